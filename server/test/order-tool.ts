import type { ToolCall } from '#brain/ports.ts';

/** Sent with the requests of `orderTool`; must be found nowhere else. */
export const orderHeader = 'Bearer tool-secret-value-0123456789';

export const orderSchema = {
  type: 'object',
  properties: { number: { type: 'string', pattern: '^[A-Z]-[0-9]{1,6}$' }, count: { type: 'integer', minimum: 1 } },
  required: ['number'],
  additionalProperties: false,
};

/** A webhook that looks up an order at `origin`; `request` and `more` say what matters. */
export const orderTool = (
  origin: string,
  request: Record<string, unknown> = {},
  more: Record<string, unknown> = {},
) => ({
  name: 'order_status',
  type: 'webhook',
  description: 'Where an order is',
  parameters: orderSchema,
  request: { url: `${origin}/orders`, headers: { Authorization: orderHeader }, ...request },
  ...more,
});

let calls = 0;
/** A model's call of it, each with a unique id. */
export const orderCall = (args: unknown = { number: 'A-1' }, name = 'order_status'): ToolCall => ({
  id: `call-${(calls += 1)}`,
  name,
  arguments: args as Record<string, unknown>,
});
