import { createPlaybackBuffer } from './playback-buffer.ts';
import { createResampler } from './resampler.ts';

// Globals of the audio thread, which no type library of the page has.
declare const sampleRate: number;
declare const registerProcessor: (name: string, processor: unknown) => void;
declare const AudioWorkletProcessor: new () => { readonly port: MessagePort };

/** 20 ms at 16 kHz. Unit: samples. */
const frameSamples = 320;
const wireRateHz = 16_000;

/**
 * Both directions of a WebSocket call, in the audio thread: microphone to frames of 20 ms at 16 kHz, which go to the
 * page, and frames from the page to the loudspeaker. The message `clear` drops what was not played.
 */
class VoiceProcessor extends AudioWorkletProcessor {
  readonly #down = createResampler(sampleRate, wireRateHz);
  readonly #up = createResampler(wireRateHz, sampleRate);
  readonly #buffer = createPlaybackBuffer();
  #frame = new Int16Array(frameSamples);
  #filled = 0;
  #ready = new Float32Array(0);

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<Int16Array | 'clear'>) => {
      if (data === 'clear') this.#buffer.clear();
      else this.#buffer.push(data);
    };
  }

  process([input]: Float32Array[][], [output]: Float32Array[][]): boolean {
    const [heard] = input ?? [];
    if (heard) this.#send(this.#down.push(heard));
    const [speaker] = output ?? [];
    if (speaker) this.#play(speaker);
    return true;
  }

  #send(samples: Float32Array): void {
    for (const sample of samples) {
      this.#frame[this.#filled] = Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768)));
      this.#filled += 1;
      if (this.#filled < frameSamples) continue;
      this.port.postMessage(this.#frame, [this.#frame.buffer]);
      this.#frame = new Int16Array(frameSamples);
      this.#filled = 0;
    }
  }

  #play(speaker: Float32Array): void {
    while (this.#ready.length < speaker.length) {
      const more = this.#up.push(this.#buffer.pull(64));
      const joined = new Float32Array(this.#ready.length + more.length);
      joined.set(this.#ready);
      joined.set(more, this.#ready.length);
      this.#ready = joined;
    }
    speaker.set(this.#ready.subarray(0, speaker.length));
    this.#ready = this.#ready.slice(speaker.length);
  }
}

registerProcessor('parley-voice', VoiceProcessor);
