import type { CallId } from '@parley/contract/ids';
import type { CallCommand } from '@parley/contract/resources/call';

export type CommandOutcome = 'closed' | 'done' | 'not_here' | 'unsupported';

/** Live calls that accept commands. */
export interface LiveCalls {
  /**
   * `done`: executed, or for `end` started. `not_here`: no such live call here. `unsupported`: the line lacks the
   * feature. `closed`: the transfer target is outside of its hours. Throws on failure.
   */
  control(callId: CallId, command: CallCommand): Promise<CommandOutcome>;
}

/** One live call of this process. */
export interface LiveCall {
  control(command: CallCommand): Promise<Exclude<CommandOutcome, 'not_here'>>;
  /** Called when the call was closed elsewhere: hang up at once and write nothing more. */
  lost(): void;
}

/** Live calls of this process. */
export interface LocalCalls extends LiveCalls {
  /** Registers a call for commands and lease renewal; returns a function that unregisters it. */
  add(callId: CallId, call: LiveCall): () => void;
  ids(): CallId[];
  find(callId: CallId): LiveCall | undefined;
}

export function createLocalCalls(): LocalCalls {
  const calls = new Map<CallId, LiveCall>();
  return {
    add(callId, call) {
      calls.set(callId, call);
      return () => {
        if (calls.get(callId) === call) calls.delete(callId);
      };
    },
    ids: () => [...calls.keys()],
    find: (callId) => calls.get(callId),
    control: async (callId, command) => (await calls.get(callId)?.control(command)) ?? 'not_here',
  };
}
