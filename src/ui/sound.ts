import { settings } from '../storage/settings.ts';

/**
 * Small sounds made on the spot, so that nothing has to be fetched: bursts of filtered noise, as wood and paper sound.
 * They follow the sound setting. A browser lets sound begin only after a touch or a key; before that, nothing is heard.
 */
let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

const open = (): AudioContext | null => {
  if (!settings.sound.value || typeof AudioContext === 'undefined') return null;
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
};

const noiseOf = (audio: AudioContext): AudioBuffer => {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return noise;
};

/** One burst: `at` and `length` in seconds from now, `pitch` in Hz, `sharpness` of the band, loudness 0 to 1. */
interface Burst {
  readonly at: number;
  readonly length: number;
  readonly pitch: number;
  readonly sharpness: number;
  readonly loudness: number;
}

const burst = (audio: AudioContext, { at, length, pitch, sharpness, loudness }: Burst): void => {
  const begin = audio.currentTime + at;
  const source = audio.createBufferSource();
  source.buffer = noiseOf(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = sharpness;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loudness, begin + Math.min(0.008, length / 3));
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(begin, Math.random() * 0.2, length);
};

/** Plays once the next frame is painted: what is seen comes first. */
const play = (bursts: readonly Burst[]): void => {
  const audio = open();
  if (!audio) return;
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const each of bursts) burst(audio, each);
    }),
  );
};

/** Dice falling on felt: `count` knocks within 400 ms. */
export function throwSound(count: number): void {
  play(
    Array.from({ length: count * 2 }, (_, i) => ({
      at: (i / (count * 2)) * 0.34 + Math.random() * 0.05,
      length: 0.05,
      pitch: 900 + Math.random() * 1300,
      sharpness: 5,
      loudness: 0.5 * (1 - i / (count * 2.4)),
    })),
  );
}

/** Two strokes of a pencil. */
export function pencilSound(): void {
  play([
    { at: 0, length: 0.09, pitch: 3400, sharpness: 1.2, loudness: 0.1 },
    { at: 0.12, length: 0.1, pitch: 2900, sharpness: 1.2, loudness: 0.12 },
  ]);
}

/** A rubber stamp coming down. */
export function stampSound(): void {
  play([
    { at: 0, length: 0.16, pitch: 150, sharpness: 1.5, loudness: 0.9 },
    { at: 0.01, length: 0.05, pitch: 1200, sharpness: 1, loudness: 0.16 },
  ]);
}

/** A car pulling away over wet asphalt. */
export function driveSound(): void {
  play([
    { at: 0, length: 0.16, pitch: 420, sharpness: 2.5, loudness: 0.2 },
    { at: 0.06, length: 0.2, pitch: 760, sharpness: 2, loudness: 0.16 },
    { at: 0.12, length: 0.26, pitch: 1500, sharpness: 0.8, loudness: 0.1 },
  ]);
}

/** A flag waved twice, heavy cloth in the wind. */
export function flagSound(): void {
  play([
    { at: 0, length: 0.2, pitch: 320, sharpness: 1, loudness: 0.5 },
    { at: 0.2, length: 0.24, pitch: 420, sharpness: 1, loudness: 0.6 },
    { at: 0.42, length: 0.12, pitch: 900, sharpness: 1.4, loudness: 0.2 },
  ]);
}

/** A short tick of the device, where it can and the setting allows it; milliseconds. */
export function vibrate(pattern: number | number[]): void {
  if (settings.vibration.value && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
