import type { CallEnding } from '../call-end.ts';
import {
  type CallRecord,
  frameMs,
  type HangUpCause,
  type Line,
  type LineErrorCode,
  type ReplyEngine,
  type Switchboard,
  type TransferRequest,
  type TransferState,
} from '../ports.ts';
import type { CallSettings } from '../settings.ts';
import type { VoiceChain } from '../text-to-speech/voice-chain.ts';
import type { AgentOutput } from '../turns/agent-output.ts';
import type { TurnTaking } from '../turns/turn-taking.ts';
import { type LegTransfer, startLegTransfer } from './leg-transfer.ts';
import type { PersonTranscription } from './person-transcription.ts';
import { createRingbackTone } from './ringback-tone.ts';
import { type Attempt, causeFromSipStatus, planAttempts, returnMessages } from './transfer.rules.ts';

/** How much longer than a phone rings a line may take to say whether it was taken there. Unit: milliseconds. */
const referGraceMs = 10_000;

type Stage =
  | { kind: 'idle' }
  /** The caller's line was asked to go elsewhere. */
  | { kind: 'referring'; attempt: Attempt }
  /** Somebody is rung for the caller, or talks to them. */
  | { kind: 'handing-over'; handover: LegTransfer }
  /** The call is over, or about to be. */
  | { kind: 'over' };

interface TransferParts {
  line: Line;
  switchboard: Switchboard | undefined;
  record: CallRecord;
  replyEngine: ReplyEngine;
  settings: CallSettings;
  voices: VoiceChain;
  volume: number;
  agent: AgentOutput;
  turns: TurnTaking;
  ending: CallEnding;
  /** Keeps what the person says; undefined where this call cannot. */
  transcribePerson(): PersonTranscription | undefined;
}

/** A caller handed to a person, and taken back when that fails. One transfer at a time. */
export interface Transfer {
  /**
   * Hands the caller over. Throws an Error, told to the record too, when a transfer is under way, when the call is over
   * or when it has no way to. `isAnnounced`: the caller has been told.
   */
  begin(request: TransferRequest, isAnnounced?: boolean): void;
  /** Called once a frame of the caller's line, with what the caller says as it came. */
  tick(caller: Int16Array): void;
  /** Whether a digit of the caller was not for the agent. */
  consumesDigit(digit: string): boolean;
  /** What the caller's line says of its own transfer. */
  onLineTransfer(state: 'trying' | 'ok' | 'failed', code?: number): void;
  isUnderWay(): boolean;
  isBridged(): boolean;
  /** Whether what is said now may be recorded, and transcribed. */
  isRecorded(): boolean;
  isTranscribed(): boolean;
  /** Nobody is rung or spoken to any more; for a call that ends for another reason. */
  abort(detail: string): void;
  /** The caller's line has ended. */
  onCallerEnded(cause: HangUpCause): void;
}

