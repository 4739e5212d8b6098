import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ErrorBody } from '@parley/contract/errors';
import { events } from '@parley/contract/events';
import { scopes } from '@parley/contract/scopes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nobodysId } from '../../server/test/nobodys-id.ts';
import { allOperations } from '../../server/src/app/areas.ts';
import { offerSdp } from '../../server/test/offer-sdp.ts';
import { twilioCall } from '../../server/test/twilio-webhook.ts';
import { buildWorld, fillPath, paramNames, type World } from './world.ts';

interface Row {
  method: string;
  path: string;
}
interface ListedRow extends Row {
  number: string;
  auth: string;
  state: string;
}

const read = <Value>(path: string) =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')) as Value;
const listed = read<ListedRow[]>('contract/operations.json');
const additions = read<(Row & { reason: string })[]>('contract/additions.json');
const operations = allOperations.map(({ operation }) => operation);
const nameOf = ({ method, path }: Row) => `${method} ${path}`;

let world: World;
beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.close());

describe('the list of operations', () => {
  it('has 260 rows, each once, each in a state we know', () => {
    expect(listed).toHaveLength(260);
    expect(new Set(listed.map(nameOf)).size).toBe(260);
    expect(listed.filter((row) => !['planned', 'built'].includes(row.state))).toEqual([]);
  });

  it('names every operation there is as built, or the additions say why it is there', () => {
    const known = new Set([...listed.filter((row) => row.state === 'built'), ...additions].map(nameOf));
    expect(operations.map(nameOf).filter((name) => !known.has(name))).toEqual([]);
  });

  it('calls nothing built that is not: each such row is an operation or an address that answers', async () => {
    const built = new Set(operations.map(nameOf));
    for (const row of listed.filter((each) => each.state === 'built' && !built.has(nameOf(each)))) {
      expect({ row, status: (await world.app.server.inject({ url: row.path })).statusCode }).toEqual({
        row,
        status: 200,
      });
    }
  });

  it('is not repeated by the additions, and each of those answers and has a reason', async () => {
    const rows = new Set(listed.map(nameOf));
    const built = new Set(operations.map(nameOf));
    const files = (folder: string) =>
      readdirSync(fileURLToPath(new URL(`../../widget/dist/${folder}`, import.meta.url)));
    const agentId = await world.newAgent();
    for (const addition of additions) {
      expect(addition.reason.length).toBeGreaterThan(20);
      expect(rows.has(nameOf(addition))).toBe(false);
      if (built.has(nameOf(addition))) continue;
      const folder = addition.path.split('/')[1] ?? '';
      const file = addition.path.includes('{file}') ? (files(folder)[0] ?? '') : '';
      const url = addition.path.replace('{file}', file).replace('{agentId}', agentId);
      expect((await world.app.server.inject({ url })).statusCode).toBeLessThan(400);
    }
  });

  it('agrees with each operation on who may call it', () => {
    const kinds: Record<string, string> = { 'api key': 'tenant', public: 'public', signed: 'signed' };
    const byName = new Map(listed.map((row) => [nameOf(row), row]));
    for (const operation of operations) {
      const row = byName.get(nameOf(operation));
      if (row)
        expect({ name: nameOf(operation), kind: operation.access.kind }).toEqual({
          name: nameOf(row),
          kind: kinds[row.auth],
        });
    }
  });
});

describe('every operation', () => {
  it('has an id of its own and one address', () => {
    expect(new Set(operations.map((operation) => operation.id)).size).toBe(operations.length);
    expect(new Set(operations.map(nameOf)).size).toBe(operations.length);
  });

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s: its example fits its own schemas',
    (_id, operation) => {
      const { example } = operation;
      const text = (value: object | undefined) =>
        Object.fromEntries(Object.entries(value ?? {}).map(([name, each]) => [name, String(each)]));
      expect(Object.keys(example.params ?? {}).toSorted()).toEqual(paramNames(operation).toSorted());
      if (operation.params) operation.params.parse(text(example.params));
      if (operation.query) operation.query.parse(text(example.query));
      if (operation.body) operation.body.parse(example.body);
      else expect(example.body).toBeUndefined();
      if (operation.answer.schema) operation.answer.schema.parse(example.answer);
      else expect(example.answer).toBeUndefined();
    },
  );

  it.each(
    operations
      .filter((operation) => operation.access.kind !== 'public')
      .map((operation) => [operation.id, operation] as const),
  )(
    '%s: 401 in the shape of an error without a credential, before anything else is looked at',
    async (_id, operation) => {
      const params = Object.fromEntries(
        paramNames(operation).map((name) => [name, name.endsWith('Id') ? nobodysId : '1']),
      );
      const answer = await world.app.server.inject({
        method: operation.method,
        url: `${fillPath(operation, params)}?nonsense=1`,
        ...(operation.method === 'GET' ? {} : { payload: { nonsense: true } }),
      });
      expect(answer.statusCode).toBe(401);
      expect(ErrorBody.parse(answer.json()).request_id).toBe(answer.headers['x-request-id']);
    },
  );

  it('asks for a scope there is', () => {
    for (const { access } of operations) if (access.kind === 'tenant') expect(scopes).toContain(access.scope);
  });
});

