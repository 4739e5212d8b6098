import { randomUUID } from 'node:crypto';
import type pg from 'pg';

const sender = '+46846501234';
const allDay = [{ from: '00:00', to: '24:00' }];
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** An agent whose workflow asks for a time, then requests `hookUrl`, books the time and sends a text message. */
export async function tripleBooking(parts: {
  address: string;
  key: string;
  hookUrl: string;
  client: pg.Client;
}): Promise<string> {
  const { address, key, hookUrl, client } = parts;
  async function send(method: string, path: string, body: object): Promise<{ id: string }> {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as { id: string };
  }
  const hook = await send('POST', '/api/tools', {
    name: 'order',
    type: 'webhook',
    description: 'Orders',
    parameters: { type: 'object', properties: { slot: { type: 'string' } }, required: ['slot'] },
    request: { url: hookUrl },
  });
  const booking = await send('POST', '/api/tools', { name: 'visit', type: 'booking', booking: { actions: ['book'] } });
  const agent = await send('POST', '/api/agents', {
    name: 'Bookings',
    first_speaker: 'agent',
    greeting: '',
    timezone: 'UTC',
  });
  await send('PUT', `/api/agents/${agent.id}/calendar`, {
    timezone: 'UTC',
    horizon_days: 365,
    weekly_hours: Object.fromEntries(days.map((day) => [day, allDay])),
  });
  await client.query(
    `insert into phone_numbers (tenant_id, id, number, raw_input, country, type, capabilities, source, provider,
       provider_ref, direction, status, caller_id_allowed, created_at, updated_at)
     select tenant_id, $1, $2, $2, 'SE', 'local', '{voice,sms}', 'carrier', 'builtin', 'ref', 'both', 'active', true,
            now(), now() from agents where id = $3`,
    [randomUUID(), sender, agent.id],
  );
  const text = await send('POST', '/api/tools', {
    name: 'text',
    type: 'sms',
    sms: { from_number: sender, text: 'See you soon.' },
  });
  const draft = graphOf({ hook: hook.id, booking: booking.id, text: text.id });
  const workflow = await send('POST', '/api/workflows', { name: 'Bookings', draft });
  await send('POST', `/api/workflows/${workflow.id}/publish`, {});
  await send('PUT', `/api/agents/${agent.id}/workflow`, { workflow_id: workflow.id });
  return agent.id;
}

const graphOf = (tools: { hook: string; booking: string; text: string }) => ({
  start_node_id: 'hello',
  variables: [{ name: 'slot' }, { name: 'number' }],
  nodes: [
    { id: 'hello', kind: 'conversation', message: 'Hello, what can I do for you?' },
    { id: 'ask', kind: 'collect', fields: [{ variable: 'slot', question: 'When?' }] },
    tool('hook', tools.hook, { slot: 'vars.slot' }, { assign: { number: '/number' } }),
    tool('book', tools.booking, { starts_at: 'vars.slot', name: '"Ada"' }),
    tool('text', tools.text, { to: '"+46701740605"' }),
    { id: 'done', kind: 'end', say: 'Booked: {{number}}. Goodbye.' },
    { id: 'failed', kind: 'end', say: 'That did not work.', outcome: 'failed' },
  ],
  edges: [
    { id: 'e1', source: 'hello', target: 'ask', condition: { type: 'intent', intent: 'book a table' } },
    ...['ask', 'hook', 'book', 'text'].flatMap((source, at, all) => [
      { id: `s${at}`, source, target: all[at + 1] ?? 'done', condition: { type: 'result', outcome: 'succeeded' } },
      { id: `f${at}`, source, target: 'failed', condition: { type: 'else' } },
    ]),
  ],
});

const tool = (id: string, toolId: string, given: Record<string, string>, more: object = {}) => ({
  id,
  kind: 'tool',
  tool_id: toolId,
  arguments: given,
  fill: 'none',
  ...more,
});
