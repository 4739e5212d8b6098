import type { ToolCall, ToolOutcome } from '#brain/ports.ts';
import type { TurnSource } from './record.ts';
import type { AgentVoices } from './speech.ts';
import type { TransferRequest } from './switchboard.ts';

export interface ReplyRequest {
  /** Speech or digits of the caller; empty: the agent opens the conversation, or the speech was not recognized. */
  callerText: string;
  /**
   * `no-match`: speech without recognized words, which the agent asks the caller to repeat. `silence`: the caller has said
   * nothing for as long as the last reply expected. `transfer-failed`: the caller is back, and has been told.
   */
  via: 'speech' | 'keypad' | 'no-match' | 'silence' | 'transfer-failed' | 'none';
  /** Guess at the words of a no-match, which the caller may be asked about. */
  guess?: string;
}

/** Input of the caller that a reply waits for, other than speech. */
export interface ExpectedInput {
  /** Keypad digits that complete an answer; undefined: as the agent's settings say. */
  digitsMax?: number | undefined;
  /**
   * Silence after the reply has been heard that requests the next one, with `via: 'silence'`. While it is expected, the
   * call neither reminds the caller nor ends for inactivity. Undefined: as the agent's settings say. Unit: milliseconds.
   */
  silenceMs?: number | undefined;
  /** Key that ends an answer early; undefined: as the agent's settings say, empty: none. */
  finishOn?: string | undefined;
  /** Barge-in sensitivity from this reply on; undefined: as the agent's settings say. */
  interruptionSensitivity?: number | undefined;
  /** Phrases that the next turn of the caller may be, such as the names just offered; undefined: those of the call. */
  phrases?: readonly string[] | undefined;
}

/** Result of a complete reply, with the input it waits for. */
export interface ReplyEnd extends ExpectedInput {
  modelId: string;
  endsCall: boolean;
  transfer?: TransferRequest;
  /** Passages that the reply rests on; undefined: none. */
  sources?: readonly TurnSource[];
}

export interface ReplyStreamListener {
  /** `isWhole`: no more of this sentence comes, so it is spoken at once. */
  text(delta: string, isWhole?: boolean): void;
  /** Another voice speaks what follows, also in later replies. */
  voices(of: AgentVoices): void;
  /** `fillsSilence`: the tool has its own sentences for the wait. */
  toolStarted(call: ToolCall, fillsSilence?: boolean): void;
  toolFinished(call: ToolCall, outcome: ToolOutcome, durationMs: number): void;
  /**
   * Nothing more comes. When it has been heard: hang up, or hand the caller over, which wins.
   */
  end(result: ReplyEnd): void;
  /** No model could answer. */
  failed(error: Error): void;
}

/** One answer, from thought to heard. */
export interface PendingReply {
  /** The caller's turn is over: from now on tools may run and the answer counts. */
  confirm(): void;
  /** The caller went on before anything was heard: nothing of the answer, or of the question, remains. */
  cancel(): void;
  /** The answer is over and this much of it was heard; tools follow their own rule on interruption. */
  commit(played: { playedText: string; interrupted: boolean }): void;
}

/** Source of replies: the brain with the conversation so far. */
export interface ReplyEngine {
  /** Begins to answer at once; nothing counts and no tool runs before `confirm`. */
  reply(request: ReplyRequest, listener: ReplyStreamListener): PendingReply;
  /** Adds to the conversation: speech that was no reply or got none, or context for the model. */
  addMessage(entry: { role: 'user' | 'agent' | 'context'; text: string }): void;
}