export function createTransfer(parts: TransferParts): Transfer {
  const { line, switchboard, record, agent, turns, ending } = parts;
  const { announcements: lines } = parts.settings.language;
  let stage: Stage = { kind: 'idle' };
  let request: TransferRequest | undefined;
  let left: Attempt[] = [];
  /** As the record knows it: what began as attended may be bridged by now. */
  let current: Attempt | undefined;
  let isAnnounced = false;
  let waitedMs = 0;
  let ring = createRingbackTone();

  const isBridged = () => stage.kind === 'handing-over' && stage.handover.isBridged();
  const isOver = () => stage.kind === 'over';
  const problem = (at: 'speak' | 'line', cause: Error) => record.problem({ stage: at, cause });

  function report(state: TransferState, attempt: Attempt, detail?: string): void {
    current = attempt;
    const { destination, mode } = attempt;
    record.transfer({ destination, mode, state, ...(detail === undefined ? {} : { detail }) });
  }

  function refuse(why: string): never {
    const error = new Error(why);
    problem('line', error);
    throw error;
  }

  function begin(wanted: TransferRequest, wasAnnounced: boolean): void {
    if (stage.kind === 'over') refuse('The call is over: nobody is left to be transferred');
    if (stage.kind !== 'idle') refuse('A transfer is under way: it has to end before another begins');
    const canRing = switchboard !== undefined;
    const attempts = planAttempts(wanted, { lineTransfer: line.capabilities.transfer, canRing });
    if (attempts.length === 0) refuse('This call has no way to transfer anybody');
    // What was being said may have been the last of the call.
    agent.stopAll();
    if (isOver()) return;
    turns.setPolicy('transcribe');
    request = wanted;
    left = attempts;
    isAnnounced = wasAnnounced;
    ring = createRingbackTone();
    const isAsWanted = attempts[0]?.mode === wanted.mode;
    tryNext('failed', isAsWanted ? undefined : `${wanted.mode} is not possible on this call`);
  }

  /** Goes on with the next attempt; without one the agent takes the caller back. */
  function tryNext(cause: LineErrorCode, detail?: string): void {
    const attempt = left.shift();
    waitedMs = 0;
    if (attempt === undefined || request === undefined) return returnToAgent(cause);
    report('trying', attempt, detail);
    if (attempt.kind === 'refer') refer(attempt);
    else if (switchboard !== undefined) handOver(attempt, request, switchboard);
  }

  function fail(attempt: Attempt, cause: LineErrorCode, detail: string): void {
    report('failed', attempt, detail);
    tryNext(cause, left.length > 0 ? `after ${attempt.mode} failed: ${detail}` : undefined);
  }

  function returnToAgent(cause: LineErrorCode): void {
    stage = { kind: 'idle' };
    const { said, noted } = returnMessages(cause, lines);
    parts.replyEngine.addMessage({ role: 'context', text: noted });
    turns.setPolicy('reply');
    if (!turns.isMuted()) agent.say(said);
  }

  function refer(attempt: Attempt): void {
    const mine: Stage = { kind: 'referring', attempt };
    stage = mine;
    line.transfer(attempt.destination, { mode: 'blind' }).catch((error: Error) => {
      problem('line', error);
      if (stage === mine) fail(attempt, 'failed', 'the line could not be sent there');
    });
  }

  function handOver(attempt: Attempt & { kind: 'ring' }, wanted: TransferRequest, board: Switchboard): void {
    announce();
    const handover = startLegTransfer({
      ...parts,
      switchboard: board,
      attempt,
      request: wanted,
      isCallerReady: () => !agent.isAnnouncing(),
      transcribePerson: () => (wanted.isTranscribed ? parts.transcribePerson() : undefined),
      listener: {
        state: report,
        problem,
        bridging() {
          agent.stopAll();
          line.setBackground(undefined, 0);
        },
        failed: (cause, detail) => fail(attempt, cause, detail),
        done() {
          complete();
          ending.end('transferred');
        },
      },
    });
    stage = { kind: 'handing-over', handover };
  }

  function announce(): void {
    if (isAnnounced || turns.isMuted()) return;
    isAnnounced = true;
    agent.say(lines.connecting, { isInterruptible: false });
  }

  /** The caller was handed over: nothing of the transfer is left open. */
  function complete(detail?: string): void {
    const wasBridged = isBridged();
    const done = stage;
    stage = { kind: 'over' };
    if (done.kind === 'idle' || done.kind === 'over' || current === undefined) return;
    if (done.kind === 'handing-over') done.handover.end(true);
    if (wasBridged && request?.isTranscribed === true) turns.commitUnfinishedTurn();
    report('completed', current, detail);
  }

  function giveUp(detail: string): void {
    const given = stage;
    stage = { kind: 'over' };
    if (given.kind === 'idle' || given.kind === 'over' || current === undefined) return;
    if (given.kind === 'handing-over') given.handover.end(false);
    report('failed', current, detail);
  }

  function playRinging(): void {
    if (agent.isAnnouncing() || line.queuedMs() > 0) return;
    const tone = ring();
    if (tone !== undefined) line.play(tone);
  }

  function tick(caller: Int16Array): void {
    if (stage.kind === 'handing-over') {
      if (!isBridged()) playRinging();
      return stage.handover.tick(caller);
    }
    if (stage.kind !== 'referring') return;
    waitedMs += frameMs;
    if (waitedMs < (request?.ringMs ?? 0) + referGraceMs) return;
    fail(stage.attempt, 'no_answer', 'the line did not say in time whether it was taken there');
  }

  function callerEnded(cause: HangUpCause): void {
    const isFoundEachOther = stage.kind === 'handing-over' && stage.handover.isPersonGone();
    const wasTaken = cause === 'transferred' && stage.kind !== 'idle';
    if (isBridged() || isFoundEachOther || wasTaken) {
      ending.setReason('transferred');
      return complete(cause === 'normal' || cause === 'transferred' ? undefined : `the caller's line: ${cause}`);
    }
    const isBroken = cause === 'failed' || cause === 'lost' || cause === 'timeout';
    if (isBroken && stage.kind === 'referring') ending.setReason('transfer_failed', cause);
    giveUp('the call ended first');
  }

  return {
    begin: (wanted, wasAnnounced = false) => begin(wanted, wasAnnounced),
    tick,
    consumesDigit(digit) {
      if (stage.kind === 'handing-over') stage.handover.sendDigit(digit);
      return stage.kind !== 'idle';
    },
    onLineTransfer(state, code) {
      if (state === 'ok') {
        complete();
        ending.end('transferred');
      } else if (state === 'failed' && stage.kind === 'referring') {
        fail(stage.attempt, causeFromSipStatus(code), code === undefined ? 'refused' : `refused with ${code}`);
      } else if (state === 'failed' && stage.kind === 'handing-over') stage.handover.legsNotConnected();
    },
    isUnderWay: () => stage.kind !== 'idle',
    isBridged,
    isRecorded: () => !isBridged() || request?.isRecorded === true,
    isTranscribed: () => !isBridged() || request?.isTranscribed === true,
    abort: giveUp,
    onCallerEnded: callerEnded,
  };
}
