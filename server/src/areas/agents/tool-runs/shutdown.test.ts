import { afterAll, beforeAll, expect, it } from 'vitest';
import { openToolBench, type ToolBench } from '../../../../test/tool-bench.ts';
import { startToolPeer } from '../../../../test/tool-peer.ts';

let bench: ToolBench;
let peer: Awaited<ReturnType<typeof startToolPeer>>;

beforeAll(async () => {
  [bench, peer] = await Promise.all([openToolBench(), startToolPeer()]);
});
afterAll(async () => {
  await bench.close();
  await peer.close();
});

it('shutdown drains background runs, then aborts them, and logs both', async () => {
  const url = `${peer.origin}/slow`;
  const agent = await bench.agentWith([{ name: 'slow', type: 'webhook', async: true, request: { url } }]);
  const runner = bench.runs.runnerFor(bench.talk(agent));
  const answers: (() => void)[] = [];
  peer.respond((_hit, response) => {
    answers.push(() => void response.end('done'));
    return undefined;
  });
  const start = async () => {
    const asked = peer.nextHit();
    await runner.run({ id: 'call-1', name: 'slow', arguments: {} }, new AbortController().signal);
    await asked;
  };
  await start();
  await start();
  const drained = bench.runs.drain(1_500);
  answers[0]?.();
  await drained;
  const logs = await bench.logs();
  expect(logs.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'ok']);
});
