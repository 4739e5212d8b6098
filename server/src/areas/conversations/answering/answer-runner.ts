import { setTimeout as delay } from 'node:timers/promises';
import type { EventData } from '@parley/contract/events';
import type { ChatMessageId, ChatSessionId } from '@parley/contract/ids';
import type { ChatMessage } from '@parley/contract/resources/chat';
import type { ClientToolRegistry } from '#areas/agents/client-tools';
import { findAnswerTo, presentMessage } from '#areas/conversations/chats';
import { canBeTakenOver } from '#areas/conversations/handoff';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import type { EventFeed } from '#platform/outbox/event-feed.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import {
  type ClaimedTurn,
  claimTurn,
  findAbandoned,
  isWithAgent,
  leaseMs,
  releaseLease,
  renewLease,
  type SessionRef,
} from './answer-turn.queries.ts';
import type { ChatBrain } from './chat-brain.ts';
import type { ChatTools } from './chat-tools.ts';
import { finishTurn } from './finish-turn.ts';
import { type AnswerSource, type FollowedMessage, followAnswer } from './follow-answer.ts';
import { type AnswerMakers, makeAnswer } from './make-answer.ts';
import { type AnswerEvent, RunningAnswer } from './running-answer.ts';

export interface AnswerRunner {
  /**
   * Sees to it that a session's messages are answered, one answer at a time, and returns at once. A message that comes
   * while nothing has been said or done yet joins the question; one that comes later is answered after. `seq` is the number of
   * the visitor's message that came, which may be one sent before and sent again.
   */
  wake(session: SessionRef, seq?: number): void;
  /** What it takes to claim a session's turn on behalf of this runner; null while it is answering that session. */
  claimant(session: SessionRef): { vault: Vault; processId: string } | null;
  /** Answers a turn that was claimed so. */
  take(turn: ClaimedTurn): void;
  /** What is said to a visitor's message, from the beginning, until the answer is complete. */
  follow(followed: FollowedMessage): AsyncGenerator<AnswerEvent>;
  /** The complete answer to a visitor's message; null when the client left first. */
  answerTo(followed: FollowedMessage): Promise<ChatMessage | null>;
  /** Takes no new turns, lets running ones finish for `drainMs`, then gives the rest back for another process. */
  stop(drainMs: number): Promise<void>;
}

export interface AnswerRunnerDeps {
  db: Database;
  bus: Bus;
  feed: EventFeed;
  clock: Clock;
  vault: Vault;
  brain: ChatBrain;
  tools: ChatTools;
  clientTools: ClientToolRegistry;
  newId: () => string;
  log: Logger;
}

/** How long a withdrawn answer may take to end; a model that ignores it must not keep the process from stopping. */
const withdrawMs = 1000;
/** Turns nobody is working on are looked for this often. */
const sweepMs = 2000;

