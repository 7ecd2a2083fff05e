// Passkeys: keeping a person with one, and signing in with one. Also the button that copies a personal link.

import "./page.js";
import { listenToCopy } from "./sharing.js";
import { toast } from "./toast.js";

const main = document.getElementById("main");
const offered = typeof PublicKeyCredential !== "undefined" && "parseRequestOptionsFromJSON" in PublicKeyCredential;

// Sends JSON and returns the server's answer; if it refuses, says why and returns null.
/** @type {(path: string, data?: unknown) => Promise<Response | null>} */
async function ask(path, data = {}) {
  const headers = { "content-type": "application/json" };
  try {
    const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(data) });
    if (answer.ok) return answer;
    toast((await answer.json()).sentence);
  } catch {
    toast(main?.dataset.lost ?? "");
  }
  return null;
}

// Says why the browser made or used no passkey. Somebody who has cancelled knows why.
/** @type {(error: unknown) => void} */
function explain(error) {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "AbortError") return;
  toast((name === "InvalidStateError" ? main?.dataset.known : main?.dataset.failed) ?? "");
}

async function keep() {
  const begun = await ask("/me/passkeys/begin");
  if (!begun) return;
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await begun.json());
    const made = /** @type {PublicKeyCredential | null} */ (await navigator.credentials.create({ publicKey }));
    if (made && (await ask("/me/passkeys", made.toJSON()))) location.reload();
  } catch (error) {
    explain(error);
  }
}

// Signs in at a path; with `conditional`, the browser only suggests passkeys in the field for an address.
/** @type {(path: string, mediation: CredentialMediationRequirement, signal?: AbortSignal) => Promise<void>} */
async function signIn(path, mediation, signal) {
  const begun = await ask("/me/sign-in/begin");
  if (!begun || signal?.aborted) return;
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await begun.json());
    const used = await navigator.credentials.get({ publicKey, mediation, signal });
    const answer = used && (await ask(path, /** @type {PublicKeyCredential} */ (used).toJSON()));
    if (answer) location.assign((await answer.json()).to);
  } catch (error) {
    explain(error);
  }
}

const suggesting = new AbortController();

/** @type {NodeListOf<HTMLButtonElement>} */
const buttons = document.querySelectorAll("[data-passkey]");
for (const button of buttons) {
  button.addEventListener("click", async () => {
    if (!offered) {
      toast(main?.dataset.none ?? "");
      return;
    }
    suggesting.abort();
    button.disabled = true;
    await (button.dataset.passkey === "get" ? signIn(button.dataset.path ?? "/me/sign-in", "optional") : keep());
    button.disabled = false;
  });
}

const copy = document.getElementById("copy");
const link = /** @type {HTMLInputElement | null} */ (document.getElementById("personal"));
if (copy && link) listenToCopy(copy, () => link.value);

if (offered && document.querySelector("[autocomplete~=webauthn]")) {
  PublicKeyCredential.isConditionalMediationAvailable?.().then((can) => {
    if (can && !suggesting.signal.aborted) signIn("/me/sign-in", "conditional", suggesting.signal);
  });
}
document.body.classList.add("ready");
