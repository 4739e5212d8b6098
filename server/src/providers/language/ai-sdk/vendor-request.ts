import { createHash } from 'node:crypto';
import type { ModelMessage, ModelRequest } from '#brain/ports.ts';
import type { VendorName, VendorRequest } from './vendor-models.ts';

type VendorMessage = VendorRequest['prompt'][number];

// Several vendors refuse a conversation that begins or ends with the assistant (Anthropic and Google the former,
// Anthropic's newer models the latter), so these stand where a person's message has to be.
const opening = '(The conversation begins.)';
const goOn =
  'Your last message was cut off. Go on exactly where it stopped. Do not repeat any of it and do not mention this.';

/** Our request as the AI SDK wants it. */
export function vendorRequest(provider: VendorName, request: ModelRequest, signal: AbortSignal): VendorRequest {
  return {
    prompt: [{ role: 'system', content: request.system }, ...vendorMessages(provider, request.messages)],
    ...(request.tools.length > 0 && {
      tools: request.tools.map((tool) => ({
        type: 'function',
        name: tool.name,
        description: tool.description,
        inputSchema: tool.parameters,
        // OpenAI takes a missing word for true and then refuses most schemas people write.
        ...(provider === 'openai' && { strict: false }),
      })),
      toolChoice: { type: 'auto' as const },
    }),
    ...(request.temperature !== undefined && { temperature: request.temperature }),
    ...(request.maxOutputTokens !== undefined && { maxOutputTokens: request.maxOutputTokens }),
    abortSignal: signal,
    // OpenAI stores answers for 30 days by default; conversations belong to the operator of this platform.
    providerOptions: { openai: { store: false } },
  } as VendorRequest;
}

function vendorMessages(provider: VendorName, messages: readonly ModelMessage[]): VendorMessage[] {
  const converted = messages.flatMap((message) => vendorMessage(provider, message));
  const first = converted[0]?.role === 'user' ? [] : [person(opening)];
  const last = converted.at(-1)?.role === 'assistant' ? [person(goOn)] : [];
  return [...first, ...converted, ...last];
}

const person = (text: string): VendorMessage => ({ role: 'user', content: [{ type: 'text', text }] });

function vendorMessage(provider: VendorName, message: ModelMessage): VendorMessage[] {
  switch (message.role) {
    case 'user':
      return [person(message.text)];
    case 'assistant': {
      const calls = (message.toolCalls ?? []).map((call) => ({
        type: 'tool-call' as const,
        toolCallId: callIdFor(provider, call.id),
        toolName: call.name,
        input: isObject(call.arguments) ? call.arguments : {},
      }));
      const text = message.text.trim() ? [{ type: 'text' as const, text: message.text }] : [];
      // Vendors refuse a message without content.
      return text.length + calls.length > 0 ? [{ role: 'assistant', content: [...text, ...calls] }] : [];
    }
    case 'tool': {
      const output = message.isError
        ? { type: 'error-text' as const, value: message.result }
        : { type: 'text' as const, value: message.result };
      return [
        {
          role: 'tool',
          content: [
            {
              type: 'tool-result',
              toolCallId: callIdFor(provider, message.toolCallId),
              toolName: message.name,
              output,
            },
          ],
        },
      ];
    }
  }
}

/** Arguments a model wrote wrongly were refused; vendors do not take them back as they were. */
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The id of a call as a vendor accepts it; calls of an earlier turn may have been another vendor's. The same id always
 * becomes the same one. Source: Mistral wants exactly nine letters and digits, Anthropic refuses other signs than
 * letters, digits, `_` and `-`, OpenAI more than 64 of them.
 */
function callIdFor(provider: VendorName, id: string): string {
  const isAccepted = provider === 'mistral' ? /^[a-zA-Z0-9]{9}$/ : /^[a-zA-Z0-9_-]{1,64}$/;
  return isAccepted.test(id) ? id : createHash('sha256').update(id).digest('hex').slice(0, 9);
}
