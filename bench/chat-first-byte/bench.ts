import { call, openChats } from '../shared/api.ts';
import type { Bench } from '../shared/bench.ts';
import { startChild } from '../shared/children.ts';
import { round, spread } from '../shared/numbers.ts';
import { makeDataFolder, type Parley, removeDataFolder, startParley } from '../shared/parley.ts';
import type { Visit, Visited, Visits } from './visitors.ts';

const model = { firstTokenMs: 100, tokens: 15, tokenMs: 20 };

/** TTFB overhead: from a visitor's message to the first text of its reply, less the time of the model. */
export const run: Bench = async ({ isQuick, say }) => {
  const chatCount = isQuick ? 50 : 200;
  const span = isQuick ? { warmUpMs: 4000, totalMs: 10_000 } : { warmUpMs: 15_000, totalMs: 60_000 };
  const peer = startChild(new URL('./model-peer.ts', import.meta.url));
  const visitors = startChild(new URL('./visitors.ts', import.meta.url));
  const port = await peer.ask<number>(model);
  const dataDir = makeDataFolder();
  const parley = await startParley(dataDir, { PARLEY_EGRESS_ALLOW: `127.0.0.1:${port}` });
  try {
    const agentId = await createAgent(parley, port);
    const sessions = await openChats(parley.address, agentId, chatCount);
    const chats = sessions.map(({ id, token }) => ({
      url: `${parley.address}/api/chat/sessions/${id}/messages`,
      token,
    }));
    const straight = { url: `http://127.0.0.1:${port}/chat/completions`, token: null };
    const asked: Omit<Visits, 'chats'> = { ...span, pauseMs: [1500, 2500] };

    say('straight to the model: what the harness itself costs');
    const floor = await visitors.ask<Visited>({
      ...asked,
      totalMs: span.totalMs / 2,
      chats: chats.map(() => straight),
    });
    say('through Parley');
    const before = await parley.usage();
    const visited = await visitors.ask<Visited>({ ...asked, chats });
    const after = await parley.usage();
    return {
      chats: chatCount,
      model,
      messagesPerSecond: round((visited.visits.length / (span.totalMs - span.warmUpMs)) * 1000),
      failures: [...visited.failures, ...floor.failures],
      harnessAloneMs: spread(floor.visits.map(overhead)),
      ourOwnMs: spread(visited.visits.map(overhead)),
      partsMs: partsOf(visited.visits),
      serverCores: round((after.cpuSeconds - before.cpuSeconds) / (span.totalMs / 1000)),
      serverRssMb: Math.round(after.rssBytes / 2 ** 20),
    };
  } finally {
    await Promise.all([parley.stop(), peer.stop(), visitors.stop()]);
    removeDataFolder(dataDir);
  }
};

function overhead(visit: Visit): number {
  return visit.firstDeltaAt - visit.sentAt - (visit.modelSpokeAt - visit.modelAskedAt);
}

/** Breakdown of the latency. The visitor gets the commit while the model is already called: the first two overlap. */
function partsOf(visits: Visit[]) {
  return {
    sentToAccepted: spread(visits.map((visit) => visit.acceptedAt - visit.sentAt)),
    sentToModelAsked: spread(visits.map((visit) => visit.modelAskedAt - visit.sentAt)),
    modelsOwn: spread(visits.map((visit) => visit.modelSpokeAt - visit.modelAskedAt)),
    modelSpokeToFirstDelta: spread(visits.map((visit) => visit.firstDeltaAt - visit.modelSpokeAt)),
  };
}

async function createAgent(parley: Parley, port: number): Promise<string> {
  const body = {
    name: 'Bench',
    prompt: 'You are the assistant of a bicycle workshop. A standard service costs 65 euro.',
    first_speaker: 'user',
    llm: { provider: 'openai-compatible', model: 'peer-1', url: `http://127.0.0.1:${port}` },
  };
  const { id } = await call<{ id: string }>('POST', `${parley.address}/api/agents`, { key: parley.tenantKey, body });
  return id;
}
