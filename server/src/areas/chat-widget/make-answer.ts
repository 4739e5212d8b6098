import type { ChatSource } from '@parley/contract/resources/chat';
import type { z } from 'zod';
import type { Logger } from '#platform/log/logger.ts';
import type { CompletedTurn } from '#brain/turn.ts';
import type { ClaimedTurn } from './answer-turn.queries.ts';
import { apologyIn } from './apologies.ts';
import type { ChatBrain } from './chat-brain.ts';
import { historyOf } from './history.rules.ts';
import type { NewMessage } from './messages.queries.ts';
import type { RunningAnswer } from './running-answer.ts';

/** An answer to be written: its text and how it came about. */
export type MadeAnswer = Pick<NewMessage, 'text' | 'status' | 'sources' | 'trace'> & {
  variables: Record<string, string>;
};

/**
 * Lets the brain answer a turn and passes on what it says as it says it. Null when it was withdrawn before that. A
 * turn that no model could answer becomes an apology with status `failed`, so that the visitor is not left waiting.
 */
export async function makeAnswer(
  brain: ChatBrain,
  turn: ClaimedTurn,
  running: RunningAnswer,
  log: Logger,
): Promise<MadeAnswer | null> {
  const variables: Record<string, string> = {};
  try {
    const events = brain.answer({
      agent: turn.agent,
      history: historyOf(turn.messages),
      variables: turn.variables,
      signal: running.signal,
      log,
    });
    for await (const event of events) {
      switch (event.kind) {
        case 'delta':
          running.tell({ kind: 'delta', messageId: running.messageId, text: event.text });
          break;
        case 'tool-started':
          running.tell({ kind: 'tool-started', name: event.call.name });
          break;
        case 'tool-finished':
          running.tell({ kind: 'tool-finished', name: event.call.name });
          break;
        case 'collected':
          variables[event.name] = event.value;
          break;
        case 'completed':
          return running.signal.aborted ? null : finished(event, variables);
      }
    }
    throw new Error('The turn ended without completing');
  } catch (error) {
    if (running.signal.aborted) return null;
    log.error({ err: error, agentId: turn.agentId, sessionId: turn.session.id }, 'a chat turn failed');
    return {
      text: apologyIn(turn.agent.language),
      status: 'failed',
      sources: [],
      trace: { failure: nameOf(error) },
      variables,
    };
  }
}

function finished(turn: CompletedTurn, variables: Record<string, string>): MadeAnswer {
  const sources: z.infer<typeof ChatSource>[] = turn.sources.map(({ id, title, text }) => ({ id, title, text }));
  for (const record of turn.toolCalls) Object.assign(variables, record.outcome.variables);
  return {
    text: turn.text,
    status: turn.interrupted ? 'interrupted' : 'complete',
    sources,
    variables,
    trace: {
      model: turn.modelId,
      usage: turn.usage,
      latency: turn.latency,
      messages: turn.messages,
      ...(turn.failure ? { failure: turn.failure.code } : {}),
    },
  };
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
