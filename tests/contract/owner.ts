import type { AgentId, ConnectionId, UserId } from '@parley/contract/ids';
import { systemActor } from '../../server/src/platform/http/principal.ts';
import { sealSecrets } from '../../server/src/platform/oauth/connection-secrets.ts';
import { insertConnection } from '../../server/src/platform/oauth/connections.queries.ts';
import type { Accounts, TestReseller } from '../../server/test/accounts.ts';
import type { TestApp, TestTenant } from '../../server/test/build-test-app.ts';
import { alwaysOpen } from '../../server/test/calendars.ts';
import { writeInvoice } from '../../server/test/invoices.ts';
import { addKnowledge } from '../../server/test/knowledge.ts';
import { offerPackage, offerPlan } from '../../server/test/offers.ts';
import { holdCall, openCall, pastCall } from '../../server/test/test-calls.ts';
import { brandOf, type OwnedBrand } from './owned-brand.ts';
import { chatsOf, type OwnedChats } from './owned-chats.ts';
import { identityOf, type OwnedIdentity } from './owned-identity.ts';

/** An account owner with one of everything, who makes another of anything on request. */
export interface Owner extends OwnedBrand, OwnedChats, OwnedIdentity {
  tenant: TestTenant;
  /** Whose customer the tenant is. */
  reseller: TestReseller;
  /** An owner of the tenant, signed in. */
  person: { userId: UserId; id: string; token: string };
  /** The token that came with a chat or a voice session. */
  tokenOf(id: string): string;
  agent(): Promise<string>;
  trashedAgent(): Promise<string>;
  /** An agent with a traffic split. */
  splitAgent(): Promise<string>;
  /** Attached to the agent; by itself without one. */
  tool(agentId?: string): Promise<string>;
  toolLog(): Promise<string>;
  /** A connection to HubSpot, used by the agent where one is given. */
  connection(agentId?: string): Promise<string>;
  /** A workflow with one version. */
  workflow(): Promise<string>;
  /** A test conversation of the agent. */
  testConversation(agentId: string): Promise<string>;
  /** A run of one test conversation of the agent. */
  testRun(agentId: string): Promise<string>;
  /** A question that a caller got no answer to. */
  unansweredQuestion(): Promise<string>;
  /** A passage of an agent's knowledge. */
  knowledgeChunk(agentId: string): Promise<string>;
  /** A call that is over, with turns, a tool and a recording. */
  pastCall(): Promise<string>;
  /** A certificate of a call that was erased. */
  deletionCertificate(): Promise<string>;
  /** A hold on a call. */
  legalHold(): Promise<string>;
  /** A live call that executes every command except a transfer. */
  liveCall(): Promise<string>;
  /** Leave to call an agent from a browser. */
  voiceSession(agentId: string): Promise<{ id: string; token: string }>;
  /** Query of a link that opens the recording of a call. */
  recordingLink(callId: string): Promise<string>;
  recordingJob(): Promise<string>;
  /** A call of a tool that waits for the page of a chat or a call to answer. */
  waitingToolCall(where: { sessionId: string } | { callId: string }): Promise<string>;
  trunk(): Promise<string>;
  directoryEntry(): Promise<string>;
  /** A pasted text in the knowledge of the agent. */
  knowledgeText(agentId: string): Promise<string>;
  /** A page in the knowledge of the agent. */
  knowledgeUrl(agentId: string): Promise<string>;
  /** A webhook whose receiver does not answer. */
  webhook(): Promise<string>;
  /** A delivery in the log of a webhook. */
  webhookDelivery(webhookId: string): Promise<string>;
  /** A number of the tenant, on a separate trunk. */
  number(): Promise<string>;
  /** A number that can be claimed, by anybody. */
  poolNumber(): Promise<string>;
  /** A number of a carrier's, answered by the agent; calls to it come by webhook. */
  carrierNumber(agentId: string): Promise<string>;
  /** A time that can be booked with the agent, whose calendar is then always open; another one each time. */
  freeSlot(agentId: string): Promise<string>;
  booking(agentId: string): Promise<string>;
  /** An agent with a calendar feed. */
  feedAgent(): Promise<string>;
  /** File name of a calendar feed. */
  calendarFeed(): Promise<string>;
  /** A calendar of Parley's that several agents share. */
  calendarConnection(): Promise<string>;
  apiKey(): Promise<string>;
  organization(): Promise<string>;
  /** A new member of the tenant. */
  user(): Promise<string>;
  invite(): Promise<string>;
  /** Another session of `person`. */
  session(): Promise<string>;
  /** Another customer of the same reseller. */
  customer(): Promise<string>;
  trashedCustomer(): Promise<string>;
  resellerPackage(): Promise<string>;
  resellerStaff(): Promise<string>;
  customerKey(customerId: string): Promise<string>;
  resellerKey(): Promise<string>;
  /** An order of minutes that is not paid; without an invoice. */
  order(): Promise<string>;
  /** A package of minutes on offer for the account. */
  minutePackage(): Promise<string>;
  /** A plan on offer for the account. */
  plan(): Promise<string>;
  /** An invoice of the reseller to the account. */
  invoice(state: 'draft' | 'open'): Promise<string>;
}

