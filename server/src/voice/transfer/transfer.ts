import type { CallEnding } from '../call-end.ts';
import {
  type CallRecord,
  frameMs,
  type HangUpCause,
  type Line,
  type LineErrorCode,
  type LineTransferState,
  type Queues,
  type ReplyEngine,
  type Switchboard,
  type TransferRequest,
  type TransferState,
} from '../ports.ts';
import type { CallSettings } from '../settings.ts';
import type { VoiceChain } from '../text-to-speech/voice-chain.ts';
import type { AgentOutput } from '../turns/agent-output.ts';
import type { TurnTaking } from '../turns/turn-taking.ts';
import { type LegTransfer, type LegTransferParts, startLegTransfer } from './leg-transfer.ts';
import type { PersonTranscription } from './person-transcription.ts';
import { queueAnnouncement } from './queue.rules.ts';
import { startQueueWait } from './queue-wait.ts';
import { createRingbackTone } from './ringback-tone.ts';
import {
  type Attempt,
  calledBackContext,
  causeFromSipStatus,
  firstSentence,
  planAttempts,
  returnMessages,
} from './transfer.rules.ts';

/** Grace after the ringing time in which the line has to report the outcome of a REFER. Unit: milliseconds. */
const referGraceMs = 10_000;

/** Detail of a blind transfer without a known outcome. */
const noOutcome = 'no outcome was reported';

type Stage =
  | { kind: 'idle' }
  /** Blind transfer: REFER was sent on the caller's line. */
  | { kind: 'referring'; attempt: Attempt; isAccepted: boolean }
  /** Attended or bridged transfer over a second leg. */
  | { kind: 'second-leg'; leg: LegTransfer }
  | { kind: 'over' };

interface TransferParts {
  line: Line;
  switchboard: Switchboard | undefined;
  queues: Queues | undefined;
  record: CallRecord;
  replyEngine: ReplyEngine;
  settings: CallSettings;
  voices: VoiceChain;
  volume: number;
  agent: AgentOutput;
  turns: TurnTaking;
  ending: CallEnding;
  /** Starts transcription of the person; undefined where this call cannot. */
  transcribePerson(): PersonTranscription | undefined;
}

/** Transfer of the caller to a person, with fallback to the agent. One transfer at a time. */
export interface Transfer {
  /**
   * Starts a transfer. Throws an Error, also reported to the record, when one is under way, when the call is over or
   * when it cannot transfer. `isAnnounced`: the announcement was made already.
   */
  begin(request: TransferRequest, isAnnounced?: boolean): void;
  /** Called once a frame of the caller's line. */
  tick(caller: Int16Array): void;
  /** Takes a digit of the caller; false when it is for the agent. */
  consumesDigit(digit: string): boolean;
  /** Outcome of a REFER on the caller's line. */
  onLineTransfer(state: LineTransferState, code?: number): void;
  isUnderWay(): boolean;
  isBridged(): boolean;
  /** True when the current audio may be recorded. */
  isRecorded(): boolean;
  /** True when the current audio may be transcribed. */
  isTranscribed(): boolean;
  /** Stops a transfer under way, for a call that ends for another reason. */
  abort(detail: string): void;
  onCallerEnded(cause: HangUpCause): void;
}

export function createTransfer(parts: TransferParts): Transfer {
  return new CallTransfer(parts);
}

class CallTransfer implements Transfer {
  readonly #parts: TransferParts;
  #stage: Stage = { kind: 'idle' };
  #request: TransferRequest | undefined;
  #attemptsLeft: Attempt[] = [];
  /** The attempt as last reported: an attended one may have become bridged. */
  #reported: Attempt | undefined;
  /** Blind attempt that was accepted and whose outcome is unknown. */
  #unconfirmed: Attempt | undefined;
  #isAnnounced = false;
  #waitedMs = 0;
  #ringback = createRingbackTone();

  constructor(parts: TransferParts) {
    this.#parts = parts;
  }

