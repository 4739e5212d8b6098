import type { LoadedTool } from '#areas/agents/tools';
import type { Offer } from './offer.ts';
import { raceAbort } from './race-abort.ts';
import { outcomeOf } from './read-answer.rules.ts';
import { cutForModel, textOf } from './result-text.rules.ts';
import type { ToolConversation } from './tool-conversation.ts';
import { ToolFault } from './tool-fault.ts';

/** Runs in the visitor's page. Offered when there is one. A page's answer is data and triggers no action by itself. */
export function offerClient({ definition }: LoadedTool, { client }: ToolConversation): Offer[] {
  if (!client) return [];
  const { name, description, parameters, timeout_ms: timeoutMs, response } = definition;
  return [
    {
      name,
      description,
      parameters,
      async execute({ toolCallId, arguments: given, signal, record }) {
        const waits = definition.client?.waits !== false && !definition.async;
        record.request = { arguments: given, waits };
        const request = { toolCallId, name, arguments: { ...given }, waits, timeoutMs };
        const answer = await raceAbort(client.call(request, signal), signal).catch((error: unknown) => {
          throw signal.aborted ? signal.reason : notAnswered(name, error);
        });
        if (answer === null) return { result: 'It was handed to the page of the visitor.', isError: false };
        const text = textOf(answer.result);
        record.response = { result: answer.result, is_error: answer.isError };
        if (Buffer.byteLength(text) > response.max_bytes) {
          record.response = { bytes: Buffer.byteLength(text) };
          throw new ToolFault('error', `The tool ${name} answered with too much.`, 'larger than max_bytes');
        }
        if (answer.isError) throw new ToolFault('error', cutForModel(text), 'the page says that it failed');
        const value = answer.result;
        const read = typeof value === 'string' ? { kind: 'text' as const, text } : { kind: 'json' as const, value };
        return outcomeOf(read, response, { mayAct: false });
      },
    },
  ];
}

function notAnswered(name: string, cause: unknown): ToolFault {
  const told = `The tool ${name} was not answered by the visitor's page. Do not claim that it worked.`;
  return new ToolFault('timeout', told, cause instanceof Error ? cause.message : 'no answer', { cause });
}