describe('a walk through every operation with good input', () => {
  it('each answers with its status, within its schema', async () => {
    const agentId = await world.newAgent();
    const session = await world.newSession(agentId);
    const pastCall = await world.newPastCall();
    const voiceSession = await world.newVoiceSession(agentId);
    const walked = new Map<string, number>();
    for (const operation of operations) {
      const onTrash = operation.path.startsWith('/api/agents/trash/');
      const params = {
        agentId: onTrash
          ? await world.newTrashedAgent()
          : operation.method === 'DELETE'
            ? await world.newAgent()
            : agentId,
        provider: 'twilio',
        sessionId: session.id,
        callId: await callFor(operation.id, voiceSession.id, pastCall),
        versionNumber: '1',
        trunkId: await world.newTrunk(),
        numberId: operation.id === 'claimPoolNumber' ? await world.newPoolNumber() : await world.newNumber(),
      };
      const body =
        operation.id === 'offerWebVoice'
          ? await offerSdp()
          : operation.id === 'receiveCarrierWebhook'
            ? twilioCall({ sid: 'CA1', from: '+14155550123', to: await world.newCarrierNumber(world.tenant, agentId) })
            : bodyOf(operation.id, operation.example.body, {
                agentId,
                messageId: session.messageId,
                trunkId: params.trunkId,
              });
      const query = await queryOf(operation.id, pastCall);
      const headers: Record<string, string> =
        operation.access.kind === 'tenant'
          ? { 'x-api-key': world.tenant.key }
          : operation.access.kind === 'signed'
            ? { authorization: `Bearer ${operation.id === 'offerWebVoice' ? voiceSession.token : session.token}` }
            : operation.id === 'createTenant'
              ? { 'x-api-key': world.platformKey }
              : {};
      if (operation.answer.contentType === 'text/event-stream') {
        walked.set(operation.id, 200);
        continue; // Never ends by itself; read in the tests beside it.
      }
      const url = fillPath(operation, params) + query;
      const answer = await world.app.server.inject({
        method: operation.method,
        url,
        headers: {
          ...headers,
          ...(operation.idempotency === 'own' ? { 'idempotency-key': 'walk' } : {}),
          ...(operation.bodyType ? { 'content-type': operation.bodyType } : {}),
          ...(operation.id === 'receiveCarrierWebhook' ? world.carrierHeaders(url, body as string) : {}),
        },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      expect({ id: operation.id, status: answer.statusCode, body: answer.statusCode < 400 ? '' : answer.body }).toEqual(
        {
          id: operation.id,
          status: operation.answer.status,
          body: '',
        },
      );
      if (operation.answer.schema === null) expect(answer.body).toBe('');
      else if (String(answer.headers['content-type']).startsWith('application/json'))
        operation.answer.schema.parse(answer.json());
      else expect(answer.rawPayload.length).toBeGreaterThan(0);
      if (operation.id === 'receiveCarrierWebhook') expect(answer.body).toContain('<Connect><Stream url="wss://');
      walked.set(operation.id, answer.statusCode);
    }
    expect(walked.size).toBe(operations.length);
  });

  it('every event told meanwhile is within its schema', async () => {
    const { rows } = await world.app.deps.db.platform.pool.query<{ type: keyof typeof events; data: unknown }>(
      'select type, data from events',
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const { type, data } of rows) events[type].parse(data);
  });
});

async function callFor(id: string, voiceSession: string, pastCall: string): Promise<string> {
  if (id === 'offerWebVoice') return voiceSession;
  return id === 'controlCall' ? world.newLiveCall() : pastCall;
}

async function queryOf(id: string, callId: string): Promise<string> {
  if (id === 'searchAvailableNumbers') return '?country=US&area_code=212';
  if (id === 'compareAgentVersions') return '?from=1&to=2';
  return id === 'getCallRecordingContent' ? world.recordingLink(callId) : '';
}

/** The example's body with ids that exist. */
function bodyOf(
  id: string,
  example: unknown,
  { agentId, messageId, trunkId }: { agentId: string; messageId: string; trunkId: string },
): unknown {
  if (id === 'importPhoneNumber') return { ...(example as object), agent_id: agentId, trunk_id: trunkId };
  if (id === 'assignPhoneNumber') return { ...(example as object), agent_id: agentId };
  if (['startChatSession', 'startWebVoiceSession', 'startOutboundCall'].includes(id))
    return { ...(example as object), agent_id: agentId };
  if (id === 'postChatSessionStatus') return { after: messageId };
  return example;
}
