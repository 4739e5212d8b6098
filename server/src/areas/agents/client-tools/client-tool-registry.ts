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

export interface ClientToolDeps {
  db: Database;
  bus: Bus;
  feed: EventFeed;
  clock: Clock;
  log: Logger;
}

export function createClientToolRegistry(deps: ClientToolDeps): ClientToolRegistry {
  return new PendingClientTools(deps);
}

class PendingClientTools implements ClientToolRegistry {
  readonly #deps: ClientToolDeps;
  /** Callbacks by call id, run when its answer arrives. */
  readonly #waiting = new Map<string, () => void>();
  readonly #unsubscribe: () => void;

  constructor(deps: ClientToolDeps) {
    this.#deps = deps;
    this.#unsubscribe = deps.feed.onEvent((event) => {
      if (event.type !== 'client_tool.answered') return;
      this.#waiting.get((event.data as EventData<'client_tool.answered'>).tool_call_id)?.();
    });
  }

  pageOf(owner: PageOwner, onStored: (call: PageToolCall) => void): PageTools {
    return { call: (request, signal) => this.#call({ owner, onStored }, request, signal) };
  }

  close(): void {
    this.#unsubscribe();
  }

  async #call(
    { owner, onStored }: { owner: PageOwner; onStored: (call: PageToolCall) => void },
    { timeoutMs, ...request }: Parameters<PageTools['call']>[0],
    signal: AbortSignal,
  ): Promise<PageAnswer | null> {
    signal.throwIfAborted();
    const { clock } = this.#deps;
    const call = { ...request, expiresAt: new Date(clock.now().getTime() + timeoutMs) };
    // Registered before the call is stored: its answer may arrive at once.
    const wait = this.#awaitAnswer(call.toolCallId, timeoutMs, signal);
    try {
      const earlier = await this.#store(owner, call);
      if (earlier) return earlier;
      onStored(call);
      if (!call.waits) return null;
      const answer = await this.#takeAnswer(owner, call.toolCallId, await wait.answered);
      if (answer) return answer;
      throw new Error(`The page did not answer within ${timeoutMs} ms`);
    } catch (error) {
      if (signal.aborted) this.#abandon(owner, call.toolCallId);
      throw error;
    } finally {
      wait.stop();
    }
  }

  /**
   * Stores the call and notifies a chat's followers in one transaction; voice calls have their own connection to the
   * page. Returns the answer to an earlier attempt.
   */
  #store(owner: PageOwner, call: PageToolCall): Promise<PageAnswer | null> {
    const { db, bus, clock } = this.#deps;
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

  /** Resolves with false at the timeout; rejects when `signal` aborts. */
  #awaitAnswer(id: string, timeoutMs: number, signal: AbortSignal): { answered: Promise<boolean>; stop(): void } {
    let stop = () => {};
    const answered = new Promise<boolean>((resolve, reject) => {
      const timer = setTimeout(() => resolve(false), timeoutMs);
      const onAbort = () => reject(signal.reason);
      this.#waiting.set(id, () => resolve(true));
      signal.addEventListener('abort', onAbort, { once: true });
      stop = () => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        signal.removeEventListener('abort', onAbort);
      };
    });
    // Prevents an unhandled rejection when it aborts before anything awaits it.
    answered.catch(() => {});
    return { answered, stop };
  }

  /** Reads the answer; without one, closes the call, which an answer may have reached meanwhile. */
  #takeAnswer({ tenantId }: PageOwner, id: string, hasAnswer: boolean): Promise<PageAnswer | null> {
    const { db, clock } = this.#deps;
    return db.app.inTenant(tenantId, (tx) => (hasAnswer ? findAnswer(tx, id) : closeCall(tx, id, clock.now())));
  }

  #abandon({ tenantId }: PageOwner, id: string): void {
    const { db, clock, log } = this.#deps;
    db.app
      .inTenant(tenantId, (tx) => closeCall(tx, id, clock.now()))
      .catch((cause: unknown) =>
        log.warn({ event: 'client_tool.close_failed', err: cause }, 'client tool call could not be closed'),
      );
  }
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
