import { setTimeout as delay } from 'node:timers/promises';
import type { EventData } from '@parley/contract/events';
import type { ChatMessageId, ChatSessionId } from '@parley/contract/ids';
import type { ChatMessage } from '@parley/contract/resources/chat';
import type { ClientToolRegistry } from '#areas/agents/client-tools';
import { findAnswerTo, presentMessage } from '#areas/conversations/chats';
import { isHandoffPossible } from '#areas/conversations/handoff';
import type { QuestionRecorder } from '#areas/conversations/unanswered-questions';
import type { KnowledgeSearch } from '#areas/knowledge/retrieval';
import type { RunGraphs } from '#areas/workflows/runs';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import type { EventFeed, StoredEvent } from '#platform/outbox/event-feed.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import {
  type ClaimedTurn,
  claimTurn,
  findAbandonedSessions,
  leaseMs,
  mayBeAnswered,
  releaseLease,
  renewLease,
  type SessionRef,
} from './answer-turn.queries.ts';
import type { ChatBrain } from './chat-brain.ts';
import type { ChatTools } from './chat-tools.ts';
import { finishTurn } from './finish-turn.ts';
import { type AnswerSource, type FollowedMessage, followAnswer } from './follow-answer.ts';
import { type AnswerGeneratorDeps, type GeneratedAnswer, generateAnswer } from './generate-answer.ts';
import { OriginalWords } from './original-words.ts';
import { type AnswerEvent, RunningAnswer } from './running-answer.ts';

interface AnswerRunnerDeps {
  db: Database;
  bus: Bus;
  feed: EventFeed;
  clock: Clock;
  vault: Vault;
  brain: ChatBrain;
  knowledge: Pick<KnowledgeSearch, 'retrieverFor'>;
  tools: ChatTools;
  clientTools: ClientToolRegistry;
  questions: QuestionRecorder;
  /** Workflows that chats follow. */
  graphs: RunGraphs;
  newId: () => string;
  log: Logger;
}

/** Grace for a withdrawn answer to end; a model that ignores its abort must not delay the shutdown. */
const withdrawMs = 1000;
/** Interval of the search for turns without a lease. */
const sweepMs = 2000;

/** Answers sessions in this process, one answer per session at a time. Turns of processes that died fail over here. */
export class AnswerRunner {
  readonly #deps: AnswerRunnerDeps;
  readonly #processId: string;
  readonly #loops = new Map<ChatSessionId, Promise<void>>();
  readonly #running = new Map<ChatSessionId, RunningAnswer>();
  /** Sessions scheduled again while their loop runs. */
  readonly #rescheduled = new Set<ChatSessionId>();
  readonly #originals = new OriginalWords();
  readonly #source: AnswerSource;
  readonly #stopListening: () => void;
  readonly #sweep: NodeJS.Timeout;
  #isStopping = false;

