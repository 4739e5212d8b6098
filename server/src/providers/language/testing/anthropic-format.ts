import { event, type PeerAnswer, usageOf, type WireFormat } from './wire-format.ts';

const frame = (type: string, fields: object = {}) => event(type, { type, ...fields });

/** Anthropic, `POST /messages` with `stream: true`. Source: docs.claude.com/en/docs/build-with-claude/streaming. */
export const anthropicFormat: WireFormat = {
  path: '/messages',
  authorization: (key) => ['x-api-key', key],
  begin: (answer) => [
    frame('message_start', {
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'peer-1',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: {
          input_tokens: usageOf(answer).inputTokens,
          cache_creation_input_tokens: 0,
          cache_read_input_tokens: 0,
          output_tokens: 1,
        },
      },
    }),
    frame('ping'),
    ...(answer.texts.length > 0
      ? [frame('content_block_start', { index: 0, content_block: { type: 'text', text: '' } })]
      : []),
  ],
  text: (delta) => [frame('content_block_delta', { index: 0, delta: { type: 'text_delta', text: delta } })],
  end: (answer) => [
    ...(answer.texts.length > 0 ? [frame('content_block_stop', { index: 0 })] : []),
    ...toolUses(answer),
    frame('message_delta', {
      delta: { stop_reason: answer.toolCalls?.length ? 'tool_use' : 'end_turn', stop_sequence: null },
      usage: { output_tokens: usageOf(answer).outputTokens },
    }),
    frame('message_stop'),
  ],
  // A conversation begins and ends with the person, and no message is empty.
  accepts: ({ messages }) => {
    const all = messages as { role: string; content: unknown[] }[];
    return all[0]?.role === 'user' && all.at(-1)?.role === 'user' && all.every((message) => message.content.length > 0);
  },
  error: (status) => ({
    type: 'error',
    error: { type: status === 429 ? 'rate_limit_error' : 'api_error', message: 'The peer refuses.' },
  }),
  errorFrame: (kind) =>
    frame('error', {
      error: { type: kind === 'rate_limited' ? 'rate_limit_error' : 'overloaded_error', message: 'The peer fails.' },
    }),
};

function toolUses(answer: PeerAnswer): string[] {
  return (answer.toolCalls ?? []).flatMap((call, position) => {
    const index = position + (answer.texts.length > 0 ? 1 : 0);
    const json = JSON.stringify(call.arguments);
    const half = Math.ceil(json.length / 2);
    return [
      frame('content_block_start', {
        index,
        content_block: { type: 'tool_use', id: call.id, name: call.name, input: {} },
      }),
      frame('content_block_delta', { index, delta: { type: 'input_json_delta', partial_json: '' } }),
      frame('content_block_delta', { index, delta: { type: 'input_json_delta', partial_json: json.slice(0, half) } }),
      frame('content_block_delta', { index, delta: { type: 'input_json_delta', partial_json: json.slice(half) } }),
      frame('content_block_stop', { index }),
    ];
  });
}
