import type { MessagePort } from 'node:worker_threads';
import type { RecognitionOptions, Transcript } from '#voice/ports.ts';

export type SpeechWorkerRole = 'hear' | 'speak';

/** From the main thread to a thread of calls: a way to a worker that has started, or that it is gone. */
export type LinkNotice =
  | { kind: 'worker'; role: SpeechWorkerRole; workerId: number; port: MessagePort }
  | { kind: 'gone'; workerId: number };

/** From the main thread to a worker: a new client. */
export interface ServeRequest {
  port: MessagePort;
}

/** Numbers of streams and utterances are the asking thread's own. */
export type HearRequest =
  | { kind: 'open'; id: number; options: RecognitionOptions }
  | { kind: 'sound'; id: number; pcm: Int16Array; atMs: number }
  | { kind: 'end'; id: number }
  | { kind: 'expect'; id: number; phrases: readonly string[]; agentText?: string | undefined }
  | { kind: 'close'; id: number };

export type HearReply =
  | { kind: 'partial'; id: number; text: string }
  | { kind: 'final'; id: number; transcript: Transcript }
  | { kind: 'failed'; id: number; message: string };

export type SpeakRequest =
  | { kind: 'prepare'; voiceId: string; language: string }
  | { kind: 'speak'; id: number; text: string; voiceId: string; language: string; speed: number }
  | { kind: 'cancel'; id: number };

export type SpeakReply =
  | { kind: 'sound'; id: number; pcm: Int16Array }
  | { kind: 'end'; id: number }
  | { kind: 'failed'; id: number; message: string };
