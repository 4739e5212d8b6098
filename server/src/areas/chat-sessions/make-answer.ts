import type { ChatSource } from '@parley/contract/resources/chat';
import type { z } from 'zod';
import type { Logger } from '#platform/log/logger.ts';
import type { CompletedTurn } from '#brain/turn.ts';
import type { ClaimedTurn } from './answer-turn.queries.ts';
import { apologyIn } from './apologies.ts';
import type { ClientToolDesk } from '#areas/client-tools';
import { vouchedVariables } from '#areas/portal-identity';
import type { ToolRunner } from '#brain/ports.ts';
import type { ChatBrain } from './chat-brain.ts';
import type { ChatTools } from './chat-tools.ts';
import { historyOf } from './history.rules.ts';
import type { NewMessage } from './messages.queries.ts';
import type { RunningAnswer } from './running-answer.ts';
import { createToolCallIds } from './tool-call-ids.rules.ts';

/** An answer to be written: its text and how it came about. */
export type MadeAnswer = Pick<NewMessage, 'text' | 'status' | 'sources' | 'trace'> & {
  variables: Record<string, string>;
};

export interface AnswerMakers {
  brain: ChatBrain;
  tools: ChatTools;
  clientTools: ClientToolDesk;
  log: Logger;
}

/**
 * Lets the brain answer a turn and passes on what it says as it says it. Null when it was withdrawn before that. A
 * turn that no model could answer becomes an apology with status `failed`, so that the visitor is not left waiting.
 */
export async function makeAnswer(
  makers: AnswerMakers,
  turn: ClaimedTurn,
  running: RunningAnswer,
): Promise<MadeAnswer | null> {
  const { log } = makers;
  const variables: Record<string, string> = {};
  try {
    const events = makers.brain.answer({
      agent: turn.agent,
      history: historyOf(turn.messages),
      variables: vouchedVariables(turn.identity, turn.variables),
      tools: toolsOf(makers, turn, running, variables),
      callIdOf: createToolCallIds({ sessionId: turn.session.id, upToSeq: turn.upToSeq }),
      signal: running.signal,
      log,
    });
    for await (const event of events) {
      switch (event.kind) {
        case 'delta':
          running.tell({ kind: 'delta', messageId: running.messageId, text: event.text });
          break;
        case 'tool-started':
        case 'tool-finished':
          running.tell({ kind: event.kind, toolCallId: event.call.id, name: event.call.name });
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

/** The agent's tools, in this chat. `variables`: what this turn has brought so far. */
function toolsOf(
  { tools, clientTools, log }: AnswerMakers,
  turn: ClaimedTurn,
  running: RunningAnswer,
  variables: Readonly<Record<string, string>>,
): ToolRunner {
  const { session, agentId, agentVersion, agent } = turn;
  const { tenantId, id } = session;
  return tools.runnerFor({
    tenantId,
    agent: { id: agentId, version: agentVersion, config: agent },
    channel: 'chat',
    call: null,
    session: { id, metadata: {} },
    variables: () => vouchedVariables(turn.identity, { ...turn.variables, ...variables }),
    isVerified: () => turn.identity !== null,
    client: clientTools.pageOf({ tenantId, sessionId: id }, (call) => running.tell({ kind: 'page-tool', call })),
    pressDigits: null,
    log,
  });
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