/** Answers sessions in this process. Turns of processes that died are taken over when their lease ends. */
export function createAnswerRunner(deps: AnswerRunnerDeps): AnswerRunner {
  const { db, bus, clock, log } = deps;
  const processId = deps.newId();
  const loops = new Map<ChatSessionId, Promise<void>>();
  const running = new Map<ChatSessionId, RunningAnswer>();
  const hasMore = new Set<ChatSessionId>();
  const onChange = new Set<(id: ChatSessionId) => void>();
  let isStopping = false;

  const stopListening = deps.feed.onEvent((event) => {
    const id = event.topic.slice('chat:'.length) as ChatSessionId;
    switch (event.type) {
      case 'chat.message.created':
        if ((event.data as EventData<'chat.message.created'>).message.role === 'agent') tellChange(id);
        break;
      case 'chat.session.status':
        if ((event.data as EventData<'chat.session.status'>).status !== 'open') leaveToOthers({ ...event, id });
        break;
      case 'chat.session.released':
      case 'chat.session.unqueued': {
        const { chat } = event.data as EventData<'chat.session.released' | 'chat.session.unqueued'>;
        // What the visitor wrote to nobody is answered now.
        if (chat.status === 'open') wake({ tenantId: event.tenantId, id: chat.id });
      }
    }
  });
  const sweep = setInterval(() => {
    const now = clock.now();
    findAbandoned(db.platform, { now, waitingSince: new Date(now.getTime() - sweepMs) })
      .then((sessions) => sessions.forEach((session) => wake(session)))
      .catch((error) => log.warn({ err: error }, 'abandoned chats could not be looked up'));
  }, sweepMs);

  function tellChange(id: ChatSessionId): void {
    for (const listener of onChange) listener(id);
  }

  /** The agent has the chat no more: an answer under way ends, and whoever waits for one is told. */
  function leaveToOthers(session: SessionRef): void {
    const answer = running.get(session.id);
    if (answer) keepLease(session, answer);
    tellChange(session.id);
  }

  /** Renews the lease of an answer, or withdraws it where the turn is no longer ours. */
  function keepLease({ tenantId, id }: SessionRef, answer: RunningAnswer): void {
    db.app
      .inTenant(tenantId, (tx) => renewLease(tx, { sessionId: id, processId, now: clock.now() }))
      .then((isOurs) => isOurs || answer.withdraw())
      .catch((error) => log.warn({ err: error }, 'the lease of a chat turn could not be renewed'));
  }

  function wake(session: SessionRef, seq = 0): void {
    if (isStopping) return;
    if (loops.has(session.id)) {
      hasMore.add(session.id);
      const current = running.get(session.id);
      if (current && seq > current.upToSeq && !current.hasActed) current.withdraw();
      return;
    }
    startLoop(session, null);
  }

  function startLoop(session: SessionRef, claimed: ClaimedTurn | null): void {
    const loop = answerAll(session, claimed)
      .catch((error) =>
        log.error({ err: error, sessionId: session.id }, 'a chat could not be answered; it is tried again'),
      )
      .finally(() => {
        loops.delete(session.id);
        // Nobody may answer, and whoever waits for one is to know.
        tellChange(session.id);
        // Woken after the loop had looked for the last time.
        if (hasMore.has(session.id)) wake(session);
      });
    loops.set(session.id, loop);
  }

  async function answerAll(session: SessionRef, claimed: ClaimedTurn | null): Promise<void> {
    let first = claimed;
    do {
      hasMore.delete(session.id);
      const turn = first ?? (await claim(session));
      first = null;
      if (turn && !isStopping && (await answerTurn(turn))) hasMore.add(session.id);
    } while (hasMore.has(session.id) && !isStopping);
    // Harmless for a turn that was answered: its lease ended with the answer.
    if (isStopping) {
      await db.app.inTenant(session.tenantId, (tx) => releaseLease(tx, { sessionId: session.id, processId }));
    }
  }

  function claim(session: SessionRef): Promise<ClaimedTurn | null> {
    return db.app.inTenant(
      session.tenantId,
      (tx) => claimTurn(tx, deps.vault, { session, processId, now: clock.now() }),
      { mayBeLostInCrash: true },
    );
  }

  const canBeTakenOverNow: AnswerMakers['canBeTakenOver'] = ({ tenantId, agentId }) =>
    db.app.inTenant(tenantId, (tx) => canBeTakenOver(tx, { agentId, now: clock.now() }), { onlyReads: true });

  /** Answers one turn; says whether the session may still be waiting for an answer. */
  async function answerTurn(turn: ClaimedTurn): Promise<boolean> {
    const { session } = turn;
    const answer = new RunningAnswer(deps.newId() as ChatMessageId, turn.upToSeq);
    running.set(session.id, answer);
    tellChange(session.id);
    const renewal = setInterval(() => keepLease(session, answer), leaseMs / 3);
    try {
      const made = await makeAnswer({ ...deps, canBeTakenOver: canBeTakenOverNow }, turn, answer);
      if (!made) return true;
      const now = clock.now();
      const saved = await inEmittingTransaction({ scope: db.app, bus, tenantId: session.tenantId, now }, (tx, emit) =>
        finishTurn({ tx, emit, tenantId: session.tenantId, now, newId: deps.newId }, turn, {
          ...made,
          id: answer.messageId,
          processId,
        }),
      );
      if (!saved) return false;
      answer.tell({ kind: 'completed', message: presentMessage(saved.message) });
      return saved.isUnanswered;
    } finally {
      clearInterval(renewal);
      running.delete(session.id);
      tellChange(session.id);
    }
  }

  const source: AnswerSource = {
    running,
    onChange,
    async findStored(session, seq) {
      const { stored, isWithdrawn } = await db.app.inTenant(session.tenantId, async (tx) => {
        const [found, isAgents] = await Promise.all([findAnswerTo(tx, session.id, seq), isWithAgent(tx, session.id)]);
        return { stored: found, isWithdrawn: !isAgents };
      });
      if (stored) return presentMessage(stored);
      return isWithdrawn ? 'withdrawn' : null;
    },
  };

  return {
    wake,
    claimant: (session) => (isStopping || loops.has(session.id) ? null : { vault: deps.vault, processId }),
    take(turn) {
      // A turn taken twice by one process is one lease; the loop that is there claims it again.
      if (loops.has(turn.session.id)) wake(turn.session, turn.upToSeq);
      else startLoop(turn.session, turn);
    },
    follow: (followed) => followAnswer(source, followed),
    async answerTo(followed) {
      for await (const event of followAnswer(source, followed)) if (event.kind === 'completed') return event.message;
      return null;
    },
    async stop(drainMs) {
      isStopping = true;
      clearInterval(sweep);
      stopListening();
      const finished = Promise.allSettled(loops.values());
      await Promise.race([finished, delay(drainMs, undefined, { ref: false })]);
      for (const answer of running.values()) answer.withdraw();
      await Promise.race([finished, delay(withdrawMs, undefined, { ref: false })]);
    },
  };
}
