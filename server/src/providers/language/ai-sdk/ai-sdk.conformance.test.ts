import { describe, expect, it } from 'vitest';
import {
  describeLanguageModel,
  eventsOf,
  type LanguageModelSubject,
  requestFor,
} from '../../conformance/language-model.conformance.ts';
import { openVendorPeer, peerKey } from '../testing/vendor-peer.ts';
import { createLanguageModel } from './create-language-model.ts';
import { type VendorName, vendorNames } from './vendor-models.ts';

const limits = { firstPartTimeoutMs: 300, idleTimeoutMs: 300 };

async function subjectOf(provider: VendorName): Promise<LanguageModelSubject> {
  const peer = await openVendorPeer(provider);
  const modelAt = (baseUrl: string, timeLimits = {}) =>
    createLanguageModel({ provider, model: 'peer-1', apiKey: peerKey, baseUrl, fetch, ...timeLimits });
  return {
    model: modelAt(peer.baseUrl),
    willSay: (texts) => {
      peer.answer = { texts };
    },
    willCall: (name) => {
      peer.answer = { texts: [], toolCalls: [{ id: 'call_7', name, arguments: {} }] };
    },
    network: {
      failing: async (fault) => {
        if (fault === 'closed') {
          await peer.close();
          return modelAt(peer.baseUrl, limits);
        }
        peer.fault = fault === 'cut' ? { kind: 'cut', afterTexts: 1 } : { kind: fault };
        return modelAt(peer.baseUrl, limits);
      },
      willHangAfterText: () => {
        peer.fault = { kind: 'hangs', afterTexts: 1 };
      },
      sawClose: () => expect.poll(() => peer.left, { timeout: 5000 }).toBe(1),
    },
    close: () => peer.close(),
  };
}

for (const provider of vendorNames) describeLanguageModel(`${provider} through the AI SDK`, () => subjectOf(provider));

describe.each(vendorNames)('%s', (provider) => {
  const open = async () => {
    const peer = await openVendorPeer(provider);
    const model = createLanguageModel({
      provider,
      model: 'peer-1',
      apiKey: peerKey,
      baseUrl: peer.baseUrl,
      fetch,
      ...limits,
    });
    return { peer, model };
  };

  it('passes on the vendor’s token usage and the arguments of a call', async () => {
    const { peer, model } = await open();
    const call = { id: 'call_9', name: 'find_table', arguments: { guests: 4, name: 'Ida "the" Ö' } };
    peer.answer = { texts: ['One moment.'], toolCalls: [call], usage: { inputTokens: 321, outputTokens: 45 } };
    const tools = [
      {
        name: 'find_table',
        description: 'Finds a table',
        parameters: { type: 'object', properties: { guests: { type: 'integer' } } },
      },
    ];
    const events = await eventsOf(model, requestFor('A table for four', { tools }));
    expect(events).toContainEqual({ kind: 'tool-call', call: { ...call, id: expect.any(String) } });
    expect(events.at(-1)).toEqual({
      kind: 'finish',
      reason: 'tool-calls',
      usage: { inputTokens: 321, outputTokens: 45 },
    });
    await peer.close();
  });

  it('does not retry at the same vendor', async () => {
    const { peer, model } = await open();
    peer.fault = { kind: 'garbage', afterTexts: 0 };
    await expect(eventsOf(model, requestFor('Hello'))).rejects.toThrow();
    expect(peer.requests).toHaveLength(1);
    await peer.close();
  });

  it('an empty reply is an invalid response', async () => {
    const { peer, model } = await open();
    peer.answer = { texts: [] };
    await expect(eventsOf(model, requestFor('Hello'))).rejects.toMatchObject({ code: 'garbage' });
    await peer.close();
  });

  it('a stream cut inside a tool call makes no call', async () => {
    const { peer, model } = await open();
    peer.answer = { texts: ['One moment. '], toolCalls: [{ id: 'c', name: 'book_table', arguments: { guests: 4 } }] };
    peer.fault = { kind: 'cut', afterTexts: 9 };
    const seen: string[] = [];
    const answer = (async () => {
      for await (const event of model.stream(requestFor('Hello'), new AbortController().signal)) seen.push(event.kind);
    })();
    await expect(answer).rejects.toMatchObject({ code: 'cut' });
    expect(seen).toEqual(['text']);
    await peer.close();
  });
});
