import { buildTestApp, type TestApp, type TestTenant } from '../../server/test/build-test-app.ts';
import { ownNumber } from '../../server/test/outbound-calls.ts';
import { createScriptedBrain } from '../../server/test/scripted-brain.ts';
import { holdCall, openCall, pastCall } from '../../server/test/test-calls.ts';
import { peerAccount, startTwilioPeer } from '../../server/src/providers/telephony/testing/twilio-peer.ts';
import { twilioHeaders } from '../../server/test/twilio-webhook.ts';
import type { Operation } from '../../server/src/platform/http/operation.ts';

/** A running app with one tenant that has one of everything, to call any operation in. */
export interface World {
  app: TestApp;
  tenant: TestTenant;
  platformKey: string;
  newAgent(): Promise<string>;
  newTrashedAgent(): Promise<string>;
  newSession(agentId: string): Promise<{ id: string; token: string; messageId: string }>;
  /** A call that is over, with turns, a tool and a recording. */
  newPastCall(): Promise<string>;
  /** A call that goes on and does what it is told, except being transferred. */
  newLiveCall(): Promise<string>;
  /** Leave to call an agent from a browser. */
  newVoiceSession(agentId: string): Promise<{ id: string; token: string }>;
  newTrunk(): Promise<string>;
  /** A number of the tenant's, over a trunk of its own. */
  newNumber(): Promise<string>;
  /** A number that can be claimed. */
  newPoolNumber(): Promise<string>;
  /** A number of a carrier's, answered by the agent; calls to it come by webhook. */
  newCarrierNumber(tenant: TestTenant, agentId: string): Promise<string>;
  /** Headers that prove a webhook of the carrier. */
  carrierHeaders(url: string, form: string): Record<string, string>;
  /** Query of a link that opens the recording of a call. */
  recordingLink(callId: string): Promise<string>;
  close(): Promise<void>;
}

export async function buildWorld(): Promise<World> {
  const unlimited = '10000000';
  const publicUrl = 'https://parley.example.com';
  // What the example of a purchase buys.
  const carrier = await startTwilioPeer({ forSale: ['+12125550134'] });
  const app = await buildTestApp({
    brain: createScriptedBrain((turn) => `Re: ${turn.question}`),
    env: {
      PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: unlimited,
      PARLEY_REQUESTS_PER_MINUTE_PER_KEY: unlimited,
      PARLEY_PUBLIC_URL: publicUrl,
      PARLEY_EGRESS_ALLOW: '127.0.0.0/8',
      PARLEY_TWILIO_ACCOUNT_SID: peerAccount.accountSid,
      PARLEY_TWILIO_AUTH_TOKEN: peerAccount.authToken,
      PARLEY_TWILIO_URL: carrier.origin,
    },
  });
  const tenant = await app.createTenant();
  // To call from.
  await ownNumber(app, tenant.id);

  async function newAgent(): Promise<string> {
    const body = { name: 'World', greeting: 'Hi', llm: { headers: { 'x-key': 'a-long-secret-value' } } };
    const { id } = (await tenant.request('POST', '/api/agents', body)).json();
    await tenant.request('PATCH', `/api/agents/${id}`, { prompt: 'second version' });
    return id;
  }

  async function newTrunk(): Promise<string> {
    const account = { host: 'sip.example.com', username: 'world', password: 'x' };
    const body = { name: 'World', kind: 'registration', country: 'SE', ...account };
    return (await tenant.request('POST', '/api/sip-trunks', body)).json().id;
  }

  let numbers = 0;
  const nextNumber = () => `+4687654${String((numbers += 1)).padStart(4, '0')}`;

  // Trunks are tried out by whoever speaks SIP; here nobody does.
  app.deps.areaDeps.sipTrunks.checker = {
    check: async () => ({ ok: true, steps: [{ step: 'options', ok: true, detail: 'Answered with 200' }] }),
  };

  return {
    app,
    tenant,
    platformKey: await app.createPlatformKey(),
    newAgent,
    async newTrashedAgent() {
      const id = await newAgent();
      await tenant.request('DELETE', `/api/agents/${id}`);
      return id;
    },
    async newSession(agentId) {
      const opened = await app.server.inject({
        method: 'POST',
        url: '/api/chat/sessions',
        payload: { agent_id: agentId },
      });
      const { session_id, session_token, messages } = opened.json();
      return { id: session_id, token: session_token, messageId: messages[0].id };
    },
    async newVoiceSession(agentId) {
      const opened = await tenant.request('POST', '/api/web-voice/sessions', { agent_id: agentId });
      const { call_id, access_token } = opened.json();
      return { id: call_id, token: access_token };
    },
    newTrunk,
    async newNumber() {
      const body = { phone_number: nextNumber(), trunk_id: await newTrunk() };
      return (await tenant.request('POST', '/api/phone-numbers/import', body)).json().id;
    },
    async newPoolNumber() {
      const { rows } = await app.deps.db.platform.pool.query<{ id: string }>(
        `insert into number_pool (id, number, country, type, capabilities, provider, provider_ref)
         values (gen_random_uuid(), $1, 'SE', 'local', '{voice}', 'builtin', 'world') returning id`,
        [nextNumber()],
      );
      return rows[0]?.id ?? '';
    },
    async newCarrierNumber({ id }, agentId) {
      const number = nextNumber();
      await app.deps.db.platform.pool.query(
        `insert into phone_numbers (tenant_id, id, number, raw_input, capabilities, source, provider, provider_ref,
           direction, status, agent_id, created_at, updated_at)
         values ($1, gen_random_uuid(), $2, $2, '{voice}', 'carrier', 'twilio', $2, 'both', 'active', $3, now(), now())`,
        [id, number, agentId],
      );
      return number;
    },
    carrierHeaders: (url, form) => twilioHeaders(publicUrl + url, form),
    newPastCall: async () => (await pastCall(app, tenant.id, { isRecorded: true })).id,
    async newLiveCall() {
      const call = await openCall(app, tenant.id);
      await app.deps.calls.store.markAnswered(call);
      holdCall(app, call);
      return call.id;
    },
    async recordingLink(callId) {
      const answer = await tenant.request('GET', `/api/calls/${callId}/recording`);
      return new URL(answer.json().url).search;
    },
    async close() {
      await app.close();
      await carrier.close();
    },
  };
}

/** Puts values into the path of an operation. */
export function fillPath(operation: Pick<Operation<never>, 'path'>, params: Record<string, string>): string {
  return operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Path parameters of an operation, in order. */
export function paramNames(operation: Pick<Operation<never>, 'path'>): string[] {
  return [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}
