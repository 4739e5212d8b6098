/** The parts of the package we use; it ships no types. Pointers are byte offsets into the heap. */
declare module '@echogarden/speex-resampler-wasm/simd' {
  export interface SpeexResamplerModule {
    /** Replaced by a new view when the memory grows: read it anew after every call. */
    readonly HEAP16: Int16Array;
    readonly HEAP32: Int32Array;
    _malloc(bytes: number): number;
    _free(pointer: number): void;
    _speex_resampler_init(
      channels: number,
      fromHz: number,
      toHz: number,
      quality: number,
      errorPointer: number,
    ): number;
    _speex_resampler_process_int(
      state: number,
      channel: number,
      input: number,
      inputLengthPointer: number,
      output: number,
      outputLengthPointer: number,
    ): number;
    _speex_resampler_destroy(state: number): void;
  }
  export default function load(): Promise<SpeexResamplerModule>;
}
