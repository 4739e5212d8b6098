import { expect, expectTypeOf, it } from 'vitest';
import { createApiClient } from './client.ts';
import type { Agent, CurrentUser } from './schemas.ts';
import type { RequestOptions, Transport } from './transport.ts';

/** Answers each request with what was sent, as a transport that has no server would see it. */
function openClient() {
  const requests: { method: string; url: string; options: RequestOptions }[] = [];
  const transport: Transport = {
    request: (method, url, options = {}) => {
      requests.push({ method, url, options });
      return Promise.reject(new Error('no server'));
    },
    open: (method, url, options = {}) => {
      requests.push({ method, url, options });
      return Promise.resolve(new Response());
    },
  };
  return { client: createApiClient(transport), requests };
}

it('fills the path, encoded, and passes query, body and headers on', async () => {
  const { client, requests } = openClient();
  const path = { agentId: 'a/../b', toolId: '7' };
  await client.delete('/api/agents/{agentId}/tools/{toolId}', { path }).catch(() => null);
  const headers = { 'if-match': '"3"' };
  await client.patch('/api/tools/{toolId}', { path: { toolId: '7' }, body: { name: 'x' }, headers }).catch(() => null);
  await client.list('/api/agents', { query: { limit: 5 }, cursor: 'next' }).catch(() => null);
  await client.open('/api/chat/operator/events');
  await client.openPost('/api/voices/preview', { body: { text: 'Hi' } } as never);
  expect(requests).toMatchObject([
    { method: 'DELETE', url: '/api/agents/a%2F..%2Fb/tools/7' },
    { method: 'PATCH', url: '/api/tools/7', options: { body: { name: 'x' }, headers } },
    { method: 'GET', url: '/api/agents', options: { query: { limit: 5, cursor: 'next' } } },
    { method: 'GET', url: '/api/chat/operator/events' },
    { method: 'POST', url: '/api/voices/preview', options: { body: { text: 'Hi' } } },
  ]);
});

it('returns the response type the API document names, and accepts only its paths, parameters and bodies', () => {
  const { client } = openClient();
  expectTypeOf(client.get<'/api/auth/me'>).returns.resolves.toEqualTypeOf<CurrentUser>();
  expectTypeOf(client.list<'/api/agents'>)
    .returns.resolves.toHaveProperty('data')
    .toEqualTypeOf<Agent[]>();
  expectTypeOf(client.delete<'/api/tools/{toolId}'>).returns.resolves.toBeUndefined();
  expectTypeOf(client.get<'/api/tools/{toolId}'>)
    .parameter(1)
    .toExtend<{ path: { toolId: string } }>();
  expectTypeOf(client.post<'/api/auth/login'>)
    .parameter(1)
    .toExtend<{ body: { email: string } }>();
  // @ts-expect-error -- this path has no GET
  expectTypeOf(client.get<'/api/auth/login'>).toBeFunction();
});
