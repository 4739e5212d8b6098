import type { CallId } from '@parley/contract/ids';
import type { CallCommand } from '@parley/contract/resources/call';

export type CommandOutcome = 'done' | 'not_here' | 'unsupported';

/** Calls going on, to be told what to do. */
export interface LiveCalls {
  /**
   * `done`: carried out, or for `end` begun. `not_here`: no such call is going on here. `unsupported`: its line cannot
   * do this. Throws when it could and failed.
   */
  control(callId: CallId, command: CallCommand): Promise<CommandOutcome>;
}

/** One call that a process holds. */
export interface LiveCall {
  control(command: CallCommand): Promise<Exclude<CommandOutcome, 'not_here'>>;
  /** The call was closed by somebody else: hang up at once and write nothing more of it. */
  lost(): void;
}

/** The calls of this process. */
export interface LocalCalls extends LiveCalls {
  /** Takes commands for a call, and keeps its lease, until the function returned is called. */
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
