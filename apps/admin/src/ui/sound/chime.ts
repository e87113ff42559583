let context: AudioContext | null = null;

/** A browser that has not answered by then does not let the page sound. */
const patienceMs = 500;
/** Two soft notes, the second a fourth above the first: its pitch in Hz, and when it begins, in seconds. */
const notes = [
  [659.3, 0],
  [880, 0.13],
] as const;
const lengthSeconds = 0.45;
const loudness = 0.16;

function play(on: AudioContext): void {
  const oscillators = notes.map(([pitch, after]) => {
    const begin = on.currentTime + after;
    const oscillator = new OscillatorNode(on, { type: 'sine', frequency: pitch });
    const gain = new GainNode(on, { gain: 0 });
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(loudness, begin + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + lengthSeconds);
    oscillator.connect(gain).connect(on.destination);
    oscillator.start(begin);
    oscillator.stop(begin + lengthSeconds);
    return oscillator;
  });
  // A context that runs would keep the device's sound switched on.
  oscillators.at(-1)?.addEventListener('ended', () => void on.suspend());
}

/** False only where the browser knows that nobody has used the page. */
const mayHaveBeenUsed = () => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;

/** Plays the sound of a new message. False where the browser can't, or doesn't let the page before somebody has used it. */
export async function chime(): Promise<boolean> {
  if (typeof AudioContext === 'undefined' || !mayHaveBeenUsed()) return false;
  try {
    context ??= new AudioContext();
    const on = context;
    const waited = new Promise((resolve) => setTimeout(resolve, patienceMs));
    if (on.state !== 'running') await Promise.race([on.resume(), waited]);
    if (on.state !== 'running') return false;
    play(on);
    return true;
  } catch (problem) {
    console.warn('The sound could not be played.', problem);
    return false;
  }
}
