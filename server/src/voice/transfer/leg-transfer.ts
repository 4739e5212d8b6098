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

/** A switchboard keeps to `ringMs` itself; one that does not is given up this much later. Unit: milliseconds. */
const ringGraceMs = 5_000;
/** How long two phones may take to find each other. Unit: milliseconds. */
const connectLegsTimeoutMs = 10_000;

type RingAttempt = Attempt & { kind: 'ring' };

type Stage =
  | { kind: 'ringing'; abort: AbortController }
  /** The person is up and hears digits and whisper; the caller still hears it ring. */
  | { kind: 'briefing'; person: PersonLeg }
  /** Both phones are finding each other; the person's line may end first. */
  | { kind: 'putting-through'; person: PersonLeg; isPersonGone: boolean }
  | { kind: 'bridged'; person: PersonLeg; bridge: Bridge; heard: PersonTranscription | undefined }
  | { kind: 'over' };

interface LegTransferParts {
  line: Line;
  switchboard: Switchboard;
  voices: VoiceChain;
  volume: number;
  attempt: RingAttempt;
  request: TransferRequest;
  /** The caller has been told and may be connected. */
  isCallerReady(): boolean;
  /** Keeps what the person says; undefined where it cannot or is not wanted. */
  transcribePerson(): PersonTranscription | undefined;
  listener: {
    state(state: TransferState, attempt: Attempt, detail?: string): void;
    problem(stage: 'speak' | 'line', cause: Error): void;
    /** From now on both talk to each other and to nobody else. */
    bridging(): void;
    /** Nobody was had; nothing is called after it. */
    failed(cause: LineErrorCode, detail: string): void;
    /** The person has hung up at the end of a bridged call; nothing is called after it. */
    done(): void;
  };
}

/** One person rung for the caller, from the first ring to the end of their conversation. */
export interface LegTransfer {
  /** Called once a frame of the caller's line. */
  tick(caller: Int16Array): void;
  isBridged(): boolean;
  /** The person's line ended while both phones were finding each other: they may well have. */
  isPersonGone(): boolean;
  sendDigit(digit: string): void;
  /** Both phones did not find each other. */
  legsNotConnected(): void;
  /** Ends whatever it is at, without another word to the listener. `wasHandedOver`: the person keeps the caller. */
  end(wasHandedOver: boolean): void;
}

export function startLegTransfer(parts: LegTransferParts): LegTransfer {
  const { line, switchboard, request, attempt, listener } = parts;
  const abort = new AbortController();
  let stage: Stage = { kind: 'ringing', abort };
  let isBriefed = false;
  let waitedMs = 0;

  const isRinging = () => stage.kind === 'ringing';

  function fail(cause: LineErrorCode, detail: string): void {
    stage = { kind: 'over' };
    listener.failed(cause, detail);
  }

  function ring(): void {
    const onRinging = () => {
      if (isRinging()) listener.state('ringing', attempt);
    };
    switchboard.dial(attempt.destination, { ringMs: request.ringMs, signal: abort.signal, onRinging }).then(
      (person) => {
        if (isRinging()) return brief(person);
        person.hangUp().catch((error: Error) => listener.problem('line', error));
      },
      (error: Error) => {
        const code = error instanceof LineError ? error.code : 'failed';
        if (isRinging()) fail(code, code);
      },
    );
  }

  function brief(personLine: Line): void {
    listener.state('answered', attempt);
    const person = createPersonLeg({
      ...parts,
      line: personLine,
      postDialDigits: attempt.postDialDigits,
      whisper: request.whisper,
      listener: {
        frame(heard) {
          if (stage.kind !== 'bridged') return;
          stage.bridge.fromPerson(heard);
          stage.heard?.push(heard);
        },
        briefed: () => void (isBriefed = true),
        problem: listener.problem,
        ended: personEnded,
      },
    });
    stage = { kind: 'briefing', person };
  }

  function personEnded(): void {
    if (stage.kind === 'briefing') return fail('rejected', 'hung up before the caller was put through');
    if (stage.kind === 'putting-through') stage.isPersonGone = true;
    if (stage.kind === 'bridged') listener.done();
  }

  function connect(person: PersonLeg): void {
    if (attempt.mode === 'bridged') return bridge(person);
    if (switchboard.connectLegs === undefined) return bridge(person, 'phones cannot be put through here');
    waitedMs = 0;
    stage = { kind: 'putting-through', person, isPersonGone: false };
    switchboard.connectLegs(line, person.line).catch((error: Error) => {
      listener.problem('line', error);
      notPutThrough('could not be put through');
    });
  }

  function notPutThrough(why: string): void {
    if (stage.kind !== 'putting-through') return;
    if (stage.isPersonGone) fail('rejected', `${why}, and hung up`);
    else bridge(stage.person, why);
  }

  function bridge(person: PersonLeg, detail?: string): void {
    listener.bridging();
    stage = { kind: 'bridged', person, bridge: createBridge(line, person.line), heard: parts.transcribePerson() };
    listener.state('bridged', { ...attempt, mode: 'bridged' }, detail);
  }

  ring();

  return {
    tick(caller) {
      waitedMs += frameMs;
      if (stage.kind === 'bridged') return stage.bridge.fromCaller(caller);
      if (stage.kind === 'briefing' && isBriefed && parts.isCallerReady()) return connect(stage.person);
      if (stage.kind === 'putting-through' && waitedMs >= connectLegsTimeoutMs) {
        return notPutThrough('were not put through in time');
      }
      if (stage.kind !== 'ringing' || waitedMs < request.ringMs + ringGraceMs) return;
      abort.abort();
      fail('no_answer', 'no_answer');
    },
    isBridged: () => stage.kind === 'bridged',
    isPersonGone: () => stage.kind === 'putting-through' && stage.isPersonGone,
    sendDigit(digit) {
      if (stage.kind === 'bridged') stage.person.sendDigit(digit);
    },
    legsNotConnected: () => notPutThrough('could not be put through'),
    end(wasHandedOver) {
      const ended = stage;
      stage = { kind: 'over' };
      if (ended.kind === 'ringing') abort.abort();
      if (ended.kind === 'bridged') ended.heard?.close();
      if ('person' in ended) ended.person.hangUp(wasHandedOver && ended.kind !== 'bridged' ? 'transferred' : 'normal');
    },
  };
}
