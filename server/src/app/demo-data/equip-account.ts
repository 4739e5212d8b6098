import { type BusinessName, businesses } from './businesses.ts';
import type { DemoApi } from './demo-api.ts';
import type { DemoAgent } from './write-calls.ts';

type Agents = Readonly<Record<BusinessName, DemoAgent>>;

/** Gives the agents tools, a directory, a phone number and a paused webhook, and the workshop a second version. */
export async function equipAccount(api: DemoApi, agents: Agents): Promise<void> {
  await createTools(api, agents);
  await createDirectory(api, agents.workshop);
  await buyNumber(api, agents.hotel);
  await createWebhook(api);
  const { greeting } = businesses.workshop.agent;
  await api.send('PATCH', `/api/agents/${agents.workshop.id}`, { greeting: `${greeting} How can I help?` });
}

async function createTools(api: DemoApi, { clinic, workshop }: Agents): Promise<void> {
  const tools = [
    {
      agent: clinic,
      tool: { type: 'booking', name: 'appointments', description: 'Books, finds and cancels appointments.' },
    },
    {
      agent: workshop,
      tool: { type: 'handoff', name: 'ask_a_colleague', description: 'Passes the chat to a person.' },
    },
    { agent: workshop, tool: { type: 'end_call', name: 'hang_up', description: 'Says goodbye and hangs up.' } },
  ];
  for (const { agent, tool } of tools) await api.send('POST', `/api/agents/${agent.id}/tools`, tool);
}

const weekly = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => [day, [{ from: '09:00', to: '18:00' }]]),
);

/** People and a department that callers ask for by name. */
const entries = [
  { kind: 'department', name: 'Workshop', aliases: ['Repairs'], destinations: ['+12125550160'] },
  { kind: 'person', name: 'Anna Berg', title: 'Sales', department: 'Shop', destinations: ['+12125550161'] },
  { kind: 'person', name: 'Jonas Lind', title: 'Mechanic', department: 'Workshop', destinations: ['+12125550162'] },
];

async function createDirectory(api: DemoApi, { id }: DemoAgent): Promise<void> {
  const hours = { timezone: 'Europe/Stockholm', weekly };
  for (const entry of entries) await api.send('POST', '/api/directory', { ...entry, languages: ['en', 'sv'], hours });
  await api.send('PATCH', `/api/agents/${id}`, { directory: { access: 'all' } });
}

/** A test number, as the built-in carrier has them: a softphone on this machine calls it. */
async function buyNumber(api: DemoApi, { id }: DemoAgent): Promise<void> {
  const found = await api.get('/api/phone-numbers/available?country=US&limit=1');
  const [offer] = found['data'] as { number: string }[];
  if (!offer || found['provider'] !== 'builtin') return;
  const bought = await api.send(
    'POST',
    '/api/phone-numbers/purchase',
    { phone_number: offer.number, provider: found['provider'] },
    { 'idempotency-key': `demo-${id}` },
  );
  await api.send('POST', `/api/phone-numbers/${String(bought['id'])}/assign`, { agent_id: id });
}

/** Paused: its address is reserved for examples, and answers nothing. */
async function createWebhook(api: DemoApi): Promise<void> {
  const webhook = { url: 'https://crm.example.com/calls', description: 'CRM', is_active: false };
  await api.send('POST', '/api/end-of-call-webhooks', webhook);
}
