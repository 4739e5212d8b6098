import { type AgentTool, type Tool, ToolDefinition } from '@parley/contract/resources/tool';
import { exampleAgentId, exampleToolId } from './tools.operation.ts';

/** Request body that creates a tool. */
export const exampleCreateTool = {
  name: 'find_order',
  type: 'webhook' as const,
  description: 'Looks up an order by its number.',
  parameters: {
    type: 'object',
    properties: { order_number: { type: 'string', description: 'As on the receipt', maxLength: 20 } },
    required: ['order_number'],
  },
  request: {
    url: 'https://shop.example.com/orders/{order_number}',
    method: 'GET' as const,
    headers: { Authorization: 'Bearer 3f1c9a7be2d84d6f' },
  },
};

const { type: _type, ...definition } = ToolDefinition.parse({
  ...exampleCreateTool,
  request: { ...exampleCreateTool.request, headers: { Authorization: '••••4d6f' } },
});

const shown = {
  id: exampleToolId,
  revision: 2,
  type: exampleCreateTool.type,
  ...definition,
  signing_secret_hint: 'k3Jw',
  created_at: '2026-03-01T09:30:00.000Z',
  updated_at: '2026-03-01T10:15:00.000Z',
};

export const exampleTool: Tool = { ...shown, agent_ids: [exampleAgentId] };

export const exampleSigningSecret = 'whsec_q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRk3Jw=';

export const exampleAgentTool: AgentTool = { ...shown, enabled: true, pinned_revision: 2, newest_revision: 2 };
