import type { LineNotice, LineStats } from './line.ts';
import type { TransferMode, TransferState } from './switchboard.ts';

/** Latency of a turn by stage. Unit: milliseconds; from the end of the caller's speech unless noted. */
export interface TurnLatency {
  /** Until the words were final. */
  transcriptMs: number | null;
  /** Until the turn was held to be over. */
  endOfTurnMs: number | null;
  /** From asking the model to its first word. */
  modelMs: number | null;
  /** From the first words handed to the voice to its first sound. */
  speechMs: number | null;
  /** Time to first audio: until the first audio of the reply was sent. */
  totalMs: number | null;
}

/** A tool that ran during the call; reported when it has finished, which may be after its turn. */
export interface CallToolRecord {
  id: string;
  name: string;
  arguments: Record<string, unknown>;
  result: string;
  isError: boolean;
  /** Unit: milliseconds into the call. */
  startMs: number;
  durationMs: number;
}

/** A passage that a reply rests on. */
export interface TurnSource {
  id: string;
  title: string;
  /** Address of its page; null: a file, a text or the prompt. */
  url: string | null;
  text: string;
}

export interface TurnRecord {
  /** `person`: whom the caller was connected to. */
  role: 'user' | 'agent' | 'person';
  /** Text of the turn; an agent's is cut to what was played. */
  text: string;
  via: 'speech' | 'keypad';
  /** Unit: milliseconds of call audio since the call was answered. */
  startMs: number;
  endMs: number;
  wasInterrupted: boolean;
  latency?: TurnLatency;
  /** Which model answered, or which engine heard. */
  engineId: string;
  /** Passages that a reply rests on; undefined: none, or it broke off before the model had named them. */
  sources?: readonly TurnSource[];
}

export type EndReason =
  | 'user_hangup'
  | 'agent_hangup'
  | 'end_phrase'
  | 'inactivity'
  | 'max_duration'
  /** The account's minutes and money are used up. */
  | 'insufficient_balance'
  | 'transferred'
  /** The caller's line broke while it was being handed over. */
  | 'transfer_failed'
  /** An answering machine; the detail names the evidence. */
  | 'voicemail'
  | 'no_audio'
  | 'connection_lost'
  | 'completed_by_api'
  | 'error_stt'
  | 'error_llm'
  | 'error_tts'
  | 'error_telephony'
  | 'shutdown';

export interface CallEnd {
  reason: EndReason;
  detail?: string;
  durationMs: number;
  line: LineStats;
  /** Which engines heard and spoke at the end. */
  engines: { hearing: string; speaking: string };
}

/** Progress of one attempt of a transfer. `detail` holds no personal data; `isLast`: the attempt failed, and none follows. */
export interface TransferChange {
  destination: string;
  mode: TransferMode;
  state: TransferState;
  detail?: string;
  isLast?: true;
}

/** Record of a call. Calls come in order; storing is asynchronous and never delays audio. */
export interface CallRecord {
  answered(): void;
  /** The caller has heard in full that they talk to a machine. */
  disclosed(): void;
  turn(turn: TurnRecord): void;
  /** Reports, every second, how much was heard of the turn that the agent is speaking; `turn` follows when it is over. */
  unfinishedTurn(turn: TurnRecord): void;
  tool(call: CallToolRecord): void;
  /** Seen live and kept nowhere: words not final, states. */
  live(notice: LineNotice): void;
  /** Reports each attempt of a transfer, state by state. */
  transfer(change: TransferChange): void;
  /** Something went wrong that the call survived, such as an engine replaced by the next. Never holds personal data. */
  problem(problem: { stage: 'hear' | 'think' | 'speak' | 'line'; cause: Error }): void;
  ended(end: CallEnd): void;
}

/** Takes both sides of a call, frame by frame; the arrays are overwritten after the call. */
export interface Recorder {
  write(caller: Int16Array, agent: Int16Array): void;
  /** The file is complete and closed. */
  close(): Promise<void>;
}
