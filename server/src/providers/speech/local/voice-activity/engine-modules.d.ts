/** The part of sherpa-onnx-node used here; the package brings no types. */
declare module 'sherpa-onnx-node' {
  interface VadConfig {
    sileroVad: {
      model: string;
      threshold: number;
      /** Seconds. */
      minSilenceDuration: number;
      minSpeechDuration: number;
      maxSpeechDuration: number;
      /** Samples. */
      windowSize: number;
    };
    sampleRate: number;
    numThreads: number;
    provider: 'cpu';
    debug: boolean;
  }
  class Vad {
    constructor(config: VadConfig, bufferSizeInSeconds: number);
    acceptWaveform(samples: Float32Array): void;
    isEmpty(): boolean;
    isDetected(): boolean;
    pop(): void;
    clear(): void;
    /** As it was when it was made. */
    reset(): void;
  }
  const sherpa: { Vad: typeof Vad };
  export default sherpa;
}

/** The WebRTC voice activity detector as bare functions over one memory; the package brings no types. */
declare module '@echogarden/fvad-wasm' {
  interface FvadModule {
    HEAP16: Int16Array;
    _malloc(bytes: number): number;
    _free(address: number): void;
    _fvad_new(): number;
    _fvad_free(detector: number): void;
    _fvad_set_mode(detector: number, mode: number): number;
    _fvad_set_sample_rate(detector: number, sampleRateHz: number): number;
    _fvad_process(detector: number, samples: number, count: number): number;
  }
  export default function createFvad(): Promise<FvadModule>;
}