/** Numbers are unique over all tenants. */
let numbers = 0;
const nextNumber = () => `+4687654${String((numbers += 1)).padStart(4, '0')}`;
let names = 0;
const nextName = (what: string) => `${what}-${(names += 1)}`;

export async function createOwner(app: TestApp, accounts: Accounts): Promise<Owner> {
  const reseller = await accounts.newReseller();
  const tenant = await reseller.newCustomer();
  const person = await accounts.logIn('owner', tenant.id);
  const { pool } = app.deps.db.platform;
  const tokens = new Map<string, string>();
  let slots = 0;

  async function make(url: string, body: unknown, headers: Record<string, string> = {}) {
    const answer = await tenant.request('POST', url, body, headers);
    if (answer.statusCode >= 400) throw new Error(`${url}: ${answer.body}`);
    return answer.json();
  }
  async function insert(statement: string, values: unknown[]): Promise<string> {
    const { rows } = await pool.query<{ id: string }>(`${statement} returning id`, values);
    return rows[0]?.id ?? '';
  }

  async function agent(): Promise<string> {
    const body = { name: 'World', greeting: 'Hi', llm: { headers: { 'x-key': 'a-long-secret-value' } } };
    const { id } = await make('/api/agents', body);
    await tenant.request('PATCH', `/api/agents/${id}`, { prompt: 'second version' });
    return id;
  }

  async function testConversation(agentId: string): Promise<string> {
    const body = { name: 'Hours', turns: [{ say: 'When are you open?' }] };
    return (await make(`/api/agents/${agentId}/test-conversations`, body)).id;
  }

  async function trunk(): Promise<string> {
    const account = { host: 'sip.example.com', username: 'world', password: 'x' };
    const { id } = await make('/api/sip-trunks', { name: 'World', kind: 'registration', country: 'SE', ...account });
    return id;
  }

  async function freeSlot(agentId: string): Promise<string> {
    await tenant.request('PUT', `/api/agents/${agentId}/calendar`, alwaysOpen);
    const answer = await tenant.request('GET', `/api/agents/${agentId}/calendar/slots?limit=1000`);
    return answer.json().data[(slots += 1)].starts_at;
  }

  return {
    tenant,
    reseller,
    person,
    tokenOf: (id) => tokens.get(id) ?? '',
    agent,
    async splitAgent() {
      const id = await agent();
      await tenant.request('PUT', `/api/agents/${id}/traffic-split`, { version: 1, share: 20 });
      return id;
    },
    async trashedAgent() {
      const id = await agent();
      await tenant.request('DELETE', `/api/agents/${id}`);
      return id;
    },
    async tool(agentId) {
      const request = { url: 'https://tools.example.com/order', headers: { authorization: 'Bearer a-long-secret' } };
      const { id } = await make('/api/tools', { name: nextName('order'), type: 'webhook', request });
      if (agentId !== undefined) await make(`/api/agents/${agentId}/tools`, { tool_id: id });
      return id;
    },
    async connection(agentId) {
      const { db, clock, newId, areaDeps } = app.deps;
      const id = newId() as ConnectionId;
      const now = clock.now();
      const sealed = sealSecrets(areaDeps.connections.sealer, { tenantId: tenant.id, id }, { key: 'a-long-secret' });
      await db.app.inTenant(tenant.id, async (tx) => {
        await insertConnection(tx, {
          tenantId: tenant.id,
          id,
          kind: 'integration',
          provider: 'hubspot',
          name: nextName('connection'),
          account: null,
          auth: 'key',
          settings: {},
          sealed,
          scopes: [],
          state: 'connected',
          stateDetail: '',
          accessExpiresAt: null,
          checkedAt: null,
          createdBy: systemActor,
          createdAt: now,
          updatedAt: now,
        });
      });
      if (agentId !== undefined) {
        const path = `/api/agents/${agentId}/integrations/${id}`;
        await tenant.request('PUT', path, { actions: ['find_contact'] });
      }
      return id;
    },
    async workflow() {
      const draft = { start_node_id: 'end', nodes: [{ id: 'end', kind: 'end' }] };
      const { id } = await make('/api/workflows', { name: nextName('workflow'), draft });
      await make(`/api/workflows/${id}/publish`, {});
      return id;
    },
    async toolLog() {
      const body = { tool_name: 'order', tool_type: 'webhook', tool_call_id: 'c1', status: 'ok', latency_ms: 12 };
      return (await make('/api/tool-logs', body)).id;
    },
    ...brandOf(app, reseller),
    ...identityOf({ app, tenant }),
    ...chatsOf({ app, tenant, person, tokens, make, insert, agent, nextName }),
    knowledgeText: async (agentId) => {
      const text = { name: 'Parking', text: `Guests park behind the house ${nextName('number')}.` };
      return (await make(`/api/agents/${agentId}/knowledge-base/texts`, text)).id;
    },
    knowledgeUrl: async (agentId) => {
      const page = { url: `https://www.example.com/${nextName('page')}` };
      return (await make(`/api/agents/${agentId}/knowledge-base/urls`, page)).id;
    },
    webhook: async () => (await make('/api/end-of-call-webhooks', { url: 'http://127.0.0.1:49999/events' })).id,
    webhookDelivery: async (webhookId) =>
      (await make(`/api/end-of-call-webhooks/${webhookId}/test`, undefined)).delivery_id,
    testConversation,
    async testRun(agentId) {
      const test_ids = [await testConversation(agentId)];
      return (await make(`/api/agents/${agentId}/test-runs`, { test_ids })).id;
    },
    async deletionCertificate() {
      const call = await pastCall(app, tenant.id, {});
      return (await tenant.request('DELETE', `/api/calls/${call.id}`)).json().id;
    },
    async legalHold() {
      const object = { kind: 'call', id: (await pastCall(app, tenant.id, {})).id };
      const hold = await tenant.request('POST', '/api/privacy/legal-holds', { object, reason: 'Case T 1234-26' });
      return hold.json().id;
    },
    async unansweredQuestion() {
      const call = await pastCall(app, tenant.id);
      const agentId = (await agent()) as AgentId;
      const { db, clock, newId, questions } = app.deps;
      const texts = ['Do you treat cats?'];
      const conversation = { callId: call.id };
      await db.app.inTenant(tenant.id, (tx) =>
        questions.record(tx, { tenantId: tenant.id, agentId, conversation, texts, askedAt: clock.now(), newId }),
      );
      const listed = await tenant.request('GET', `/api/unanswered-questions?agent_id=${agentId}`);
      return listed.json().data[0].id;
    },
    async knowledgeChunk(agentId) {
      const { chunkIds } = await addKnowledge(app, tenant, agentId, [{ text: 'We treat cats and dogs.' }]);
      return chunkIds[0] as string;
    },
    pastCall: async () => (await pastCall(app, tenant.id, { isRecorded: true })).id,
    async liveCall() {
      const call = await openCall(app, tenant.id);
      await app.deps.calls.store.markAnswered(call);
      holdCall(app, call);
      return call.id;
    },
    async voiceSession(agentId) {
      const { call_id, access_token } = await make('/api/web-voice/sessions', { agent_id: agentId });
      tokens.set(call_id, access_token);
      return { id: call_id, token: access_token };
    },
    async recordingJob() {
      return (await make('/api/statistics/recordings/sync', {})).id;
    },
    async recordingLink(callId) {
      const answer = await tenant.request('GET', `/api/calls/${callId}/recording`);
      return new URL(answer.json().url).search;
    },
    waitingToolCall: (where) =>
      insert(
        `insert into client_tool_calls (tenant_id, id, session_id, call_id, name, arguments, created_at, expires_at)
         values ($1, gen_random_uuid(), $2, $3, 'show_map', '{}', now(), now() + interval '1 hour')`,
        [tenant.id, 'sessionId' in where ? where.sessionId : null, 'callId' in where ? where.callId : null],
      ),
    trunk,
    directoryEntry: async () =>
      (await make('/api/directory', { kind: 'person', name: nextName('Anna'), destinations: ['+46701740605'] })).id,
    async number() {
      const body = { phone_number: nextNumber(), trunk_id: await trunk() };
      return (await make('/api/phone-numbers/import', body)).id;
    },
    poolNumber: () =>
      insert(
        `insert into number_pool (id, number, country, type, capabilities, provider, provider_ref)
         values (gen_random_uuid(), $1, 'SE', 'local', '{voice}', 'builtin', 'world')`,
        [nextNumber()],
      ),
    async carrierNumber(agentId) {
      const number = nextNumber();
      await pool.query(
        `insert into phone_numbers (tenant_id, id, number, raw_input, capabilities, source, provider, provider_ref,
           direction, status, agent_id, created_at, updated_at)
         values ($1, gen_random_uuid(), $2, $2, '{voice}', 'carrier', 'twilio', $2, 'both', 'active', $3, now(), now())`,
        [tenant.id, number, agentId],
      );
      return number;
    },
    freeSlot,
    async feedAgent() {
      const agentId = await agent();
      await make(`/api/agents/${agentId}/calendar/feed`, {});
      return agentId;
    },
    async calendarFeed() {
      const { url } = await make(`/api/agents/${await agent()}/calendar/feed`, {});
      return new URL(url).pathname.split('/').at(-1) ?? '';
    },
    async booking(agentId) {
      const body = { starts_at: await freeSlot(agentId), customer: { name: 'World' } };
      return (await make(`/api/agents/${agentId}/calendar/bookings`, body)).id;
    },
    calendarConnection: async () =>
      (await make('/api/calendar/connections', { provider: 'builtin', name: nextName('Room') })).id,
    apiKey: async () => (await make('/api/api-keys', { name: nextName('Key'), scopes: ['agents:read'] })).id,
    organization: async () => (await make('/api/organizations', { name: nextName('Branch') })).id,
    async user() {
      return (await accounts.logIn('viewer', tenant.id)).userId;
    },
    async invite() {
      const body = { email: `${nextName('guest')}@example.com`, role: 'viewer' };
      return (await make('/api/invites', body)).id;
    },
    session: async () => (await accounts.openSession(person.userId, { tenantId: tenant.id })).id,
    customer: async () => (await reseller.newCustomer()).id,
    async resellerPackage() {
      const headers = { 'x-api-key': reseller.own };
      const payload = { name: `Package ${app.deps.newId()}` };
      const made = await app.server.inject({ method: 'POST', url: '/api/reseller/packages', headers, payload });
      return made.json().id;
    },
    resellerStaff: async () => (await reseller.staff('staff')).userId,
    async trashedCustomer() {
      const { id } = await reseller.newCustomer();
      const url = `/api/reseller/customers/${id}`;
      await app.server.inject({ method: 'DELETE', url, headers: { 'x-api-key': reseller.own } });
      return id;
    },
    async customerKey(customerId) {
      const url = `/api/reseller/customers/${customerId}/api-keys`;
      const body = { name: nextName('Key'), scopes: ['agents:read'] };
      return (await make(url, body, { 'x-api-key': reseller.own })).id;
    },
    minutePackage: () => offerPackage(app, { resellerId: reseller.id }),
    plan: () => offerPlan(app, { resellerId: reseller.id }),
    async order() {
      const body = { package_id: await offerPackage(app, { resellerId: reseller.id }) };
      return (await make('/api/subscription/checkout-session', body)).order_id;
    },
    invoice: (state) => writeInvoice(app, { tenantId: tenant.id, resellerId: reseller.id, isDraft: state === 'draft' }),
    async resellerKey() {
      const body = { name: nextName('Key'), scopes: ['agents:read'] };
      return (await make('/api/reseller/api-keys', body, { 'x-api-key': reseller.own })).id;
    },
  };
}
