/** So long other tabs leave a message's sound to the one that plays it. */
const heldMs = 3_000;

/** Two soft notes. Where the browser allows no sound, there is none. */
export function play(): void {
  try {
    const audio = new AudioContext();
    const volume = audio.createGain();
    volume.connect(audio.destination);
    const at = audio.currentTime;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.08, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
    for (const [hertz, from] of [
      [660, 0],
      [880, 0.12],
    ] as const) {
      const note = audio.createOscillator();
      note.frequency.value = hertz;
      note.connect(volume);
      note.start(at + from);
      note.stop(at + 0.5);
    }
    setTimeout(() => void audio.close().catch(() => {}), 1_000);
  } catch {
    // This browser plays nothing.
  }
}

/** Plays for a message in one of the visitor's tabs. */
export function playOnce(id: string): void {
  if (!navigator.locks) return play();
  const held = () => new Promise<void>((resolve) => setTimeout(resolve, heldMs));
  void navigator.locks
    .request(`chatty:${id}`, { ifAvailable: true }, (lock) => {
      if (!lock) return undefined;
      play();
      return held();
    })
    .catch(() => {});
}
