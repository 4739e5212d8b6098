import type { Stamps } from './fakes/stamps.ts';
import type { Scenario } from './scenario.ts';

/** Output of an engine. */
export interface Sink {
  /** Sound handed over, at whatever speed. */
  audio(pcm: Int16Array): void;
  /** All sound of the reply is handed over. */
  end(): void;
  /** Drops audio handed over and not yet played. */
  stop(): void;
  /** Something of what was handed over can be heard now. */
  isPlaying(): boolean;
}

/** One call inside an engine. */
export interface Session {
  /** The next 20 ms of the caller at 16 kHz; the array is used again. */
  push(frame: Int16Array): void;
}

/** Opens a call with the fake recognizer, model and voice. */
export type OpenSession = (input: { scenario: Scenario; stamps: Stamps; sink: Sink }) => Promise<Session> | Session;

export const engineNames = ['none', 'floor', 'parley', 'parley-speculative', 'livekit', 'livekit-speculative'] as const;

export type EngineName = (typeof engineNames)[number];

export async function loadEngine(name: EngineName): Promise<OpenSession> {
  switch (name) {
    case 'none':
      return () => ({ push() {} });
    case 'floor':
      return (await import('./engines/floor.ts')).openFloor;
    case 'parley':
    case 'parley-speculative':
      return (await import('./engines/parley.ts')).parleyEngine({ isSpeculative: name === 'parley-speculative' });
    case 'livekit':
    case 'livekit-speculative':
      return (await import('./peer/livekit.ts')).livekitEngine({ isSpeculative: name === 'livekit-speculative' });
  }
}
