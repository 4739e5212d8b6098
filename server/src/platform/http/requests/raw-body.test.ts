import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { publicAccess } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { type MountedTest, mountOperations, testOperation } from '../../../../test/mount-operations.ts';

const common = {
  method: 'POST' as const,
  summary: 'Echo',
  access: publicAccess('a test'),
  audit: notAudited('a test'),
  answer: { status: 200 as const, schema: z.object({ body: z.unknown() }) },
  example: {},
};
const raw = testOperation({
  ...common,
  path: '/test/raw',
  id: 'echoRaw',
  body: z.string(),
  bodyType: 'application/x-www-form-urlencoded',
  takesRawBody: true,
  run: async ({ body }) => ({ body }),
});
const usual = testOperation({
  ...common,
  path: '/test/usual',
  id: 'echoUsual',
  body: z.looseObject({}),
  run: async ({ body }) => ({ body }),
});

let app: TestApp;
let mounted: MountedTest;
beforeAll(async () => {
  app = await buildTestApp();
  mounted = mountOperations(app, [raw, usual]);
});
afterAll(() => app.close());

const send = (url: string, type: string, payload: string) =>
  mounted.server.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });

it('an operation with a raw body gets the text unparsed, JSON and form alike', async () => {
  for (const [type, text] of [
    ['application/json', '{ "a" : 1,\n "a" : 2 }'],
    ['application/json; charset=utf-8', 'no JSON at all'],
    ['application/x-www-form-urlencoded', 'b=2&a=%2B1&a=ö'],
  ] as const) {
    expect((await send('/test/raw', type, text)).json()).toEqual({ body: text });
  }
});

it('other operations accept no form', async () => {
  expect((await send('/test/usual', 'application/x-www-form-urlencoded', 'a=1')).statusCode).toBe(415);
  expect((await send('/test/usual', 'application/json', '{"a":1}')).json()).toEqual({ body: { a: 1 } });
});
