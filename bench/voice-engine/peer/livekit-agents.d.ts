/** The parts of the peer used here, so that types can be checked where it is not installed. */
declare module '@livekit/rtc-node' {
  export class AudioFrame {
    constructor(data: Int16Array, sampleRate: number, channels: number, samplesPerChannel: number);
    readonly data: Int16Array;
    readonly sampleRate: number;
    readonly samplesPerChannel: number;
  }
}

declare module '@livekit/agents' {
  import type { ReadableStream, ReadableStreamDefaultReader } from 'node:stream/web';
  import type { AudioFrame } from '@livekit/rtc-node';

  export function initializeLogger(options: { pretty: boolean; level: string }): void;

  export const VADEventType: { START_OF_SPEECH: 0; INFERENCE_DONE: 1; END_OF_SPEECH: 2 };
  export interface VADEvent {
    type: 0 | 1 | 2;
    samplesIndex: number;
    timestamp: number;
    speechDuration: number;
    silenceDuration: number;
    frames: AudioFrame[];
    probability: number;
    inferenceDuration: number;
    speaking: boolean;
    rawAccumulatedSilence: number;
    rawAccumulatedSpeech: number;
  }
  export abstract class VAD {
    constructor(capabilities: { updateInterval: number });
    abstract label: string;
    abstract stream(): VADStream;
  }
  export abstract class VADStream {
    constructor(vad: VAD);
    protected inputReader: ReadableStreamDefaultReader<AudioFrame | symbol>;
    protected closed: boolean;
    protected sendVADEvent(event: VADEvent): boolean;
  }

  interface Queue<Item> {
    readonly closed: boolean;
    put(item: Item): void;
  }

  export namespace stt {
    const SpeechEventType: { INTERIM_TRANSCRIPT: 1; FINAL_TRANSCRIPT: 2 };
    interface SpeechEvent {
      type: 1 | 2;
      alternatives: { text: string; language: string; startTime: number; endTime: number; confidence: number }[];
    }
    abstract class STT {
      constructor(capabilities: { streaming: boolean; interimResults: boolean });
      abstract label: string;
      abstract stream(options?: { connOptions?: object }): SpeechStream;
      protected abstract _recognize(): Promise<SpeechEvent>;
    }
    abstract class SpeechStream {
      constructor(stt: STT, sampleRate: number | undefined, connOptions: object | undefined);
      abstract label: string;
      protected input: AsyncIterable<AudioFrame | symbol>;
      protected queue: Queue<SpeechEvent>;
      protected abstract run(): Promise<void>;
    }
  }

  export namespace llm {
    interface ChatOptions {
      chatCtx: object;
      toolCtx?: object;
      connOptions?: object;
    }
    abstract class LLM {
      abstract label(): string;
      abstract chat(options: ChatOptions): LLMStream;
    }
    abstract class LLMStream {
      constructor(llm: LLM, options: ChatOptions);
      protected queue: Queue<{ id: string; delta: { role: 'assistant'; content: string } }>;
      protected abortController: AbortController;
      protected abstract run(): Promise<void>;
    }
  }

  export namespace tts {
    interface SynthesizedAudio {
      requestId: string;
      segmentId: string;
      frame: AudioFrame;
      final: boolean;
    }
    abstract class TTS {
      constructor(sampleRate: number, channels: number, capabilities: { streaming: boolean });
      abstract label: string;
      abstract synthesize(): never;
      abstract stream(options?: { connOptions?: object }): SynthesizeStream;
    }
    abstract class SynthesizeStream {
      static readonly END_OF_STREAM: unique symbol;
      constructor(tts: TTS, connOptions: object | undefined);
      abstract label: string;
      protected input: AsyncIterable<string | symbol>;
      protected queue: Queue<SynthesizedAudio | typeof SynthesizeStream.END_OF_STREAM>;
      protected abortSignal: AbortSignal;
      protected abstract run(): Promise<void>;
    }
  }

  export namespace voice {
    class AudioInput {
      protected multiStream: { addInputStream(stream: ReadableStream<AudioFrame>): void };
    }
    abstract class AudioOutput {
      constructor(sampleRate: number, next: undefined, capabilities: { pause: boolean });
      captureFrame(frame: AudioFrame): Promise<void>;
      flush(): void;
      protected onPlaybackStarted(at: number): void;
      protected onPlaybackFinished(event: { playbackPosition: number; interrupted: boolean }): void;
      abstract clearBuffer(): void;
    }
    class Agent {
      constructor(options: { instructions: string });
    }
    class AgentSession {
      constructor(options: object);
      readonly input: { audio: AudioInput };
      readonly output: { audio: AudioOutput };
      start(options: { agent: Agent; record: boolean }): Promise<void>;
    }
  }
}
