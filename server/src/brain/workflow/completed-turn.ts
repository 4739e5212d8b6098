import type { CompletedTurn } from '../turn.ts';
import type { RunWait } from './waits.ts';
import type { Walk } from './walk.ts';

/** The turn as its channel reads it: the replies of the model in it as one, and the run's progress. */
export function completedTurn(walk: Walk, wait: RunWait): CompletedTurn {
  const { completedReplies: replies, state, transfer } = walk;
  const last = replies.at(-1);
  const sum = (read: (turn: CompletedTurn) => number) => replies.reduce((total, turn) => total + read(turn), 0);
  const firstDelta = replies.map(({ latency }) => latency.firstDeltaMs).find((ms) => ms !== null);
  const digitsMax = wait.digitsMax ?? last?.digitsMax;
  return {
    kind: 'completed',
    text: walk.text,
    sources: replies.flatMap(({ sources }) => sources),
    usage: {
      inputTokens: sum(({ usage }) => usage.inputTokens),
      outputTokens: sum(({ usage }) => usage.outputTokens),
    },
    latency: {
      firstDeltaMs: walk.text === '' ? null : (firstDelta ?? 0),
      totalMs: walk.steps.reduce((total, { durationMs }) => total + durationMs, 0),
      retrievalMs: sum(({ latency }) => latency.retrievalMs),
      modelMs: sum(({ latency }) => latency.modelMs),
    },
    modelId: last?.modelId ?? 'workflow',
    isUnsure: last?.isUnsure ?? false,
    toolCalls: walk.toolRecords,
    messages: walk.messages,
    ...(last?.interrupted === true && { interrupted: true }),
    ...(last?.failure && { failure: last.failure }),
    ...(walk.endsConversation && { endsCall: true as const }),
    ...(digitsMax !== undefined && { digitsMax }),
    workflow: {
      state,
      steps: walk.steps,
      said: walk.said,
      endsConversation: walk.endsConversation,
      transfer,
      digitsMax: wait.digitsMax,
      finishOn: wait.finishOn,
      silenceMs: wait.silenceMs,
      interruptionSensitivity: wait.interruptionSensitivity,
      toolRuns: walk.toolRuns,
    },
  };
}
