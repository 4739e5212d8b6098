import { beforeAll, expect, it } from 'vitest';
import { buildWebIfStale } from '../../scripts/build-web.mjs';
import type * as Package from './package.ts';

beforeAll(async () => {
  await buildWebIfStale({ log: () => {} });
});

it('the npm package can be imported without a browser, and matches its types', async () => {
  const built: typeof Package = await import(new URL('../dist/package/index.js', import.meta.url).href);
  expect(Object.keys(built).sort()).toEqual(['defineParley', 'mountParley', 'parley']);
  expect(Object.keys(built.parley).sort()).toEqual(['close', 'on', 'open', 'setUser', 'setVariables', 'toggle']);
  expect(() => built.parley.setUser({ name: 'Ada' })).not.toThrow();
});
