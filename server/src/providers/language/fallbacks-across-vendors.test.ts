import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCircuitBreaker } from '#brain/circuit-breaker.ts';
import { withFallbacks } from '#brain/fallback-model.ts';
import { createWordReader } from '#brain/prompt-facts.ts';
import { eventsOf, requestFor, textOf } from '../conformance/language-model.conformance.ts';
import { createLanguageModel } from './ai-sdk/create-language-model.ts';
import { type VendorName, vendorNames } from './ai-sdk/vendor-models.ts';
import { createBuiltinModel } from './builtin/builtin-model.ts';
import { faultKinds, openVendorPeer, peerKey, type VendorPeer } from './testing/vendor-peer.ts';

const timeLimitMs = 200;
const texts = ['We are open ', 'from Monday ', 'to Friday, ', '8 to 17.'];
const whole = texts.join('');

const peers = {} as Record<VendorName, VendorPeer>;
beforeAll(async () => {
  for (const vendor of vendorNames) peers[vendor] = await openVendorPeer(vendor);
});
afterAll(() => Promise.all(Object.values(peers).map((peer) => peer.close())));

const modelOf = (provider: VendorName) =>
  createLanguageModel({ provider, model: 'peer-1', apiKey: peerKey, baseUrl: peers[provider].baseUrl, fetch });

function chainOf(...vendors: VendorName[]) {
  const switches: { code: string; afterText: boolean }[] = [];
  const model = withFallbacks(vendors.map(modelOf), {
    firstEventTimeoutMs: timeLimitMs,
    idleTimeoutMs: timeLimitMs,
    onSwitch: ({ error, afterText }) => switches.push({ code: error.code, afterText }),
  });
  return { model, switches };
}

// A vendor's code is loaded with its first answer; on a busy machine that alone can take longer than the limit here.
beforeAll(async () => {
  for (const vendor of vendorNames) {
    peers[vendor].answer = { texts };
    await eventsOf(modelOf(vendor), requestFor('When are you open?'));
  }
}, 60_000);

// Each vendor fails once towards the next one in this ring.
const pairs = vendorNames.map(
  (vendor, index) => [vendor, vendorNames[(index + 1) % vendorNames.length] as VendorName] as const,
);

describe.each(pairs)('when %s fails, %s goes on', (failing, next) => {
  describe.each(faultKinds)('by "%s"', (kind) => {
    it.each([
      ['exactly where it stopped', texts.slice(2)],
      ['from the beginning again', texts],
      ['repeating the last words', ['from Monday to Friday, ', '8 to 17.']],
    ])('after text, %s: nothing is repeated', async (_, continuation) => {
      peers[failing].answer = { texts };
      peers[failing].fault = { kind, afterTexts: 2 };
      peers[next].answer = { texts: continuation };
      peers[next].fault = undefined;
      const { model, switches } = chainOf(failing, next);
      const startedAt = performance.now();
      const events = await eventsOf(model, requestFor('When are you open?'));
      expect(performance.now() - startedAt).toBeLessThan(timeLimitMs + 1000);
      expect(textOf(events)).toBe(whole);
      expect(switches).toEqual([{ code: expect.any(String), afterText: true }]);
      expect(events.filter((event) => event.kind === 'finish')).toEqual([
        expect.objectContaining({ modelId: `${next}/peer-1`, reason: 'stop' }),
      ]);
      expect(JSON.stringify(peers[next].requests.at(-1))).toContain('We are open from Monday');
    });

    it('before text, within a second of the time limit', async () => {
      peers[failing].fault = { kind };
      peers[next].answer = { texts };
      peers[next].fault = undefined;
      const { model, switches } = chainOf(failing, next);
      const startedAt = performance.now();
      expect(textOf(await eventsOf(model, requestFor('When are you open?')))).toBe(whole);
      expect(performance.now() - startedAt).toBeLessThan(timeLimitMs + 1000);
      expect(switches).toEqual([{ code: expect.any(String), afterText: false }]);
    });
  });
});

describe('a chain of models', () => {
  it('that all fail throws one error naming each cause', async () => {
    peers.openai.fault = { kind: '5xx' };
    peers.anthropic.fault = { kind: '429' };
    const { model } = chainOf('openai', 'anthropic');
    const error = await eventsOf(model, requestFor('Hello')).catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ name: 'ModelError', code: 'rate_limited' });
    expect((error as Error).message).toMatch(/openai\/peer-1 \(unavailable\).*anthropic\/peer-1 \(rate_limited\)/);
  });

  it('tries a recently failed model last, until its penalty ends', async () => {
    let nowMs = 0;
    const breaker = createCircuitBreaker({ openMs: 10_000, now: () => nowMs });
    peers.openai.fault = { kind: '5xx' };
    peers.google.fault = undefined;
    peers.google.answer = { texts };
    const models = [modelOf('openai'), modelOf('google')];
    const ask = async () => {
      const switched: string[] = [];
      const model = withFallbacks(models, {
        firstEventTimeoutMs: 500,
        idleTimeoutMs: 500,
        breaker,
        onSwitch: ({ from }) => switched.push(from),
      });
      const events = await eventsOf(model, requestFor('Hello'));
      return { switched, answeredBy: events.at(-1) };
    };
    expect((await ask()).switched).toEqual(['openai/peer-1']);
    expect((await ask()).switched).toEqual([]);
    nowMs = 10_001;
    expect((await ask()).switched).toEqual(['openai/peer-1']);
    peers.openai.fault = undefined;
    peers.openai.answer = { texts };
    nowMs = 30_000;
    expect((await ask()).answeredBy).toMatchObject({ modelId: 'openai/peer-1' });
  });

  it('closes the connection of a failed model', async () => {
    peers.mistral.answer = { texts };
    peers.mistral.fault = { kind: 'hangs', afterTexts: 1 };
    peers.groq.answer = { texts };
    peers.groq.fault = undefined;
    const before = peers.mistral.left;
    await eventsOf(chainOf('mistral', 'groq').model, requestFor('Hello'));
    await expect.poll(() => peers.mistral.left, { timeout: 5000 }).toBe(before + 1);
  });

  it('may end with the built-in model, which restarts after an ellipsis', async () => {
    peers.openai.answer = { texts: ['Well, it ', 'depends '] };
    peers.openai.fault = { kind: 'cut', afterTexts: 2 };
    const chain = withFallbacks([modelOf('openai'), createBuiltinModel({ reader: createWordReader() })], {
      firstEventTimeoutMs: 500,
      idleTimeoutMs: 500,
    });
    const events = await eventsOf(chain, requestFor('When are you open?'));
    expect(textOf(events)).toBe('Well, it depends … We are open Monday to Friday 8 to 17.');
  });

  it('stops at once when aborted, without penalizing a model', async () => {
    peers.openai.fault = { kind: 'hangs' };
    const { model, switches } = chainOf('openai', 'google');
    const reason = new Error('left');
    const abort = new AbortController();
    setTimeout(() => abort.abort(reason), 20);
    await expect(eventsOf(model, requestFor('Hello'), abort.signal)).rejects.toBe(reason);
    expect(switches).toEqual([]);
  });
});