  begin(request: TransferRequest, isAnnounced = false): void {
    const { agent, turns, line, switchboard, queues } = this.#parts;
    if (this.#isOver()) this.#refuse('The call is over and cannot be transferred');
    if (this.isUnderWay()) this.#refuse('A transfer is under way and has to end before another begins');
    const canRing = switchboard !== undefined;
    const attempts = planAttempts(request, {
      lineTransfer: line.capabilities.transfer,
      canRing,
      canQueue: queues !== undefined,
    });
    if (attempts.length === 0) this.#refuse('This call cannot be transferred');
    // The speech stopped here may have been the last words of the call.
    agent.stopAll();
    if (this.#isOver()) return;
    turns.setPolicy('transcribe');
    this.#request = request;
    this.#attemptsLeft = attempts;
    this.#unconfirmed = undefined;
    this.#isAnnounced = isAnnounced;
    this.#ringback = createRingbackTone();
    const isAsRequested = attempts[0]?.mode === request.mode || attempts[0]?.kind === 'queue';
    this.#tryNext('failed', isAsRequested ? undefined : `${request.mode} is not possible on this call`);
  }

  tick(caller: Int16Array): void {
    const stage = this.#stage;
    if (stage.kind === 'second-leg') {
      if (!this.isBridged() && stage.leg.isRinging()) this.#playRingback();
      return stage.leg.tick(caller);
    }
    if (stage.kind !== 'referring') return;
    this.#waitedMs += frameMs;
    if (this.#waitedMs < (this.#request?.ringMs ?? 0) + referGraceMs) return;
    this.#fail(stage.attempt, 'no_answer', noOutcome, stage.isAccepted ? 'unconfirmed' : 'failed');
  }

  consumesDigit(digit: string): boolean {
    // The digit may end the wait in a queue: it is not for the agent all the same.
    const isConsumed = this.isUnderWay();
    if (this.#stage.kind === 'second-leg') this.#stage.leg.sendDigit(digit);
    return isConsumed;
  }

  onLineTransfer(state: LineTransferState, code?: number): void {
    switch (state) {
      case 'ok':
        this.#completeLate();
        this.#complete();
        return this.#parts.ending.end('transferred');
      case 'trying':
        if (this.#stage.kind === 'referring') this.#stage.isAccepted = true;
        return;
      case 'failed':
      case 'unconfirmed':
        return this.#onLineTransferFailed(state, code);
    }
  }

  #onLineTransferFailed(state: 'failed' | 'unconfirmed', code: number | undefined): void {
    const stage = this.#stage;
    if (stage.kind === 'second-leg') return stage.leg.legsNotConnected();
    if (stage.kind !== 'referring') return;
    if (state === 'unconfirmed') return this.#fail(stage.attempt, 'failed', noOutcome, 'unconfirmed');
    const detail = code === undefined ? 'refused' : `refused with ${code}`;
    this.#fail(stage.attempt, causeFromSipStatus(code), detail);
  }

  isUnderWay(): boolean {
    return this.#stage.kind !== 'idle';
  }

  isBridged(): boolean {
    return this.#stage.kind === 'second-leg' && this.#stage.leg.isBridged();
  }

  isRecorded(): boolean {
    return !this.isBridged() || this.#request?.isRecorded === true;
  }

  isTranscribed(): boolean {
    return !this.isBridged() || this.#request?.isTranscribed === true;
  }

  abort(detail: string): void {
    this.#end('failed', detail);
  }

  #end(state: 'failed' | 'unconfirmed', detail: string): void {
    const stage = this.#stage;
    this.#stage = { kind: 'over' };
    if (stage.kind === 'idle' || stage.kind === 'over' || this.#reported === undefined) return;
    if (stage.kind === 'second-leg') stage.leg.end(false);
    this.#report(state, this.#reported, detail);
  }

  onCallerEnded(cause: HangUpCause): void {
    const { ending } = this.#parts;
    const areLegsConnected = this.#stage.kind === 'second-leg' && this.#stage.leg.isPersonGone();
    const wasTransferred = cause === 'transferred' && this.isUnderWay();
    if (this.isBridged() || areLegsConnected || wasTransferred) ending.setReason('transferred');
    if (this.isBridged() || areLegsConnected) {
      return this.#complete(cause === 'normal' || cause === 'transferred' ? undefined : `the caller's line: ${cause}`);
    }
    const isBroken = cause === 'failed' || cause === 'lost' || cause === 'timeout';
    const stage = this.#stage;
    if (isBroken && stage.kind === 'referring') ending.setReason('transfer_failed', cause);
    const isUnconfirmed = stage.kind === 'referring' && !isBroken && (stage.isAccepted || wasTransferred);
    if (isUnconfirmed) this.#end('unconfirmed', noOutcome);
    else this.abort('the call ended first');
  }

  #isOver(): boolean {
    return this.#stage.kind === 'over';
  }

  #refuse(message: string): never {
    const error = new Error(message);
    this.#problem('line', error);
    throw error;
  }

  #problem(stage: 'speak' | 'line', cause: Error): void {
    this.#parts.record.problem({ stage, cause });
  }

  #report(state: TransferState, attempt: Attempt, detail?: string, isLast = false): void {
    this.#reported = attempt;
    const { destination, mode } = attempt;
    this.#parts.record.transfer({
      destination,
      mode,
      state,
      ...(detail === undefined ? {} : { detail }),
      ...(isLast && { isLast: true as const }),
    });
  }

  /** Starts the next attempt; after the last the caller returns to the agent. */
  #tryNext(cause: LineErrorCode, detail?: string): void {
    const attempt = this.#attemptsLeft.shift();
    const { switchboard } = this.#parts;
    this.#waitedMs = 0;
    if (attempt === undefined || this.#request === undefined) return this.#returnToAgent(cause);
    this.#report('trying', attempt, detail);
    if (attempt.kind === 'refer') this.#refer(attempt);
    else if (switchboard === undefined) return;
    else if (attempt.kind === 'queue') this.#waitInQueue(attempt, this.#request, switchboard);
    else this.#dialSecondLeg(attempt, this.#request, switchboard);
  }

  #fail(attempt: Attempt, cause: LineErrorCode, detail: string, state: 'failed' | 'unconfirmed' = 'failed'): void {
    this.#report(state, attempt, detail, this.#attemptsLeft.length === 0);
    this.#unconfirmed = state === 'unconfirmed' ? attempt : this.#unconfirmed;
    this.#tryNext(cause, this.#attemptsLeft.length > 0 ? `after ${attempt.mode} failed: ${detail}` : undefined);
  }

  #returnToAgent(cause: LineErrorCode): void {
    const { replyEngine, turns, agent, settings } = this.#parts;
    this.#stage = { kind: 'idle' };
    const { announcements } = settings.language;
    const isLeft = this.#request?.isCallBackLeft === true;
    const { announcement, context } = returnMessages(cause, announcements, isLeft);
    replyEngine.addMessage({ role: 'context', text: context });
    turns.setPolicy('reply');
    if (turns.isMuted()) return;
    const isAnswered = this.#request?.isFailureAnswered === true;
    agent.say(isAnswered ? firstSentence(announcement) : announcement, {
      onOver: (wasInterrupted) => {
        if (isAnswered && !wasInterrupted) turns.transferFailed();
      },
    });
  }

  #refer(attempt: Attempt): void {
    const stage: Stage = { kind: 'referring', attempt, isAccepted: false };
    this.#stage = stage;
    this.#parts.line.transfer(attempt.destination, { mode: 'blind' }).catch((error: Error) => {
      this.#problem('line', error);
      if (this.#stage === stage) this.#fail(attempt, 'failed', 'the line could not be transferred');
    });
  }

  #dialSecondLeg(attempt: Attempt & { kind: 'ring' }, request: TransferRequest, switchboard: Switchboard): void {
    this.#announce();
    const leg = startLegTransfer({ ...this.#partsOfLeg(attempt, request), attempt, switchboard });
    this.#stage = { kind: 'second-leg', leg };
  }

  #waitInQueue(attempt: Attempt & { kind: 'queue' }, request: TransferRequest, switchboard: Switchboard): void {
    const { agent, turns, settings, queues } = this.#parts;
    const { queue } = attempt;
    if (queues === undefined) return;
    this.#announce();
    const shared = this.#partsOfLeg(attempt, request);
    const leg = startQueueWait({
      ...shared,
      switchboard,
      queue,
      queues,
      listener: {
        ...shared.listener,
        announce: (place, isFirst) => {
          if (turns.isMuted()) return;
          const { callBackDigit } = queue;
          const sentences = settings.language.queue;
          agent.say(queueAnnouncement(place, { sentences, callBackDigit, isFirst }), { isInterruptible: false });
        },
        callBack: () => this.#callBackRequested(attempt),
      },
    });
    this.#stage = { kind: 'second-leg', leg };
  }

  #partsOfLeg(attempt: Attempt, request: TransferRequest): Omit<LegTransferParts, 'attempt' | 'switchboard'> {
    const { agent, line, ending } = this.#parts;
    return {
      ...this.#parts,
      request,
      isCallerReady: () => !agent.isAnnouncing(),
      transcribePerson: () => (request.isTranscribed ? this.#parts.transcribePerson() : undefined),
      listener: {
        state: (state, reached, detail) => this.#report(state, reached, detail),
        problem: (stage, cause) => this.#problem(stage, cause),
        bridging: () => {
          agent.stopAll();
          line.setBackground(undefined, 0);
        },
        failed: (cause, detail) => this.#fail(attempt, cause, detail),
        done: () => {
          this.#complete();
          ending.end('transferred');
        },
      },
    };
  }

  /** The caller gave up the queue for a call-back, which the main thread was told by `Queues`. */
  #callBackRequested(attempt: Attempt): void {
    const { replyEngine, turns, agent, settings } = this.#parts;
    this.#stage = { kind: 'idle' };
    this.#report('failed', attempt, 'the caller asked to be called back');
    replyEngine.addMessage({ role: 'context', text: calledBackContext });
    turns.setPolicy('reply');
    agent.stopAll();
    if (!turns.isMuted()) agent.say(settings.language.queue.promised);
  }

  #announce(): void {
    const { agent, turns, settings } = this.#parts;
    if (this.#isAnnounced || turns.isMuted()) return;
    this.#isAnnounced = true;
    agent.say(settings.language.announcements.connecting, { isInterruptible: false });
  }

  /** Confirms a blind transfer whose outcome comes after the wait for it: the caller talks to that destination. */
  #completeLate(): void {
    const late = this.#unconfirmed;
    const stage = this.#stage;
    if (late === undefined || stage.kind === 'referring' || stage.kind === 'over') return;
    if (stage.kind === 'second-leg') stage.leg.end(false);
    this.#stage = { kind: 'over' };
    this.#report('completed', late);
  }

  #complete(detail?: string): void {
    const wasBridged = this.isBridged();
    const stage = this.#stage;
    this.#stage = { kind: 'over' };
    if (stage.kind === 'idle' || stage.kind === 'over' || this.#reported === undefined) return;
    if (stage.kind === 'second-leg') stage.leg.end(true);
    if (wasBridged && this.#request?.isTranscribed === true) this.#parts.turns.commitUnfinishedTurn();
    this.#report('completed', this.#reported, detail);
  }

  #playRingback(): void {
    const { agent, line } = this.#parts;
    if (agent.isAnnouncing() || line.queuedMs() > 0) return;
    const tone = this.#ringback();
    if (tone !== undefined) line.play(tone);
  }
}
