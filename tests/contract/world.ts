import { startLoopbackServer } from '@parley/egress/testing/loopback-server';
import { startMailServer } from '../../server/src/providers/email/testing/mail-server.ts';
import { ollamaListings, openModelServerPeer } from '../../server/src/providers/language/testing/model-server-peer.ts';
import { signStripeEvent, stripeAccount } from '../../server/src/providers/payments/testing/stripe-peer.ts';
import { peerAccount, startTwilioPeer } from '../../server/src/providers/telephony/testing/twilio-peer.ts';
import { type Accounts, createAccounts } from '../../server/test/accounts.ts';
import { buildTestApp, type TestApp } from '../../server/test/build-test-app.ts';
import { ownNumber } from '../../server/test/outbound-calls.ts';
import { createScriptedBrain } from '../../server/test/scripted-brain.ts';
import { twilioHeaders } from '../../server/test/twilio-webhook.ts';
import { startGrantor } from './calendar-authorizations.ts';
import type { AnyOperation, GoodRequest } from './good-requests.ts';
import { mailServerRequests } from './mail-server-requests.ts';
import { createOwner, type Owner } from './owner.ts';
import { type SpecialRequest, specialRequests } from './special-requests.ts';
import { stripeRequests } from './stripe-requests.ts';

/** A running app with an owner of everything, and a stranger with as much: another reseller's customer. */
export interface World {
  app: TestApp;
  accounts: Accounts;
  mine: Owner;
  stranger: Owner;
  platformKey: string;
  /** Requests of operations that are not about one thing each: those of people who come in. */
  special: Record<string, SpecialRequest>;
  newReseller(): Promise<string>;
  /** A plan of a reseller, by default of the installation. */
  newPlan(resellerId?: string): Promise<string>;
  newMinutePackage(resellerId?: string): Promise<string>;
  /** A price list that begins in a year. */
  newPriceList(resellerId?: string): Promise<string>;
  /** An email that was kept. */
  newMail(): Promise<string>;
  /** An event of the tenant that a consumer has given up. */
  newDeadLetter(tenantId: string): Promise<string>;
  /** A number of the pool: free, in the stock of the owner's reseller, or of a customer of it. */
  numberOf(owner: Owner, state: 'customer' | 'pool' | 'stock'): Promise<string>;
  /** A shared trunk of the installation. */
  newTrunk(): Promise<string>;
  /** The trunk of the owner's reseller. */
  resellerTrunk(owner: Owner): Promise<string>;
  /** A number in the stock of the owner's reseller that lies on this trunk. */
  numberOnTrunk(owner: Owner, trunkId: string): Promise<string>;
  /** A model server of this machine that is turned on, or only runs. */
  modelServer(state: 'found' | 'on'): Promise<{ name: string; url: string }>;
  /** A vendor whose key is stored, by the path that stores it. */
  providerKey(owner: Owner, path: string): Promise<string>;
  /** Address of a website, on a host of its own: a host is asked at most once a second. */
  website(): string;
  /** Headers that prove who sends a good request of an operation. */
  credential(operation: AnyOperation, owner: Owner, request: GoodRequest): Record<string, string>;
  close(): Promise<void>;
}

const page =
  '<html lang="en"><head><title>Harbour Cycles</title></head><body><p>We repair bicycles. Monday to Friday 9-18.</p></body></html>';

