import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

describe('the script a site embeds', () => {
  it('can be pinned: /widget.json names an immutable version and its integrity hash', async () => {
    const facts = (await app.server.inject({ url: '/widget.json' })).json();
    const pinned = await app.server.inject({ url: facts.script });
    expect(pinned.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(facts).toEqual({
      version: facts.script.split('=').at(-1),
      script: facts.script,
      integrity: `sha384-${createHash('sha384').update(pinned.rawPayload).digest('base64')}`,
      bytes: pinned.rawPayload.byteLength,
    });
    const current = await app.server.inject({ url: '/widget.js' });
    expect(current.rawPayload).toEqual(pinned.rawPayload);
    expect(current.headers['cache-control']).toBe('public, max-age=300');
  });

  // A site that appended a number to bypass caches had no widget.
  it.each(['?v=000000000000', '?v=1', '?v=', '?v=1&v=2', '?t=17'])(
    '%s serves the current version, cached for five minutes',
    async (query) => {
      const answer = await app.server.inject({ url: `/widget.js${query}` });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('public, max-age=300');
      expect(answer.rawPayload).toEqual((await app.server.inject({ url: '/widget.js' })).rawPayload);
    },
  );
});
