import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { openCall, pastCall, tool, turn } from '../../../../test/test-calls.ts';

let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
});
afterAll(() => app.close());

it.each([
  ['', 'application/json; charset=utf-8', 'json', '"text":"Turn 1"'],
  ['?format=json', 'application/json; charset=utf-8', 'json', '"text":"Turn 1"'],
  ['?format=txt', 'text/plain; charset=utf-8', 'txt', '[00:00:02] Åsa: Turn 2\n'],
  ['?format=vtt', 'text/vtt; charset=utf-8', 'vtt', '00:00:01.000 --> 00:00:01.800\n<v Reception>Turn 1'],
  ['?format=srt', 'application/x-subrip; charset=utf-8', 'srt', '00:00:01,000 --> 00:00:01,800\r\nReception: Turn 1'],
])('a transcript%s is downloaded as %s', async (query, contentType, ending, holds) => {
  const call = await pastCall(app, tenant.id, { callerName: 'Åsa' });
  const answer = await tenant.request('GET', `/api/calls/${call.id}/transcript${query}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe(contentType);
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="call-${call.id}.${ending}"`);
  expect(answer.body).toContain(holds);
});

it('without turns it is empty in every format', async () => {
  const call = await openCall(app, tenant.id);
  const bodies = await Promise.all(
    ['txt', 'vtt', 'srt', 'json'].map(
      async (format) => (await tenant.request('GET', `/api/calls/${call.id}/transcript?format=${format}`)).body,
    ),
  );
  expect(bodies.slice(0, 3)).toEqual(['', 'WEBVTT\n', '']);
  expect(JSON.parse(bodies[3] ?? '')).toMatchObject({ turns: [], agent: 'Reception', duration_seconds: null });
});

it('400: an unknown format', async () => {
  const call = await openCall(app, tenant.id);
  const answer = await tenant.request('GET', `/api/calls/${call.id}/transcript?format=docx`);
  expect([answer.statusCode, answer.json().details[0].path]).toEqual([400, 'query/format']);
});

it('tool executions are in start order, numbered from 1', async () => {
  const call = await openCall(app, tenant.id);
  const { store } = app.deps.calls;
  await store.appendTurns(call, [turn(1)]);
  await store.appendTools(call, [tool(1, { name: 'fast', startMs: 2000 }), tool(2, { name: 'slow', startMs: 1000.4 })]);
  await store.appendTools(call, [tool(3, { name: 'last', startMs: 3000, isError: true, result: 'no' })]);
  const { data } = (await tenant.request('GET', `/api/calls/${call.id}/tool-executions`)).json();
  expect(data.map((each: { order: number; name: string }) => [each.order, each.name])).toEqual([
    [1, 'slow'],
    [2, 'fast'],
    [3, 'last'],
  ]);
  expect(data[2]).toMatchObject({ is_error: true, result: 'no', start_ms: 3000, duration_ms: 120 });
});
