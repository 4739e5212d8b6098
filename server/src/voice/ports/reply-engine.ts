import type { ToolCall, ToolOutcome } from '#brain/ports.ts';
import type { TransferRequest } from './switchboard.ts';

export interface ReplyRequest {
  /** What the caller said or typed; empty: the agent opens the conversation. */
  callerText: string;
  via: 'speech' | 'keypad' | 'none';
}

export interface ReplyStreamListener {
  /** `isWhole`: no more of this sentence comes, so it is spoken at once. */
  text(delta: string, isWhole?: boolean): void;
  /** `fillsSilence`: the tool has words of its own for the time it takes. */
  toolStarted(call: ToolCall, fillsSilence?: boolean): void;
  toolFinished(call: ToolCall, outcome: ToolOutcome, durationMs: number): void;
  /** Nothing more comes. When it has been heard: hang up, or hand the caller over, which wins. */
  end(result: { modelId: string; endsCall: boolean; transfer?: TransferRequest }): void;
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

/** Who answers: the brain with the conversation so far. */
export interface ReplyEngine {
  /** Begins to answer at once; nothing counts and no tool runs before `confirm`. */
  reply(request: ReplyRequest, listener: ReplyStreamListener): PendingReply;
  /** Something said that was not an answer or was not answered, or told in confidence: part of the conversation from now on. */
  addMessage(entry: { role: 'user' | 'agent' | 'context'; text: string }): void;
}
