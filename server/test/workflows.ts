import type { TestTenant } from './build-test-app.ts';

/** Creates a workflow and publishes its graph as version 1. */
export async function publishWorkflow(tenant: TestTenant, graph: object) {
  const created = await tenant.request('POST', '/api/workflows', { name: 'Flow', draft: graph });
  if (created.statusCode !== 201) throw new Error(created.body);
  const { id } = created.json() as { id: string };
  async function publishDraft(): Promise<void> {
    const published = await tenant.request('POST', `/api/workflows/${id}/publish`, {});
    if (published.statusCode >= 300) throw new Error(published.body);
  }
  await publishDraft();
  return {
    id,
    async publish(draft: object): Promise<void> {
      const current = await tenant.request('GET', `/api/workflows/${id}`);
      const headers = { 'if-match': String(current.headers.etag) };
      const updated = await tenant.request('PATCH', `/api/workflows/${id}`, { draft }, headers);
      if (updated.statusCode >= 300) throw new Error(updated.body);
      await publishDraft();
    },
  };
}

export async function assignWorkflow(tenant: TestTenant, agentId: string, workflowId: string): Promise<void> {
  const assigned = await tenant.request('PUT', `/api/agents/${agentId}/workflow`, { workflow_id: workflowId });
  if (assigned.statusCode >= 300) throw new Error(assigned.body);
}

/** A webhook tool that books at `url`; it answers with a number. */
export async function bookingTool(tenant: TestTenant, url: string): Promise<string> {
  const created = await tenant.request('POST', '/api/tools', {
    name: 'book_table',
    type: 'webhook',
    description: 'Books a table',
    parameters: {
      type: 'object',
      properties: { guests: { type: 'number' }, day: { type: 'string' } },
      required: ['guests', 'day'],
    },
    request: { url },
  });
  if (created.statusCode !== 201) throw new Error(created.body);
  return (created.json() as { id: string }).id;
}

/** A booking: greeting, two values, the tool, and the end. */
export const bookingGraph = (toolId: string) => ({
  start_node_id: 'hello',
  variables: [{ name: 'guests', type: 'number' }, { name: 'day' }, { name: 'number' }],
  nodes: [
    { id: 'hello', kind: 'conversation', message: 'Hello, what can I do for you?' },
    {
      id: 'ask',
      kind: 'collect',
      fields: [
        { variable: 'guests', question: 'For how many?' },
        { variable: 'day', question: 'On which day?', format: 'date' },
      ],
    },
    {
      id: 'book',
      kind: 'tool',
      tool_id: toolId,
      arguments: { guests: 'vars.guests', day: 'vars.day' },
      fill: 'none',
      assign: { number: '/number' },
    },
    { id: 'said', kind: 'say', text: 'Booked for {{guests}} on {{day}}: {{number}}.' },
    { id: 'sorry', kind: 'say', text: 'That did not work.' },
    { id: 'end', kind: 'end', say: 'Goodbye.' },
  ],
  edges: [
    { id: 'e1', source: 'hello', target: 'ask', condition: { type: 'intent', intent: 'book a table' } },
    { id: 'e2', source: 'ask', target: 'book', condition: { type: 'result', outcome: 'succeeded' } },
    { id: 'e3', source: 'ask', target: 'sorry', condition: { type: 'else' } },
    { id: 'e4', source: 'book', target: 'said', condition: { type: 'result', outcome: 'succeeded' } },
    { id: 'e5', source: 'book', target: 'sorry', condition: { type: 'else' } },
    { id: 'e6', source: 'said', target: 'end', condition: { type: 'always' } },
    { id: 'e7', source: 'sorry', target: 'end', condition: { type: 'always' } },
  ],
});
