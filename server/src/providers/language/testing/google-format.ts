import { data, type PeerAnswer, usageOf, type WireFormat } from './wire-format.ts';

const chunk = (parts: object[], more: object = {}, finishReason?: string) =>
  data({
    candidates: [{ content: { parts, role: 'model' }, ...(finishReason && { finishReason }), index: 0 }],
    modelVersion: 'peer-1',
    responseId: 'r1',
    ...more,
  });

/** Google Gemini, `POST /models/<model>:streamGenerateContent?alt=sse`. Source: ai.google.dev/api/generate-content. */
export const googleFormat: WireFormat = {
  path: '/models/:model:streamGenerateContent',
  authorization: (key) => ['x-goog-api-key', key],
  begin: () => [],
  text: (delta) => [chunk([{ text: delta }])],
  end: (answer) => [
    ...(answer.toolCalls ?? []).map((call) => chunk([{ functionCall: { name: call.name, args: call.arguments } }])),
    last(answer),
  ],
  accepts: ({ contents }) => (contents as { role: string }[])[0]?.role === 'user',
  error: (status) => ({
    error: { code: status, message: 'The peer refuses.', status: status === 429 ? 'RESOURCE_EXHAUSTED' : 'INTERNAL' },
  }),
  errorFrame: (kind) =>
    data({
      error: {
        code: kind === 'rate_limited' ? 429 : 503,
        message: 'The peer fails.',
        status: kind === 'rate_limited' ? 'RESOURCE_EXHAUSTED' : 'UNAVAILABLE',
      },
    }),
};

function last(answer: PeerAnswer): string {
  const { inputTokens, outputTokens } = usageOf(answer);
  return chunk(
    [{ text: '' }],
    {
      usageMetadata: {
        promptTokenCount: inputTokens,
        candidatesTokenCount: outputTokens,
        totalTokenCount: inputTokens + outputTokens,
      },
    },
    'STOP',
  );
}
