import { setTimeout as delay } from 'node:timers/promises';
import { call } from '../shared/api.ts';
import type { Bench, BenchOptions } from '../shared/bench.ts';
import { startChild } from '../shared/children.ts';
import { median, round, spread } from '../shared/numbers.ts';
import { makeDataFolder, type Parley, removeDataFolder, startParley } from '../shared/parley.ts';
import { type Load, runLoad } from './load.ts';

const connections = 50;

/** The public widget configuration beside a bare node:http server that answers the same bytes, in turns. */
export const run: Bench = async (options) => {
  const dataDir = makeDataFolder();
  const parley = await startParley(dataDir);
  const bare = startChild(new URL('./bare-server.ts', import.meta.url));
  try {
    const path = `/api/chat/widget/${parley.agentId}`;
    const first = await fetch(parley.address + path);
    const body = await first.text();
    const headers = [...first.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name));
    const bareAddress = await bare.ask<string>({ body, headers });
    const urls = [parley.address + path, bareAddress + path] as const;
    const etag = first.headers.get('etag') ?? '';
    return {
      answerBytes: body.length,
      full: await compare(options, urls, { expectedStatus: '2xx' }),
      notModified: await compare(options, urls, { expectedStatus: '3xx', headers: { 'if-none-match': etag } }),
      changeVisibleMs: await measureChange(parley, path, options.isQuick ? 3 : 20),
    };
  } finally {
    await Promise.all([parley.stop(), bare.stop()]);
    removeDataFolder(dataDir);
  }
};

/** Parley, bare, Parley, bare ...: the ratio is taken pair by pair, so what disturbs the machine disturbs both. */
async function compare(
  { isQuick, say }: BenchOptions,
  [parleyUrl, bareUrl]: readonly [string, string],
  asked: Pick<Load, 'expectedStatus' | 'headers'>,
) {
  const load = { ...asked, connections, seconds: isQuick ? 1 : 4 };
  for (const url of [parleyUrl, bareUrl]) await runLoad({ ...load, url, seconds: isQuick ? 1 : 3 });
  const rounds = [];
  for (let turn = 0; turn < (isQuick ? 2 : 5); turn++) {
    const parley = await runLoad({ ...load, url: parleyUrl });
    const bare = await runLoad({ ...load, url: bareUrl });
    const ratio = round(parley.requestsPerSecond / bare.requestsPerSecond);
    rounds.push({ parley, bare, ratio });
    say(`${asked.expectedStatus}: ${parley.requestsPerSecond} beside ${bare.requestsPerSecond} requests/s, ${ratio}`);
  }
  return {
    parleyPerSecond: median(rounds.map(({ parley }) => parley.requestsPerSecond)),
    barePerSecond: median(rounds.map(({ bare }) => bare.requestsPerSecond)),
    ratio: median(rounds.map(({ ratio }) => ratio)),
    rounds,
  };
}

/** Time from the response to the change until the public configuration shows it, under load. */
async function measureChange(parley: Parley, path: string, times: number) {
  const waits: number[] = [];
  for (let time = 0; time < times; time++) {
    const name = `Robin ${time}`;
    await fetch(parley.address + path).then((response) => response.text());
    await call('PATCH', `${parley.address}/api/agents/${parley.agentId}`, { key: parley.tenantKey, body: { name } });
    const changedAt = performance.now();
    while (!(await (await fetch(parley.address + path)).text()).includes(`"${name}"`)) await delay(1);
    waits.push(performance.now() - changedAt);
  }
  return spread(waits);
}
