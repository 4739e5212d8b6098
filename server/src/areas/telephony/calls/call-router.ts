import { CallId } from '@parley/contract/ids';
import { CallCommand } from '@parley/contract/resources/call';
import { z } from 'zod';
import type { Bus } from '#platform/bus/bus.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { CommandOutcome, LiveCalls } from './live-calls.ts';

/** Router of call commands: to this process or, over the bus, to the call's owner. */
export interface CallRouter extends LiveCalls {
  close(): void;
}

const askTopic = 'call.control';
const answerTopic = 'call.control.answer';
/** Timeout of a remote command. Unit: milliseconds. */
const waitMs = 2000;

const Ask = z.object({ ask: z.string(), from: z.string(), call_id: CallId, command: CallCommand });
const Answer = z.object({ ask: z.string(), outcome: z.enum(['closed', 'done', 'unsupported', 'failed']) });
type Outcome = z.infer<typeof Answer>['outcome'] | 'not_here';

/**
 * Broadcasts the command to every process; only the call's owner replies. Without a reply within `waitMs` the result is
 * `not_here`; a command delivered later is still executed.
 */
export function createCallRouter(options: {
  bus: Bus;
  local: LiveCalls;
  processId: string;
  newId: () => string;
  log: Logger;
  waitMs?: number;
}): CallRouter {
  const { bus, local, processId, log } = options;
  const waiting = new Map<string, (outcome: Outcome) => void>();

  const stopAnswering = bus.subscribe(askTopic, (message) => {
    const request = Ask.safeParse(readJson(message));
    if (!request.success || request.data.from === processId) return;
    const { ask, call_id: callId, command } = request.data;
    local
      .control(callId, command)
      .catch((error): 'failed' => {
        log.warn({ event: 'call.command_failed', err: error, callId, action: command.action }, 'call command failed');
        return 'failed';
      })
      .then((outcome) => {
        if (outcome !== 'not_here') bus.publish(answerTopic, JSON.stringify({ ask, outcome }));
      });
  });
  const stopListening = bus.subscribe(answerTopic, (message) => {
    const answer = Answer.safeParse(readJson(message));
    if (answer.success) waiting.get(answer.data.ask)?.(answer.data.outcome);
  });

  async function askOthers(callId: CallId, command: CallCommand): Promise<Outcome> {
    const ask = options.newId();
    let timer: NodeJS.Timeout | undefined;
    const outcome = new Promise<Outcome>((resolve) => {
      waiting.set(ask, resolve);
      timer = setTimeout(() => resolve('not_here'), options.waitMs ?? waitMs);
    });
    bus.publish(askTopic, JSON.stringify({ ask, from: processId, call_id: callId, command }));
    try {
      return await outcome;
    } finally {
      clearTimeout(timer);
      waiting.delete(ask);
    }
  }

  return {
    async control(callId, command): Promise<CommandOutcome> {
      const here = await local.control(callId, command);
      if (here !== 'not_here') return here;
      const elsewhere = await askOthers(callId, command);
      if (elsewhere === 'failed') throw new Error('The process that holds the call could not carry out the command');
      return elsewhere;
    },
    close() {
      stopAnswering();
      stopListening();
      for (const resolve of waiting.values()) resolve('not_here');
    },
  };
}

function readJson(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}
