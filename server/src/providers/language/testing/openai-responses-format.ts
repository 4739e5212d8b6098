import { event, type PeerAnswer, usageOf, type WireFormat } from './wire-format.ts';

const base = {
  id: 'resp_1',
  object: 'response',
  created_at: 1_770_000_000,
  model: 'peer-1',
  output: [],
  service_tier: 'default',
};
const message = (text: string, status: string) => ({
  id: 'msg_1',
  type: 'message',
  status,
  role: 'assistant',
  content: text ? [{ type: 'output_text', annotations: [], logprobs: [], text }] : [],
});

let sequence = 0;
const frame = (type: string, fields: object) => event(type, { type, sequence_number: sequence++, ...fields });

/** OpenAI, `POST /responses` with `stream: true`. Source: platform.openai.com/docs/api-reference/responses-streaming. */
export const openAiResponsesFormat: WireFormat = {
  path: '/responses',
  authorization: (key) => ['authorization', `Bearer ${key}`],
  begin: (answer) => [
    frame('response.created', { response: { ...base, status: 'in_progress', usage: null } }),
    frame('response.in_progress', { response: { ...base, status: 'in_progress', usage: null } }),
    ...(answer.texts.length > 0
      ? [
          frame('response.output_item.added', { output_index: 0, item: message('', 'in_progress') }),
          frame('response.content_part.added', {
            item_id: 'msg_1',
            output_index: 0,
            content_index: 0,
            part: { type: 'output_text', annotations: [], logprobs: [], text: '' },
          }),
        ]
      : []),
  ],
  text: (delta) => [
    frame('response.output_text.delta', { item_id: 'msg_1', output_index: 0, content_index: 0, delta, logprobs: [] }),
  ],
  end: (answer) => [...endOfText(answer), ...functionCalls(answer), completed(answer)],
  error: (status) => ({
    error: {
      message: 'The peer refuses.',
      type: status === 429 ? 'rate_limit_exceeded' : 'server_error',
      param: null,
      code: null,
    },
  }),
  errorFrame: (kind) =>
    frame('error', {
      error: {
        type: kind === 'rate_limited' ? 'tokens' : 'server_error',
        code: kind === 'rate_limited' ? 'rate_limit_exceeded' : 'server_error',
        message: 'The peer fails.',
        param: null,
      },
    }),
};

function endOfText(answer: PeerAnswer): string[] {
  if (answer.texts.length === 0) return [];
  const text = answer.texts.join('');
  return [
    frame('response.output_text.done', { item_id: 'msg_1', output_index: 0, content_index: 0, text, logprobs: [] }),
    frame('response.content_part.done', {
      item_id: 'msg_1',
      output_index: 0,
      content_index: 0,
      part: { type: 'output_text', annotations: [], logprobs: [], text },
    }),
    frame('response.output_item.done', { output_index: 0, item: message(text, 'completed') }),
  ];
}

function functionCalls(answer: PeerAnswer): string[] {
  return (answer.toolCalls ?? []).flatMap((call, index) => {
    const output_index = index + 1;
    const id = `fc_${index}`;
    const item = { id, type: 'function_call', call_id: call.id, name: call.name };
    const json = JSON.stringify(call.arguments);
    return [
      frame('response.output_item.added', { output_index, item: { ...item, status: 'in_progress', arguments: '' } }),
      frame('response.function_call_arguments.delta', { item_id: id, output_index, delta: json }),
      frame('response.function_call_arguments.done', { item_id: id, output_index, arguments: json }),
      frame('response.output_item.done', { output_index, item: { ...item, status: 'completed', arguments: json } }),
    ];
  });
}

function completed(answer: PeerAnswer): string {
  const { inputTokens, outputTokens } = usageOf(answer);
  const usage = {
    input_tokens: inputTokens,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: outputTokens,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: inputTokens + outputTokens,
  };
  return frame('response.completed', { response: { ...base, status: 'completed', incomplete_details: null, usage } });
}