export async function buildWorld(): Promise<World> {
  const unlimited = '10000000';
  const publicUrl = 'https://parley.example.com';
  // The number that the example of a purchase buys.
  const carrier = await startTwilioPeer({ forSale: ['+12125550134'] });
  const models = await openModelServerPeer(ollamaListings);
  const site = await startLoopbackServer((request, response) => {
    if (request.url !== '/') response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  }, '0.0.0.0');
  const mail = await startMailServer();
  let hosts = 1;
  const grantor = await startGrantor();
  const app = await buildTestApp({
    modelServerPorts: [models.port],
    // Its answer is no vendor's: keys are stored as unverified.
    vendorAddresses: {
      openai: `http://127.0.0.1:${site.port}`,
      hubspot: `http://127.0.0.1:${site.port}`,
      google: grantor.origin,
      microsoft: grantor.origin,
    },
    brain: createScriptedBrain((turn) => `Re: ${turn.question}`),
    env: {
      PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: unlimited,
      PARLEY_REQUESTS_PER_MINUTE_PER_KEY: unlimited,
      PARLEY_PUBLIC_URL: publicUrl,
      PARLEY_OPEN_SIGN_UP: 'true',
      PARLEY_EGRESS_ALLOW: '127.0.0.0/8',
      PARLEY_TWILIO_ACCOUNT_SID: peerAccount.accountSid,
      PARLEY_TWILIO_AUTH_TOKEN: peerAccount.authToken,
      PARLEY_TWILIO_URL: carrier.origin,
      PARLEY_OAUTH_GOOGLE_ID: 'parley',
      PARLEY_OAUTH_GOOGLE_SECRET: 'client-secret',
      PARLEY_OAUTH_MICROSOFT_ID: 'parley',
      PARLEY_OAUTH_MICROSOFT_SECRET: 'client-secret',
      PARLEY_OAUTH_HUBSPOT_ID: 'world',
      PARLEY_OAUTH_HUBSPOT_SECRET: 'world secret',
      PARLEY_OAUTH_SLACK_ID: 'world',
      PARLEY_OAUTH_SLACK_SECRET: 'world secret',
      PARLEY_STRIPE_SECRET_KEY: stripeAccount.secretKey,
      PARLEY_STRIPE_WEBHOOK_SECRET: stripeAccount.webhookSecret,
    },
  });
  const accounts = createAccounts(app);
  const [mine, stranger] = [await createOwner(app, accounts), await createOwner(app, accounts)];
  // To call from.
  for (const { tenant } of [mine, stranger]) await ownNumber(app, tenant.id);
  const platformKey = await app.createPlatformKey();

  // Trunk checks need a SIP peer; this suite runs without one.
  app.deps.areaDeps.sipTrunks.checker = {
    check: async () => ({
      ok: true,
      steps: [{ step: 'options', ok: true, detail: 'Answered with 200', reason: 'trunk_answered', params: {} }],
    }),
  };

  // Replies need a mail server; their emails are kept, as others are here.
  const { contactRequests, mailTemplates, newsletters } = app.deps.areaDeps;
  for (const deps of [contactRequests, mailTemplates, newsletters])
    deps.mailer = Object.create(deps.mailer, { delivers: { value: true } });

  const trunk = {
    name: 'Shared',
    kind: 'registration',
    host: 'sip.example.com',
    country: 'SE',
    username: 'world',
    password: 'x',
  };
  const offer = { name: 'Offer', currency: 'EUR', price_minor_units: 4900 };
  const newOffer = async (kind: string, payload: object): Promise<string> => {
    const url = `/api/admin/${kind}`;
    return (await app.server.inject({ method: 'POST', url, headers: { 'x-api-key': platformKey }, payload })).json().id;
  };
  return {
    app,
    accounts,
    mine,
    stranger,
    platformKey,
    special: { ...specialRequests(app, accounts), ...mailServerRequests(app, mail.port), ...stripeRequests(app) },
    website: () => `http://127.1.${Math.floor((hosts += 1) / 250)}.${hosts % 250}:${site.port}/`,
    newReseller: async () => (await accounts.newReseller()).id,
    newPlan: async (resellerId) =>
      newOffer('plans', { ...offer, included_seconds: 6000, reseller_id: resellerId ?? null }),
    newMinutePackage: async (resellerId) =>
      newOffer('minute-packages', { ...offer, seconds: 6000, reseller_id: resellerId ?? null }),
    newPriceList: async (resellerId) =>
      newOffer('price-lists', {
        name: 'Next year',
        reseller_id: resellerId ?? null,
        currency: 'EUR',
        inbound_minute_micros: 90_000,
        outbound_minute_micros: 90_000,
        web_minute_micros: 90_000,
        valid_from: new Date(Date.now() + 31_536_000_000).toISOString(),
      }),
    async newMail() {
      const organization = { email: `mail-${app.deps.newId()}@example.com`, role: 'viewer' };
      await mine.tenant.request('POST', '/api/invites', organization);
      const listed = await app.server.inject({ url: '/api/admin/mail', headers: { 'x-api-key': platformKey } });
      return listed.json().data[0].id;
    },
    async providerKey(owner, path) {
      const url = path.replace('{keyProvider}', 'openai');
      const key = path.startsWith('/api/admin/') ? platformKey : owner.tenant.key;
      await app.server.inject({ method: 'PUT', url, headers: { 'x-api-key': key }, payload: { key: 'sk-world-1234' } });
      return 'openai';
    },
    async modelServer(state) {
      const server = { name: 'ollama', kind: 'ollama', url: models.origin };
      const value = JSON.stringify(state === 'on' ? [server] : []);
      await app.deps.db.platform.pool.query(
        `insert into instance_settings (key, value) values ('model_servers', $1) on conflict (key) do update set value = $1`,
        [value],
      );
      app.deps.modelServers.refresh();
      return server;
    },
    async newTrunk() {
      const headers = { 'x-api-key': platformKey };
      return (await app.server.inject({ method: 'POST', url: '/api/admin/sip-trunks', headers, payload: trunk })).json()
        .id;
    },
    async resellerTrunk(owner) {
      const headers = { 'x-api-key': owner.reseller.own };
      const url = '/api/reseller/sip-trunk';
      return (await app.server.inject({ method: 'PUT', url, headers, payload: trunk })).json().id;
    },
    async numberOnTrunk(owner, trunkId) {
      const number = `+4684652${String((hosts += 1)).padStart(4, '0')}`;
      await app.deps.db.platform.pool.query(
        `insert into number_pool (id, number, country, type, capabilities, provider_ref, reseller_id, shared_trunk_id)
         values (gen_random_uuid(), $1, 'SE', 'local', '{voice}', '', $2, $3)`,
        [number, owner.reseller.id, trunkId],
      );
      return number;
    },
    async numberOf(owner, state) {
      const query = (text: string, values: unknown[]) => app.deps.db.platform.pool.query(text, values);
      const number = `+4684651${String((hosts += 1)).padStart(4, '0')}`;
      await query(
        `insert into number_pool (id, number, country, type, capabilities, provider, provider_ref, reseller_id, claimed_at)
         values (gen_random_uuid(), $1, 'SE', 'local', '{voice}', 'builtin', 'world', $2, $3)`,
        [number, state === 'pool' ? null : owner.reseller.id, state === 'customer' ? new Date() : null],
      );
      if (state !== 'customer') return number;
      const customer = await owner.customer();
      await query(
        `insert into phone_numbers (tenant_id, id, number, raw_input, capabilities, source, provider, provider_ref,
           direction, status, created_at, updated_at)
         values ($1, gen_random_uuid(), $2, $2, '{voice}', 'pool', 'builtin', 'world', 'both', 'active', now(), now())`,
        [customer, number],
      );
      return number;
    },
    async newDeadLetter(tenantId) {
      const query = (text: string, values: unknown[] = []) =>
        app.deps.db.platform.pool.query<{ id: string }>(text, values);
      await query(`insert into outbox_consumers (name, types, cursor_xid, cursor_id, declared_at, created_at)
        values ('test.given_up', '{}', '0', 0, now(), now()) on conflict do nothing`);
      const letter = await query(
        `with event as (
           insert into events (tenant_id, topic, type, data, created_at) values ($1, 'test', 'agent.trashed', jsonb_build_object('agent_id', gen_random_uuid()), now()) returning *
         )
         insert into outbox_deferred_events (tenant_id, consumer, event_xid, event_id, topic, type, state, attempts,
           next_attempt_at, error, failed_at, created_at)
         select tenant_id, 'test.given_up', xid, id, topic, type, 'dead', 12, now(), 'TypeError', now(), now() from event
         returning id`,
        [tenantId],
      );
      return letter.rows[0]?.id ?? '';
    },
    credential(operation, owner, { params, credentials }): Record<string, string> {
      if (credentials) return credentials;
      switch (operation.access.kind) {
        case 'tenant':
          return { 'x-api-key': owner.tenant.key };
        case 'person':
        case 'login':
          return { authorization: `Bearer ${owner.person.token}` };
        case 'reseller':
          return { 'x-api-key': owner.reseller.own };
        case 'admin':
          return { 'x-api-key': platformKey };
        case 'public':
          return operation.id === 'createTenant' ? { 'x-api-key': platformKey } : {};
        case 'signed': {
          const token = owner.tokenOf(params['sessionId'] ?? params['callId'] ?? '');
          return token === '' ? {} : { authorization: `Bearer ${token}` };
        }
      }
    },
    async close() {
      await app.close();
      await carrier.close();
      await models.close();
      await site.close();
      await mail.close();
      await grantor.close();
    },
  };
}

/** Signature of Stripe over the body of its webhook. */
export function stripeHeaders(payload: string): Record<string, string> {
  return { 'stripe-signature': signStripeEvent(payload) };
}

/** Headers that prove a webhook of the carrier. */
export const carrierHeaders = (url: string, form: string): Record<string, string> =>
  twilioHeaders(`https://parley.example.com${url}`, form);
