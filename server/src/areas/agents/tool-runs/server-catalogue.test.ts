import type { ToolId } from '@parley/contract/ids';
import { ToolDefinition } from '@parley/contract/resources/tool';
import { expect, it } from 'vitest';
import type { LoadedTool } from '#areas/agents/tools';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { createLogger } from '#platform/log/logger.ts';
import { createServerCatalogue } from './server-catalogue.ts';
import type { ServerTool, ToolServers } from './tool-servers.ts';

const id = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b60' as ToolId;
const minutes = (count: number) => count * 60_000;

function mcp(more: { revision?: number; tools?: string[] } = {}): LoadedTool {
  const { revision = 1, tools = [] } = more;
  const definition = ToolDefinition.parse({
    name: 'shop',
    type: 'mcp',
    mcp: { url: 'https://mcp.example.com/', headers: { authorization: 'Bearer s3cret' }, tools },
  });
  return { id, revision, definition, signingSecrets: [] };
}

const named = (name: string, parameters: Record<string, unknown> = { type: 'object' }): ServerTool => ({
  name,
  description: name,
  parameters,
});

/** Catalogue over a server whose listings complete under the test's control. */
function open(firstWaitMs = 10_000) {
  const clock = createTestClock();
  const lines: string[] = [];
  const log = createLogger({ level: 'info', destination: { write: (line: string) => void lines.push(line) } });
  const listings: { resolve(tools: ServerTool[]): void; reject(error: Error): void; signal: AbortSignal }[] = [];
  const servers: Pick<ToolServers, 'list'> = {
    list: (_server, { signal }) =>
      new Promise((resolve, reject) => {
        listings.push({ resolve, reject, signal });
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  };
  const catalogue = createServerCatalogue({ servers: servers as ToolServers, clock, log, firstWaitMs });
  const names = async (tool = mcp()) => (await catalogue.toolsOf(tool)).map(({ name }) => name);
  return { clock, catalogue, listings, names, lines };
}

it('concurrent requests share one listing, cached for five minutes', async () => {
  const { clock, listings, names } = open();
  const both = [names(), names()];
  listings[0]?.resolve([named('a')]);
  expect(await Promise.all(both)).toEqual([['a'], ['a']]);
  clock.advance(minutes(5) - 1);
  await names();
  expect(listings).toHaveLength(1);
});

it('serves a stale listing while revalidating and after failures', async () => {
  const { clock, listings, names } = open();
  const first = names();
  listings[0]?.resolve([named('old')]);
  await first;
  clock.advance(minutes(5));
  expect(await names()).toEqual(['old']);
  expect(listings).toHaveLength(2);
  listings[1]?.reject(Object.assign(new Error('down'), { name: 'ToolServerError', code: 'unreachable' }));
  await expect
    .poll(async () => {
      clock.advance(30_000);
      await names();
      return listings.length;
    })
    .toBeGreaterThan(2);
  expect(await names()).toEqual(['old']);
  listings.at(-1)?.resolve([named('new')]);
  await expect.poll(() => names()).toEqual(['new']);
});

it('an unresponsive server is awaited once, omitted, and used after its answer', async () => {
  const { listings, names } = open(1);
  expect(await names()).toEqual([]);
  listings[0]?.resolve([named('late')]);
  await expect.poll(() => names()).toEqual(['late']);
  expect(listings).toHaveLength(1);
});

it('a failing server does not delay later turns, and is logged without secrets', async () => {
  const { clock, listings, names, lines } = open();
  const first = names();
  listings[0]?.reject(Object.assign(new Error('Bearer s3cret'), { name: 'ToolServerError', code: 'unauthorized' }));
  expect(await first).toEqual([]);
  expect(await names()).toEqual([]);
  expect(listings).toHaveLength(1);
  expect(lines.join('')).toContain('"code":"unauthorized"');
  expect(lines.join('')).not.toContain('s3cret');
  clock.advance(30_000);
  const again = names();
  expect(listings).toHaveLength(2);
  listings[1]?.resolve([named('back')]);
  expect(await again).toEqual(['back']);
});

it('caches only selected tools with usable parameters, at most 128', async () => {
  const { listings, names, lines } = open();
  const wanted = names(mcp({ tools: ['a', 'b', 'odd'] }));
  const odd = named('odd', { type: 'object', properties: { x: { $ref: 'https://evil.example.com/' } } });
  listings[0]?.resolve([named('a'), named('b'), named('c'), odd]);
  expect(await wanted).toEqual(['a', 'b']);
  expect(lines.join('')).toContain('unknown_reference');
  const all = names(mcp({ revision: 2 }));
  listings[1]?.resolve(Array.from({ length: 300 }, (_, at) => named(`t${at}`)));
  expect(await all).toHaveLength(128);
});

it('a new tool revision has its own listing', async () => {
  const { listings, names } = open();
  const first = names();
  listings[0]?.resolve([named('a')]);
  await first;
  const second = names(mcp({ revision: 2 }));
  listings[1]?.resolve([named('b')]);
  expect(await second).toEqual(['b']);
  expect(await names()).toEqual(['a']);
});

it('close aborts listings', async () => {
  const { catalogue, listings, names, lines } = open();
  const asking = names();
  catalogue.close();
  expect(await asking).toEqual([]);
  expect(listings[0]?.signal.aborted).toBe(true);
  expect(lines).toEqual([]);
});
