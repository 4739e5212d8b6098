import { randomUUID } from 'node:crypto';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { PacedLine } from '#voice/line/wire.ts';
import { type HangUpCause, type Line, LineError, type Switchboard } from '#voice/ports.ts';
import type { LegRequest } from '../messages/call-messages.ts';

/** Dials the second legs of one call; their media runs in the thread of the call, so that both can be bridged. */
export interface LegSwitchboard extends Switchboard {
  /** Reports that the phone of a leg rings. */
  onRinging(legId: string): void;
}

export function createLegSwitchboard(parts: {
  /** A line that makes an offer, with its signalling at the other end of the port. */
  openLine(legId: string, to: string, port: MessagePort): Promise<{ line: PacedLine; localSdp: string }>;
  dialLeg(leg: LegRequest): void;
}): LegSwitchboard {
  const ringing = new Map<string, () => void>();
  const legs = new WeakMap<Line, string>();

  return {
    async dial(to, { ringMs, signal, onRinging }) {
      const legId = randomUUID();
      const { port1: own, port2: signalling } = new MessageChannel();
      const { line, localSdp } = await parts.openLine(legId, to, own);
      const giveUp = () => void line.hangUp();
      signal.addEventListener('abort', giveUp, { once: true });
      ringing.set(legId, onRinging);
      parts.dialLeg({ legId, to, ringMs, sdp: localSdp, port: signalling });
      try {
        if (signal.aborted) giveUp();
        await line.answer();
        legs.set(line, legId);
        return line;
      } catch {
        throw await errorOf(line, to);
      } finally {
        ringing.delete(legId);
        signal.removeEventListener('abort', giveUp);
      }
    },
    async connectLegs(caller, person) {
      const legId = legs.get(person);
      if (legId === undefined) throw new Error('This phone was not rung for the caller');
      await caller.transfer(`leg:${legId}`, { mode: 'attended' });
    },
    onRinging: (legId) => ringing.get(legId)?.(),
  };
}

/** Error of a line that ended before it was answered. */
function errorOf(line: Line, to: string): Promise<LineError> {
  return new Promise((resolve) => {
    line.listen({
      frame() {},
      digit() {},
      markPlayed() {},
      connection() {},
      transfer() {},
      hold() {},
      ended: (cause, detail) => resolve(new LineError(codeOf(cause), detail ?? `${to} could not be reached`)),
    });
    void line.hangUp('failed');
  });
}

function codeOf(cause: HangUpCause): LineError['code'] {
  switch (cause) {
    case 'busy':
    case 'no_answer':
    case 'rejected':
      return cause;
    default:
      return 'failed';
  }
}
