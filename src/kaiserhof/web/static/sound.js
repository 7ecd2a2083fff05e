// Two small synthesised sounds: something was placed, it is your turn. Off by default.

const KEY = "kaiserhof-sound";
/** @type {{ context?: AudioContext }} */
const speaker = {}; // made at the first sound: browsers forbid it before a person has acted

function soundOn() {
  return localStorage.getItem(KEY) === "on";
}

// The button says whether sounds are on.
export function showSound() {
  const button = document.getElementById("sound");
  button?.setAttribute("aria-pressed", String(soundOn()));
  if (button) button.title = (soundOn() ? button.dataset.on : button.dataset.off) ?? "";
}

export function toggleSound() {
  localStorage.setItem(KEY, soundOn() ? "off" : "on");
  showSound();
  if (soundOn()) play("turn");
}

/** @type {(kind: "turn" | "place") => void} */
export function play(kind) {
  if (!soundOn()) return;
  speaker.context ??= new AudioContext();
  const { context } = speaker;
  const notes =
    kind === "turn"
      ? [
          [523, 0],
          [784, 0.12],
        ]
      : [[196, 0]];
  for (const [pitch, delay] of notes) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = context.currentTime + delay;
    tone.type = kind === "turn" ? "sine" : "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.16, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + (kind === "turn" ? 0.5 : 0.14));
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.6);
  }
}
