import type { EventData } from '@parley/contract/events';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import type { EventFeed } from '#platform/outbox/event-feed.ts';
import { closeCall, findAnswer, openCall, type PageAnswer, type PageOwner } from './client-tools.queries.ts';

/** Tool call as sent to its page. */
export interface PageToolCall {
  toolCallId: string;
  name: string;
  arguments: Record<string, unknown>;
  /** True when the agent waits for the answer, until `expiresAt`. */
  waits: boolean;
  expiresAt: Date;
}

/** Runs tools in the page of one conversation. */
export interface PageTools {
  /**
   * Resolves with the page's answer, or with null at once when `waits` is false. Rejects when the page does not answer
   * within `timeoutMs` or `signal` aborts. `toolCallId` is a UUID and the idempotency key.
   */
  call(
    request: Omit<PageToolCall, 'expiresAt'> & { timeoutMs: number },
    signal: AbortSignal,
  ): Promise<PageAnswer | null>;
}

/** Registry of tool calls that wait for their pages. */
export interface ClientToolRegistry {
  /** `onStored` runs after the call is stored, for a page connected to this process. */
  pageOf(owner: PageOwner, onStored: (call: PageToolCall) => void): PageTools;
  close(): void;
}

export function createClientToolRegistry(deps: {
  db: Database;
  bus: Bus;
  feed: EventFeed;
  clock: Clock;
  log: Logger;
}): ClientToolRegistry {
  const { db, bus, clock, log } = deps;
  /** Callbacks by call id, run when its answer arrives. */
  const waiting = new Map<string, () => void>();
  const stopListening = deps.feed.onEvent((event) => {
    if (event.type !== 'client_tool.answered') return;
    waiting.get((event.data as EventData<'client_tool.answered'>).tool_call_id)?.();
  });

  /**
   * Stores the call and notifies a chat's followers in one transaction; voice calls have their own connection to the
   * page.
   */
  function open(owner: PageOwner, call: PageToolCall): Promise<PageAnswer | null> {
    const now = clock.now();
    const { tenantId, sessionId } = owner;
    return inEmittingTransaction({ scope: db.app, bus, tenantId, now }, async (tx, emit) => {
      const row = { owner, id: call.toolCallId, name: call.name, arguments: call.arguments, now };
      const opened = call.waits ? await openCall(tx, { ...row, expiresAt: call.expiresAt }) : null;
      if (opened?.isNew !== false && sessionId !== undefined) {
        await emit('client_tool.called', `chat:${sessionId}`, { session_id: sessionId, ...presentToolCall(call) });
      }
      return opened?.answer ?? null;
    });
  }

  function untilAnswered(id: string, timeoutMs: number, signal: AbortSignal) {
    let stop = () => {};
    const answered = new Promise<boolean>((resolve, reject) => {
      const timer = setTimeout(() => resolve(false), timeoutMs);
      const onAbort = () => reject(signal.reason);
      waiting.set(id, () => resolve(true));
      signal.addEventListener('abort', onAbort, { once: true });
      stop = () => {
        clearTimeout(timer);
        waiting.delete(id);
        signal.removeEventListener('abort', onAbort);
      };
    });
    // Prevents an unhandled rejection when it aborts before anything awaits it.
    answered.catch(() => {});
    return { answered, stop };
  }

  return {
    pageOf: (owner, onStored) => ({
      async call({ timeoutMs, ...request }, signal) {
        signal.throwIfAborted();
        const call = { ...request, expiresAt: new Date(clock.now().getTime() + timeoutMs) };
        const { toolCallId: id } = call;
        const inTenant = <Result>(work: Parameters<typeof db.app.inTenant<Result>>[1]) =>
          db.app.inTenant(owner.tenantId, work);
        // Registered before the call is stored: its answer may arrive at once.
        const wait = untilAnswered(id, timeoutMs, signal);
        try {
          const earlier = await open(owner, call);
          if (earlier) return earlier;
          onStored(call);
          if (!call.waits) return null;
          const hasAnswer = await wait.answered;
          const answer = await inTenant((tx) => (hasAnswer ? findAnswer(tx, id) : closeCall(tx, id, clock.now())));
          if (answer) return answer;
          throw new Error(`The page did not answer within ${timeoutMs} ms`);
        } catch (error) {
          if (signal.aborted) {
            inTenant((tx) => closeCall(tx, id, clock.now())).catch((cause: unknown) =>
              log.warn({ event: 'client_tool.close_failed', err: cause }, 'client tool call could not be closed'),
            );
          }
          throw error;
        } finally {
          wait.stop();
        }
      },
    }),
    close: stopListening,
  };
}

/** Presents a tool call as the API shows it. */
export function presentToolCall(call: PageToolCall): Omit<EventData<'client_tool.called'>, 'session_id'> {
  return {
    tool_call_id: call.toolCallId,
    name: call.name,
    arguments: call.arguments,
    waits: call.waits,
    expires_at: call.expiresAt.toISOString(),
  };
}
