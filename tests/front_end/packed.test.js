import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { unpacked } from "../../src/kaiserhof/web/static/packed.js";

const packed = (text) => deflateRawSync(text).toString("base64url");

test("a text in a link is unpacked, whatever its letters", async () => {
  expect(await unpacked(packed("1 house wei-3\n漢字"), 100)).toBe("1 house wei-3\n漢字");
});

test("a text that is longer than allowed is refused before it is unpacked as a whole", async () => {
  await expect(unpacked(packed("a".repeat(50_000_000)), 1000)).rejects.toThrow("too long");
});

test("what was not packed is refused", async () => {
  await expect(unpacked("record", 1000)).rejects.toThrow();
  await expect(unpacked("%%%", 1000)).rejects.toThrow();
});
