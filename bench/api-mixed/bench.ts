import { call, openChats } from '../shared/api.ts';
import type { Bench } from '../shared/bench.ts';
import { startChild } from '../shared/children.ts';
import { round, spread } from '../shared/numbers.ts';
import { makeDataFolder, type Parley, removeDataFolder, startParley } from '../shared/parley.ts';
import type { Kind, MixedLoad, MixedResult } from './load.ts';

const requestsPerSecond = 1000;
const connections = 32;
const agentsPerTenant = 5;
const chatsPerTenant = 10;

/** A tenant with its agents and chats, as the load uses them. */
interface Tenant {
  key: string;
  agentIds: string[];
  chats: { id: string; token: string }[];
}

/** 70 % reads, 30 % writes of several tenants at 1,000 requests a second, on the embedded database. */
export const run: Bench = async ({ isQuick, say }) => {
  const tenantCount = isQuick ? 2 : 20;
  const span = isQuick ? { seconds: 6, warmUpSeconds: 3 } : { seconds: 40, warmUpSeconds: 10 };
  const dataDir = makeDataFolder();
  const parley = await startParley(dataDir);
  const loader = startChild(new URL('./load.ts', import.meta.url));
  try {
    const tenants: Tenant[] = [];
    while (tenants.length < tenantCount) tenants.push(await createTenant(parley, tenants.length));
    say(`${tenantCount} tenants are there`);
    const before = await parley.usage();
    const load: MixedLoad = { kinds: kindsOf(parley.address, tenants), requestsPerSecond, connections, ...span };
    const result = await loader.ask<MixedResult>(load);
    const after = await parley.usage();
    const kinds = Object.entries(result.latencies).map(([name, values]) => [name, spread(values)]);
    return {
      wantedPerSecond: requestsPerSecond,
      answeredPerSecond: round(result.answeredPerSecond),
      errors: result.errors.length,
      firstErrors: result.errors.slice(0, 5),
      latencyMs: spread(Object.values(result.latencies).flat()),
      latencyMsByKind: Object.fromEntries(kinds),
      tenants: tenantCount,
      connections,
      serverCores: round((after.cpuSeconds - before.cpuSeconds) / span.seconds),
      serverRssMb: Math.round(after.rssBytes / 2 ** 20),
    };
  } finally {
    await Promise.all([parley.stop(), loader.stop()]);
    removeDataFolder(dataDir);
  }
};

function kindsOf(address: string, tenants: Tenant[]): Kind[] {
  const json = { 'content-type': 'application/json' };
  const agents = (method: string, path: string, headers = {}) =>
    tenants.flatMap(({ key, agentIds }) =>
      agentIds.map((id) => ({
        method,
        url: `${address}/api/agents/${id}${path}`,
        headers: { 'x-api-key': key, ...headers },
      })),
    );
  const lists = tenants.map(({ key }) => ({
    method: 'GET',
    url: `${address}/api/agents`,
    headers: { 'x-api-key': key },
  }));
  const chats = tenants.flatMap((tenant) => tenant.chats);
  const messages = chats.map(({ id, token }) => ({
    method: 'POST',
    url: `${address}/api/chat/sessions/${id}/messages`,
    headers: { authorization: `Bearer ${token}`, ...json },
  }));
  return [
    { name: 'get agent', share: 0.4, targets: agents('GET', '') },
    { name: 'list agents', share: 0.15, targets: lists },
    { name: 'list versions', share: 0.15, targets: agents('GET', '/versions') },
    { name: 'update agent', share: 0.2, targets: agents('PATCH', '', json), body: '{"greeting":"Hello number {n}"}' },
    { name: 'chat message with its answer', share: 0.1, targets: messages, body: '{"text":"How much is a service?"}' },
  ];
}

async function createTenant(parley: Parley, number: number): Promise<Tenant> {
  const { address, platformKey } = parley;
  const name = `Tenant ${number}`;
  const tenant = await call<{ api_key: { secret: string } }>('POST', `${address}/api/tenants`, {
    key: platformKey,
    body: { name },
  });
  const key = tenant.api_key.secret;
  const agentIds: string[] = [];
  while (agentIds.length < agentsPerTenant) {
    const body = { name: `Agent ${agentIds.length}`, prompt: '# Prices\nA standard service costs 65 euro.' };
    agentIds.push((await call<{ id: string }>('POST', `${address}/api/agents`, { key, body })).id);
  }
  return { key, agentIds, chats: await openChats(address, agentIds[0] ?? '', chatsPerTenant) };
}
