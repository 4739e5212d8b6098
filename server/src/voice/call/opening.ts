import type { CallSettings } from '../settings.ts';

/** Start of the conversation: by the agent's greeting, the model or the caller, after a delay. */
export interface Opening {
  /** Called once a frame, with the milliseconds into the call. */
  tick(callMs: number): void;
}

export function createOpening(
  settings: Pick<CallSettings, 'firstSpeaker' | 'opening' | 'openingDelayMs'>,
  agent: { greet(): void; startModelOpening(): void },
): Opening {
  let isOver = false;
  return {
    tick(callMs) {
      if (isOver || callMs < settings.openingDelayMs) return;
      isOver = true;
      if (settings.firstSpeaker === 'model') agent.startModelOpening();
      else if (settings.firstSpeaker === 'agent' && settings.opening !== '') agent.greet();
    },
  };
}
