import { data, type PeerAnswer, usageOf, type WireFormat } from './wire-format.ts';

type Dialect = 'compatible' | 'groq' | 'mistral';

const chunk = (choices: object[], more: object = {}) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1_770_000_000,
  model: 'peer-1',
  choices,
  ...more,
});
const choice = (delta: object, finish_reason: string | null = null) => ({
  index: 0,
  delta,
  logprobs: null,
  finish_reason,
});

/**
 * `POST /chat/completions` with `stream: true`, in the dialects of OpenAI-compatible servers, Groq and Mistral. They
 * differ in the place of usage: in a separate last chunk, under `x_groq`, or in the chunk that finishes. Source:
 * platform.openai.com/docs/api-reference/chat-streaming, console.groq.com/docs, docs.mistral.ai/api.
 */
export function chatCompletionsFormat(dialect: Dialect): WireFormat {
  return {
    path: '/chat/completions',
    authorization: (key) => ['authorization', `Bearer ${key}`],
    begin: () => [data(chunk([choice({ role: 'assistant', content: '' })]))],
    text: (delta) => [data(chunk([choice({ content: delta })]))],
    end: (answer) => [...toolCalls(answer), ...ending(answer, dialect), 'data: [DONE]\n\n'],
    accepts: (body) => dialect !== 'mistral' || hasMistralCallIds(body),
    error: (status) =>
      dialect === 'mistral'
        ? {
            object: 'error',
            message: 'The peer refuses.',
            type: status === 429 ? 'rate_limited' : 'internal_server_error',
            param: null,
            code: String(status),
          }
        : {
            error: {
              message: 'The peer refuses.',
              type: status === 429 ? 'rate_limit_exceeded' : 'server_error',
              param: null,
              code: null,
            },
          },
    errorFrame: (kind) =>
      data({
        error: {
          message: 'The peer fails.',
          type: kind === 'rate_limited' ? 'rate_limit_exceeded' : 'server_error',
          code: null,
        },
      }),
  };
}

function toolCalls(answer: PeerAnswer): string[] {
  return (answer.toolCalls ?? []).flatMap((call, index) => {
    const json = JSON.stringify(call.arguments);
    const half = Math.ceil(json.length / 2);
    return [
      data(
        chunk([
          choice({
            tool_calls: [
              { index, id: call.id, type: 'function', function: { name: call.name, arguments: json.slice(0, half) } },
            ],
          }),
        ]),
      ),
      data(chunk([choice({ tool_calls: [{ index, function: { arguments: json.slice(half) } }] })])),
    ];
  });
}

function ending(answer: PeerAnswer, dialect: Dialect): string[] {
  const { inputTokens, outputTokens } = usageOf(answer);
  const usage = {
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
  };
  const last = choice(dialect === 'mistral' ? { content: '' } : {}, answer.toolCalls?.length ? 'tool_calls' : 'stop');
  switch (dialect) {
    case 'compatible':
      return [data(chunk([last])), data(chunk([], { usage }))];
    case 'groq':
      return [data(chunk([last], { x_groq: { id: 'req_1', usage } }))];
    case 'mistral':
      return [data(chunk([last], { usage }))];
  }
}

function hasMistralCallIds(body: Record<string, unknown>): boolean {
  const messages = body.messages as { tool_call_id?: string; tool_calls?: { id: string }[] }[];
  const ids = messages.flatMap((message) => [
    message.tool_call_id,
    ...(message.tool_calls ?? []).map((call) => call.id),
  ]);
  return ids.every((id) => id === undefined || /^[a-zA-Z0-9]{9}$/.test(id));
}
