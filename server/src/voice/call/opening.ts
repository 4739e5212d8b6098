import type { CallSettings } from '../settings.ts';

/**
 * Start of the conversation after a delay: the disclosure before everything else; then the agent's greeting, the
 * model or the caller.
 */
export interface Opening {
  /** Called once a frame, with the milliseconds into the call. */
  tick(callMs: number): void;
}

export function createOpening(
  settings: Pick<CallSettings, 'disclosure' | 'firstSpeaker' | 'opening' | 'openingDelayMs'>,
  agent: {
    /** Says the disclosure, which cannot be interrupted; `onOver`: it was heard, or the call is ending. */
    disclose(onOver: () => void): void;
    greet(): void;
    startModelOpening(): void;
  },
): Opening {
  let isOver = false;
  function open() {
    if (settings.firstSpeaker === 'model') agent.startModelOpening();
  }
  return {
    tick(callMs) {
      if (isOver || callMs < settings.openingDelayMs) return;
      isOver = true;
      if (settings.disclosure === '') open();
      else agent.disclose(open);
      // Queued behind the disclosure, so that its synthesis begins at once.
      if (settings.firstSpeaker === 'agent' && settings.opening !== '') agent.greet();
    },
  };
}