  constructor(deps: AnswerRunnerDeps) {
    this.#deps = deps;
    this.#processId = deps.newId();
    this.#source = {
      running: this.#running,
      onChange: new Set(),
      findStored: (session, seq) => this.#findStored(session, seq),
    };
    this.#stopListening = deps.feed.onEvent((event) => this.#onEvent(event));
    this.#sweep = setInterval(() => this.#scheduleAbandoned(), sweepMs);
  }

  /**
   * Answers a session's messages in the background. A message that arrives before the first word or tool call of an
   * answer joins its question; a later one is answered afterwards. `seq`: number of the visitor's message that arrived,
   * possibly one sent before.
   */
  schedule(session: SessionRef, seq = 0): void {
    if (this.#isStopping) return;
    if (!this.#loops.has(session.id)) {
      this.#startLoop(session, null);
      return;
    }
    this.#rescheduled.add(session.id);
    const current = this.#running.get(session.id);
    if (current && seq > current.upToSeq && !current.hasActed) current.withdraw();
  }

  /** Goes on with a chat whose workflow is due, and resolves when that is done or another process has the chat. */
  async continueWorkflow(session: SessionRef): Promise<void> {
    this.schedule(session);
    await this.#loops.get(session.id);
  }

  /** Arguments that claim a session's turn for this process; null while it answers that session. */
  claimAs(session: SessionRef): { vault: Vault; processId: string } | null {
    if (this.#isStopping || this.#loops.has(session.id)) return null;
    return { vault: this.#deps.vault, processId: this.#processId };
  }

  /** Remembers a message for the model, where its stored text is redacted. */
  readonly rememberWords = (id: ChatMessageId, text: string): void => this.#originals.remember(id, text);

  /** Answers a turn claimed with `claimAs`. */
  runClaimed(turn: ClaimedTurn): void {
    // Two claims by one process are one lease; the running loop claims it again.
    if (this.#loops.has(turn.session.id)) this.schedule(turn.session, turn.upToSeq);
    else this.#startLoop(turn.session, turn);
  }

  /** Streams the answer to a visitor's message, from its first word until it is complete. */
  follow(followed: FollowedMessage): AsyncGenerator<AnswerEvent> {
    return followAnswer(this.#source, followed);
  }

  /** Waits for the complete answer to a visitor's message; null when the client disconnected first. */
  async answerTo(followed: FollowedMessage): Promise<ChatMessage | null> {
    for await (const event of this.follow(followed)) if (event.kind === 'completed') return event.message;
    return null;
  }

  /** Claims no more turns, lets running ones finish for `drainMs`, then releases the rest to other processes. */
  async stop(drainMs: number): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#sweep);
    this.#stopListening();
    const finished = Promise.allSettled(this.#loops.values());
    await Promise.race([finished, delay(drainMs, undefined, { ref: false })]);
    for (const answer of this.#running.values()) answer.withdraw();
    await Promise.race([finished, delay(withdrawMs, undefined, { ref: false })]);
  }

  #onEvent(event: StoredEvent): void {
    const id = event.topic.slice('chat:'.length) as ChatSessionId;
    switch (event.type) {
      case 'chat.message.created':
        if ((event.data as EventData<'chat.message.created'>).message.role === 'agent') this.#notifyChange(id);
        break;
      case 'chat.session.status':
        if ((event.data as EventData<'chat.session.status'>).status === 'open') break;
        this.#cancelForHandoff({ tenantId: event.tenantId, id });
        break;
      case 'chat.session.released':
      case 'chat.session.unqueued': {
        const { chat } = event.data as EventData<'chat.session.released' | 'chat.session.unqueued'>;
        // Messages sent while no one answered are answered now.
        if (chat.status === 'open') this.schedule({ tenantId: event.tenantId, id: chat.id });
      }
    }
  }

  #scheduleAbandoned(): void {
    const now = this.#deps.clock.now();
    findAbandonedSessions(this.#deps.db.platform, { now, waitingSince: new Date(now.getTime() - sweepMs) })
      .then((sessions) => sessions.forEach((session) => this.schedule(session)))
      .catch((error) =>
        this.#deps.log.warn(
          { event: 'chat.abandoned_turns_not_read', err: error },
          'abandoned chat turns could not be read; retrying',
        ),
      );
  }

  #notifyChange(id: ChatSessionId): void {
    for (const listener of this.#source.onChange) listener(id);
  }

  /** Withdraws the running answer of a chat the agent no longer has, and notifies its followers. */
  #cancelForHandoff(session: SessionRef): void {
    const answer = this.#running.get(session.id);
    if (answer) this.#renewOrWithdraw(session, answer);
    this.#notifyChange(session.id);
  }

  /** Renews the lease of an answer, or withdraws the answer when the lease was lost. */
  #renewOrWithdraw({ tenantId, id }: SessionRef, answer: RunningAnswer): void {
    const { db, clock, log } = this.#deps;
    db.app
      .inTenant(tenantId, (tx) => renewLease(tx, { sessionId: id, processId: this.#processId, now: clock.now() }))
      .then((isOurs) => isOurs || answer.withdraw())
      .catch((error) =>
        log.warn({ event: 'chat.lease_not_renewed', err: error }, 'the lease of a chat turn could not be renewed'),
      );
  }

  #startLoop(session: SessionRef, claimed: ClaimedTurn | null): void {
    const loop = this.#answerAll(session, claimed)
      .catch((error) =>
        this.#deps.log.error(
          { event: 'chat.answer_failed', err: error, sessionId: session.id },
          'a chat could not be answered; retrying',
        ),
      )
      .finally(() => {
        this.#loops.delete(session.id);
        // Followers may be waiting for an answer that no process may give.
        this.#notifyChange(session.id);
        // Scheduled after the loop's last check.
        if (this.#rescheduled.has(session.id)) this.schedule(session);
      });
    this.#loops.set(session.id, loop);
  }

  async #answerAll(session: SessionRef, claimed: ClaimedTurn | null): Promise<void> {
    let first = claimed;
    do {
      this.#rescheduled.delete(session.id);
      const turn = first ?? (await this.#claim(session));
      first = null;
      if (turn && !this.#isStopping && (await this.#answerTurn(turn))) this.#rescheduled.add(session.id);
    } while (this.#rescheduled.has(session.id) && !this.#isStopping);
    // Harmless for an answered turn: its lease ended with the answer.
    if (this.#isStopping) {
      const lease = { sessionId: session.id, processId: this.#processId };
      await this.#deps.db.app.inTenant(session.tenantId, (tx) => releaseLease(tx, lease));
    }
  }

  #claim(session: SessionRef): Promise<ClaimedTurn | null> {
    const { db, vault, clock } = this.#deps;
    return db.app.inTenant(
      session.tenantId,
      (tx) => claimTurn(tx, vault, { session, processId: this.#processId, now: clock.now() }),
      { mayBeLostInCrash: true },
    );
  }

  /** Answers one turn; true when the session may have further messages to answer. */
  async #answerTurn(turn: ClaimedTurn): Promise<boolean> {
    const { db, clock } = this.#deps;
    const { session } = turn;
    // Answers no message, so that no request follows it and a message that arrives withdraws it.
    const answer = new RunningAnswer(this.#deps.newId() as ChatMessageId, turn.isDue === true ? -1 : turn.upToSeq);
    this.#running.set(session.id, answer);
    this.#notifyChange(session.id);
    const renewal = setInterval(() => this.#renewOrWithdraw(session, answer), leaseMs / 3);
    const isHandoffPossibleNow: AnswerGeneratorDeps['isHandoffPossible'] = ({ tenantId, agentId }) =>
      db.app.inTenant(tenantId, (tx) => isHandoffPossible(tx, { agentId, now: clock.now() }), { onlyReads: true });
    try {
      // Only the model has the original words; what is saved of the turn is made of the stored ones.
      const said = this.#originals.restore(turn);
      const parts = { ...this.#deps, processId: this.#processId, isHandoffPossible: isHandoffPossibleNow };
      const generated = await generateAnswer(parts, said, answer);
      return generated ? await this.#save(turn, answer, generated) : true;
    } finally {
      clearInterval(renewal);
      this.#running.delete(session.id);
      this.#notifyChange(session.id);
    }
  }

  async #save(turn: ClaimedTurn, answer: RunningAnswer, generated: GeneratedAnswer): Promise<boolean> {
    const { db, bus, clock, newId, questions } = this.#deps;
    const { tenantId } = turn.session;
    const now = clock.now();
    const written = { ...generated, id: answer.messageId, processId: this.#processId };
    const saved = await inEmittingTransaction({ scope: db.app, bus, tenantId, now }, (tx, emit) =>
      finishTurn({ tx, emit, tenantId, now, newId, questions }, turn, written),
    );
    if (!saved) return false;
    const { message } = saved;
    if (message && message.text !== generated.text) this.#originals.remember(answer.messageId, generated.text);
    if (saved.isRedacted) {
      this.#originals.rememberVariables(turn.session.id, generated.variables);
      if (generated.workflow) this.#originals.rememberRun(turn.session.id, generated.workflow.state);
    }
    if (message) answer.publish({ kind: 'completed', message: presentMessage(message) });
    else answer.publish({ kind: 'withdrawn', messageId: null });
    return saved.isUnanswered;
  }

  async #findStored(session: SessionRef, seq: number): Promise<ChatMessage | 'withdrawn' | null> {
    const [stored, mayFollow] = await this.#deps.db.app.inTenant(session.tenantId, (tx) =>
      Promise.all([findAnswerTo(tx, session.id, seq), mayBeAnswered(tx, session.id, seq)]),
    );
    if (stored) return presentMessage(stored);
    return mayFollow ? null : 'withdrawn';
  }
}
