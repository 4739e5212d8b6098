import { startLoopbackServer } from '@parley/egress/testing/loopback-server';
import { afterEach, expect, it } from 'vitest';
import { eventsOf, requestFor } from '../../conformance/language-model.conformance.ts';
import { ollamaListings, openModelServerPeer } from '../testing/model-server-peer.ts';
import { createLocalModel } from './create-local-model.ts';
import { ModelServers } from './model-servers.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A model of a server at `url` that is turned on as `ollama`. */
function localModel(url: string, name = 'ollama/llama3.1:8b') {
  const servers = new ModelServers({
    configured: [{ name: 'ollama', kind: 'ollama', url }],
    readAccepted: async () => [],
    allowsSearch: false,
    userAgent: 'Parley/test',
  });
  closing.push(() => servers.close());
  return createLocalModel({ servers, name, firstPartTimeoutMs: 5000, idleTimeoutMs: 5000 });
}

async function openPeer() {
  const peer = await openModelServerPeer(ollamaListings);
  closing.push(() => peer.close());
  return peer;
}

const tool = { name: 'find_order', description: 'Finds an order', parameters: { type: 'object', properties: {} } };

it('streams text and tool calls of a server on this machine, by the name of the server', async () => {
  const peer = await openPeer();
  peer.answer = {
    texts: ['One ', 'moment.'],
    toolCalls: [{ id: 'call_7', name: 'find_order', arguments: { number: 4711 } }],
  };
  const model = localModel(peer.origin);
  const events = await eventsOf(model, requestFor('Where is my order?', { tools: [tool] }));
  expect(events).toMatchObject([
    { kind: 'text', delta: 'One ' },
    { kind: 'text', delta: 'moment.' },
    { kind: 'tool-call', call: { id: 'call_7', name: 'find_order', arguments: { number: 4711 } } },
    { kind: 'finish', reason: 'tool-calls' },
  ]);
  expect(model.id).toBe('local/ollama/llama3.1:8b');
  expect(peer.completions).toMatchObject([
    { model: 'llama3.1:8b', stream: true, tools: [{ function: { name: 'find_order' } }] },
  ]);
});

it('a server that is not turned on, or gone, refuses under the name of the model', async () => {
  const peer = await openPeer();
  await expect(eventsOf(localModel(peer.origin, 'vllm/llama'), requestFor('Hello'))).rejects.toMatchObject({
    code: 'refused',
    modelId: 'local/vllm/llama',
    message: expect.stringContaining('no model server "vllm" is turned on'),
  });
  expect(peer.requests).toEqual([]);
  const model = localModel(peer.origin);
  await peer.close();
  await expect(eventsOf(model, requestFor('Hello'))).rejects.toMatchObject({ modelId: 'local/ollama/llama3.1:8b' });
});

// A server that is turned on must not lead requests to other services of the machine.
it('a redirect of the server to another port is not followed', async () => {
  const inner = await openPeer();
  const outer = await startLoopbackServer((request, response) => {
    response.writeHead(307, { location: `${inner.origin}${request.url}` }).end();
  });
  closing.push(() => outer.close());
  await expect(eventsOf(localModel(outer.origin), requestFor('Hello'))).rejects.toThrow();
  expect(inner.requests).toEqual([]);
});
