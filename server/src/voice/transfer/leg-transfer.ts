import {
  frameMs,
  type Line,
  LineError,
  type LineErrorCode,
  type Switchboard,
  type TransferRequest,
  type TransferState,
} from '../ports.ts';
import type { VoiceChain } from '../text-to-speech/voice-chain.ts';
import { type Bridge, createBridge } from './bridge.ts';
import { createPersonLeg, type PersonLeg } from './person-leg.ts';
import type { PersonTranscription } from './person-transcription.ts';
import type { Attempt } from './transfer.rules.ts';

/** Grace after `ringMs`, which the switchboard itself observes, before the attempt fails. Unit: milliseconds. */
const ringGraceMs = 5_000;
/** Time limit of an attended transfer, in which both phones connect to each other. Unit: milliseconds. */
const connectLegsTimeoutMs = 10_000;

type RingAttempt = Attempt & { kind: 'ring' };

type Stage =
  | { kind: 'ringing' }
  /** The person's leg is up and gets digits and whisper; the caller still hears ringback. */
  | { kind: 'briefing'; person: PersonLeg }
  /** Both phones connect to each other without us; the person's leg may end before the outcome is known. */
  | { kind: 'connecting-legs'; person: PersonLeg; isPersonGone: boolean }
  | { kind: 'bridged'; person: PersonLeg; bridge: Bridge; transcription: PersonTranscription | undefined }
  | { kind: 'over' };

export interface LegTransferParts {
  line: Line;
  switchboard: Switchboard;
  voices: VoiceChain;
  volume: number;
  attempt: RingAttempt;
  request: TransferRequest;
  /** True when the announcement is played, so that the caller may be connected. */
  isCallerReady(): boolean;
  /** Starts transcription of the person; undefined where it is not possible or not wanted. */
  transcribePerson(): PersonTranscription | undefined;
  listener: {
    state(state: TransferState, attempt: Attempt, detail?: string): void;
    problem(stage: 'speak' | 'line', cause: Error): void;
    /** Both legs are about to be bridged: the agent has to be silent. */
    bridging(): void;
    /** The attempt failed. No call follows. */
    failed(cause: LineErrorCode, detail: string): void;
    /** The person ended the bridged call. No call follows. */
    done(): void;
  };
}

/** Transfer over a second call leg, attended or bridged, from dialling to the end of the conversation. */
export interface LegTransfer {
  /** Called once a frame of the caller's line. */
  tick(caller: Int16Array): void;
  isBridged(): boolean;
  /** A phone rings, or its person is being told who calls: the caller hears ringback. */
  isRinging(): boolean;
  /** The person's leg ended while the phones were connecting, which is also how a successful transfer ends it. */
  isPersonGone(): boolean;
  sendDigit(digit: string): void;
  /** The attended transfer was refused or failed. */
  legsNotConnected(): void;
  /** Ends the transfer without a call to the listener. `wasHandedOver`: the person keeps the caller. */
  end(wasHandedOver: boolean): void;
}

export function startLegTransfer(parts: LegTransferParts): LegTransfer {
  const transfer = new SecondLegTransfer(parts);
  transfer.dial();
  return transfer;
}

class SecondLegTransfer implements LegTransfer {
  readonly #parts: LegTransferParts;
  readonly #abort = new AbortController();
  #stage: Stage = { kind: 'ringing' };
  #isBriefed = false;
  #waitedMs = 0;

  constructor(parts: LegTransferParts) {
    this.#parts = parts;
  }

