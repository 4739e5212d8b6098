import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOperations } from '../../server/src/app/areas.ts';
import { type AnyOperation, type GoodRequest, goodRequest } from './good-requests.ts';
import type { Owner } from './owner.ts';
import { send } from './send.ts';
import { buildWorld, type World } from './world.ts';

/**
 * Operations visitors may call from any origin: pictures and files have unguessable URLs that authorise the bearer,
 * and browsers send no Origin for them.
 */
const byAddress = ['getChatAvatar', 'getChatFile'];

const isProven = ({ access }: AnyOperation) =>
  access.kind === 'signed' || ('orProof' in access && access.orProof !== undefined);

/** Every operation a widget calls: found by what it is, so a new one that forgets to look at the page is found too. */
const forVisitors = allOperations
  .map(({ operation }) => operation)
  .filter(({ path }) => path.startsWith('/api/chat/') || path.startsWith('/api/web-voice/'))
  .filter((operation) => operation.access.kind === 'public' || isProven(operation))
  // The desk is for people of the tenant; its stream takes a ticket beside a sign-in.
  .filter(({ path }) => !path.startsWith('/api/chat/operator/'))
  .filter(({ id }) => !byAddress.includes(id));

const named = 'https://shop.example.com';
const foreign = [
  'https://evil.example',
  'https://shop.example.com.evil.example',
  'https://evilshop.example.com',
  'https://shop.example.com:8443',
  'http://shop.example.com:444',
  'https://xn--shp-1na.example.com',
  'null',
];

let world: World;
beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.close());

const voiceTokens = new Map<string, string>();

/** The owner, whose calls are asked for by a page: one that a key asked for may be made from any. */
function ofPages(owner: Owner): Owner {
  return {
    ...owner,
    async voiceSession(agentId) {
      const url = `/api/web-voice/agents/${agentId}/sessions`;
      const opened = await world.app.server.inject({ method: 'POST', url, headers: { origin: named }, payload: {} });
      const { call_id, access_token } = opened.json();
      voiceTokens.set(call_id, access_token);
      return { id: call_id, token: access_token };
    },
  };
}

/** Good requests whose agents are for one site only. */
async function requestFor(operation: AnyOperation): Promise<{ request: GoodRequest; proof: Record<string, string> }> {
  const request = await goodRequest(operation, ofPages(world.mine), world);
  const { tenant } = world.mine;
  const { rows } = await world.app.deps.db.platform.pool.query<{ id: string }>(
    `select id from agents where tenant_id = $1 and trashed_at is null and not exists (
       select 1 from chat_widget_configs w where w.agent_id = agents.id and w.config ->> 'allowed_domains' like '%443%')`,
    [tenant.id],
  );
  for (const { id } of rows) {
    const url = `/api/chat/widget/${id}/config`;
    const { agent_id: _, updated_at: __, ...config } = (await tenant.request('GET', url)).json();
    const answer = await tenant.request('PUT', url, { ...config, allowed_domains: ['shop.example.com:443'] });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  const id = request.params['sessionId'] ?? request.params['callId'] ?? '';
  const token = voiceTokens.get(id) ?? world.mine.tokenOf(id);
  const proof: Record<string, string> = isProven(operation) ? { authorization: `Bearer ${token}` } : {};
  return { request, proof: request.credentials ?? proof };
}

describe('a site not in allowed_domains', () => {
  it('is checked by every visitor operation', () => {
    expect(forVisitors.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'getPublicWidgetConfig',
        'startChatSession',
        'sendChatMessage',
        'streamChatSessionEvents',
      ]),
    );
  });

  it.each(forVisitors.map((operation) => [operation.id, operation] as const))(
    '%s: 403 origin_not_allowed',
    async (_id, operation) => {
      const { request, proof } = await requestFor(operation);
      for (const origin of foreign) {
        const answer = await send(world, operation, { ...request, headers: { ...request.headers, origin } }, proof);
        expect({ origin, status: answer.statusCode, body: answer.body }).toEqual({
          origin,
          status: 403,
          body: expect.stringContaining('"origin_not_allowed"'),
        });
      }
    },
  );

  it.each(
    forVisitors
      // Calls, of which there is room for few, have tests of their own.
      .filter(({ path, answer }) => path.startsWith('/api/chat/') && answer.contentType !== 'text/event-stream')
      .map((operation) => [operation.id, operation] as const),
  )('%s: a listed site is not refused', async (_id, operation) => {
    const { request, proof } = await requestFor(operation);
    const answer = await send(world, operation, { ...request, headers: { ...request.headers, origin: named } }, proof);
    expect(answer.body).not.toContain('origin_not_allowed');
    expect(answer.statusCode).toBeLessThan(400);
  });
});
