import type { LiveCall } from '#voice/call/run-call.ts';
import type { PacedLine } from '#voice/line/wire.ts';
import type { QueuePlace } from '#voice/ports.ts';
import type { ControlCommand } from '../messages/call-messages.ts';
import type { ControlOutcome } from '../messages/call-port.ts';
import type { RemoteReplyEngine } from '../messages/remote-reply-engine.ts';
import type { LegSwitchboard } from './leg-switchboard.ts';

/** A conversation that runs in this media worker. */
export interface WorkerCall {
  live: LiveCall;
  replyEngine: RemoteReplyEngine;
  switchboard: LegSwitchboard | undefined;
  /** Place of the call in the queue it waits in. */
  onQueuePlace(place: QueuePlace): void;
}

/** Applies an in-call command, where the line supports it. */
export async function applyControl(
  { live, switchboard }: WorkerCall,
  line: PacedLine,
  command: ControlCommand,
): Promise<ControlOutcome> {
  switch (command.action) {
    case 'say':
      live.say(command.text);
      return 'done';
    case 'inject':
      live.inject(command.text);
      return 'done';
    case 'mute':
      live.setMuted(command.isMuted);
      return 'done';
    case 'transfer':
      if (line.capabilities.transfer === 'none' && switchboard === undefined) return 'unsupported';
      live.transfer(command.request);
      return 'done';
    case 'press-digits':
      if (!line.capabilities.digitsOut) return 'unsupported';
      await live.pressDigits(command.digits);
      return 'done';
    case 'show':
      line.show(command.notice);
      return 'done';
    case 'run-out':
      live.runOut(command.reason);
      return 'done';
    case 'end':
      live.end(command.reason);
      return 'done';
  }
}