  dial(): void {
    const { switchboard, attempt, request, listener } = this.#parts;
    const onRinging = () => {
      if (this.#isRinging()) listener.state('ringing', attempt);
    };
    switchboard.dial(attempt.destination, { ringMs: request.ringMs, signal: this.#abort.signal, onRinging }).then(
      (person) => {
        if (this.#isRinging()) return this.#brief(person);
        person.hangUp().catch((error: Error) => listener.problem('line', error));
      },
      (error: Error) => {
        const code = error instanceof LineError ? error.code : 'failed';
        if (this.#isRinging()) this.#fail(code, code);
      },
    );
  }

  tick(caller: Int16Array): void {
    this.#waitedMs += frameMs;
    switch (this.#stage.kind) {
      case 'bridged':
        return this.#stage.bridge.fromCaller(caller);
      case 'briefing':
        if (this.#isBriefed && this.#parts.isCallerReady()) this.#connect(this.#stage.person);
        return;
      case 'connecting-legs':
        if (this.#waitedMs >= connectLegsTimeoutMs) this.#bridgeAfterFailure('were not put through in time');
        return;
      case 'ringing':
        if (this.#waitedMs < this.#parts.request.ringMs + ringGraceMs) return;
        this.#abort.abort();
        return this.#fail('no_answer', 'no_answer');
      default:
    }
  }

  isBridged(): boolean {
    return this.#stage.kind === 'bridged';
  }

  isRinging(): boolean {
    return true;
  }

  isPersonGone(): boolean {
    return this.#stage.kind === 'connecting-legs' && this.#stage.isPersonGone;
  }

  sendDigit(digit: string): void {
    if (this.#stage.kind === 'bridged') this.#stage.person.sendDigit(digit);
  }

  legsNotConnected(): void {
    this.#bridgeAfterFailure('could not be put through');
  }

  end(wasHandedOver: boolean): void {
    const ended = this.#stage;
    this.#stage = { kind: 'over' };
    if (ended.kind === 'ringing') this.#abort.abort();
    if (ended.kind === 'bridged') ended.transcription?.close();
    if ('person' in ended) ended.person.hangUp(wasHandedOver && ended.kind !== 'bridged' ? 'transferred' : 'normal');
  }

  #isRinging(): boolean {
    return this.#stage.kind === 'ringing';
  }

  #fail(cause: LineErrorCode, detail: string): void {
    this.#stage = { kind: 'over' };
    this.#parts.listener.failed(cause, detail);
  }

  #brief(line: Line): void {
    const { attempt, listener } = this.#parts;
    listener.state('answered', attempt);
    const person = createPersonLeg({
      ...this.#parts,
      line,
      postDialDigits: attempt.postDialDigits,
      whisper: attempt.whisper,
      listener: {
        frame: (heard) => {
          if (this.#stage.kind !== 'bridged') return;
          this.#stage.bridge.fromPerson(heard);
          this.#stage.transcription?.push(heard);
        },
        briefed: () => void (this.#isBriefed = true),
        problem: (stage, cause) => listener.problem(stage, cause),
        ended: () => this.#onPersonEnded(),
      },
    });
    this.#stage = { kind: 'briefing', person };
  }

  #onPersonEnded(): void {
    if (this.#stage.kind === 'briefing') return this.#fail('rejected', 'hung up before the caller was put through');
    if (this.#stage.kind === 'connecting-legs') this.#stage.isPersonGone = true;
    if (this.#stage.kind === 'bridged') this.#parts.listener.done();
  }

  #connect(person: PersonLeg): void {
    const { attempt, switchboard, line, listener } = this.#parts;
    if (attempt.mode === 'bridged') return this.#bridge(person);
    if (switchboard.connectLegs === undefined) return this.#bridge(person, 'phones cannot be put through here');
    this.#waitedMs = 0;
    this.#stage = { kind: 'connecting-legs', person, isPersonGone: false };
    switchboard.connectLegs(line, person.line).catch((error: Error) => {
      listener.problem('line', error);
      this.legsNotConnected();
    });
  }

  #bridgeAfterFailure(reason: string): void {
    if (this.#stage.kind !== 'connecting-legs') return;
    if (this.#stage.isPersonGone) this.#fail('rejected', `${reason}, and hung up`);
    else this.#bridge(this.#stage.person, reason);
  }

  #bridge(person: PersonLeg, detail?: string): void {
    const { line, attempt, listener } = this.#parts;
    listener.bridging();
    const bridge = createBridge(line, person.line);
    this.#stage = { kind: 'bridged', person, bridge, transcription: this.#parts.transcribePerson() };
    listener.state('bridged', { ...attempt, mode: 'bridged' }, detail);
  }
}
