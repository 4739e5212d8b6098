import { describe, expect, it } from 'vitest';
import { createTransport } from './transport.ts';

/** One session as the server keeps it: an access token that may run out, and a CSRF token that follows from it. */
function startServer() {
  const server = {
    generation: 1,
    isExpired: false,
    isOver: false,
    tenantId: 'tenant-1',
    refuseWith: null as number | null,
    requests: [] as string[],
  };
  const answer = (status: number, body: object) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  const refuse = (status: number, error: string) =>
    answer(status, { error, message: error, request_id: 'req-12345678' });
  const csrf = () => `csrf-${server.generation}`;
  const serve = async (url: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    server.requests.push(`${method} ${url}`);
    if (url === '/api/auth/refresh') {
      if (init.body !== undefined) return refuse(400, 'invalid_request');
      if (server.isOver) return refuse(401, 'unauthenticated');
      server.generation += 1;
      server.isExpired = false;
      return answer(200, { csrf_token: csrf() });
    }
    if (server.isExpired || server.isOver) return refuse(401, 'unauthenticated');
    if (url === '/api/auth/me') {
      const place = { user: { id: 'user-1' }, tenant: { id: server.tenantId }, reseller: null };
      return answer(200, { ...place, permissions: [], csrf_token: csrf() });
    }
    if (server.refuseWith !== null) return refuse(server.refuseWith, 'unauthenticated');
    if (method !== 'GET' && new Headers(init.headers).get('x-csrf-token') !== csrf()) return refuse(403, 'forbidden');
    return method === 'DELETE' ? new Response(null, { status: 204 }) : answer(200, { ok: true });
  };
  return { server, fetch: serve as typeof fetch };
}

/** Locks as browsers have them, over all tabs, granted in order of request. */
function createLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request<Result>(_name: string, work: () => Promise<Result>): Promise<Result> {
      const mine = last.then(work, work);
      last = mine.catch(() => null);
      return mine;
    },
  };
}

function openTab(fetcher: typeof fetch, locks = createLocks()) {
  const told = { signedOut: 0, moved: 0, signsInAgain: async () => false, ids: 0 };
  const client = createTransport({
    fetch: fetcher,
    locks,
    onSignedOut() {
      told.signedOut += 1;
      return told.signsInAgain();
    },
    newId: () => `id-${(told.ids += 1)}`,
    onMoved: () => (told.moved += 1),
  });
  return { client, told };
}

describe('the transport', () => {
  it('sends the latest CSRF token with every write', async () => {
    const { server, fetch } = startServer();
    const { client } = openTab(fetch);
    await client.request('GET', '/api/auth/me');
    expect(await client.request('POST', '/api/things', { body: { name: 'a' } })).toEqual({ ok: true });
    expect(await client.request('DELETE', '/api/things/1')).toBeUndefined();
    expect(server.requests).toEqual(['GET /api/auth/me', 'POST /api/things', 'DELETE /api/things/1']);
  });

  it('refreshes an expired session once for concurrent requests, and repeats them', async () => {
    const { server, fetch } = startServer();
    const { client, told } = openTab(fetch);
    await client.request('GET', '/api/auth/me');
    server.isExpired = true;
    const answers = await Promise.all([
      client.request('GET', '/api/a'),
      client.request('GET', '/api/b'),
      client.request('POST', '/api/c', { body: {} }),
    ]);
    expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(server.requests.filter((line) => line.includes('refresh'))).toHaveLength(1);
    expect(told.signedOut).toBe(0);
  });

  it('refreshes once for two tabs', async () => {
    const { server, fetch } = startServer();
    const locks = createLocks();
    const [one, other] = [openTab(fetch, locks), openTab(fetch, locks)];
    await Promise.all([one.client.request('GET', '/api/auth/me'), other.client.request('GET', '/api/auth/me')]);
    server.isExpired = true;
    await Promise.all([
      one.client.request('POST', '/api/a', { body: {} }),
      other.client.request('POST', '/api/b', { body: {} }),
    ]);
    expect(server.requests.filter((line) => line.includes('refresh'))).toHaveLength(1);
  });

  it('repeats a write whose CSRF token was replaced by another tab', async () => {
    const { server, fetch } = startServer();
    const { client } = openTab(fetch);
    await client.request('GET', '/api/auth/me');
    server.generation += 1;
    expect(await client.request('POST', '/api/a', { body: {} })).toEqual({ ok: true });
  });

  it('reports the end of the session, and rejects', async () => {
    const { server, fetch } = startServer();
    const { client, told } = openTab(fetch);
    await client.request('GET', '/api/auth/me');
    server.isOver = true;
    await expect(client.request('GET', '/api/a')).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(told.signedOut).toBe(1);
  });

  it('sends what was refused for the end of the session again, once the person has signed in', async () => {
    const { server, fetch } = startServer();
    const { client, told } = openTab(fetch);
    await client.request('GET', '/api/auth/me');
    server.isOver = true;
    told.signsInAgain = async () => {
      server.isOver = false;
      server.generation += 1;
      await client.request('GET', '/api/auth/me');
      return true;
    };
    expect(await client.request('POST', '/api/a', { body: {} })).toEqual({ ok: true });
    expect(server.requests.filter((line) => line === 'POST /api/a')).toHaveLength(2);
  });

  it('keeps the Idempotency-Key of a POST without an answer for the next try, and takes another after one', async () => {
    const keys: (string | null)[] = [];
    const outcomes = ['lost', 502, 409, 200, 200];
    const { client } = openTab(async (_url, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      const outcome = outcomes.shift();
      if (outcome === 'lost') throw new TypeError('Failed to fetch');
      const headers = { 'content-type': 'application/json', ...(outcome === 409 && { 'retry-after': '1' }) };
      return new Response('{}', { status: Number(outcome), headers });
    });
    const post = () => client.request('POST', '/api/things', { body: {} });
    for (const status of [0, 502, 409]) await expect(post()).rejects.toMatchObject({ status });
    await post();
    await post();
    expect(keys).toEqual(['id-1', 'id-1', 'id-1', 'id-1', 'id-2']);
  });

  it('returns a 401 of a valid session to the caller: a wrong password is sent once and does not log out', async () => {
    const { server, fetch } = startServer();
    const { client, told } = openTab(fetch);
    await client.request('GET', '/api/auth/me');
    server.refuseWith = 401;
    await expect(client.request('POST', '/api/auth/password-update', { body: {} })).rejects.toMatchObject({
      status: 401,
    });
    expect(server.requests.filter((line) => line.includes('password-update'))).toHaveLength(1);
    expect(told.signedOut).toBe(0);
  });

  it('does not repeat a refused write after another tab changed the account', async () => {
    const { server, fetch } = startServer();
    const { client, told } = openTab(fetch);
    await client.request('GET', '/api/auth/me');
    server.tenantId = 'tenant-2';
    server.generation += 1;
    await expect(client.request('POST', '/api/a', { body: {} })).rejects.toMatchObject({ status: 403 });
    expect(told.moved).toBe(1);
    expect(server.requests.filter((line) => line === 'POST /api/a')).toHaveLength(1);
  });

  it('does not refresh for operations without a session', async () => {
    const { server, fetch } = startServer();
    const { client } = openTab(fetch);
    server.isOver = true;
    const refused = client.request('POST', '/api/auth/login', { body: {}, isAnonymous: true });
    await expect(refused).rejects.toMatchObject({ status: 401 });
    expect(server.requests).toEqual(['POST /api/auth/login']);
  });

  it('reports an unreachable server, and the status of a proxy', async () => {
    const down = openTab(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(down.client.request('GET', '/api/a')).rejects.toMatchObject({ code: 'unreachable', status: 0 });
    const proxy = openTab(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(proxy.client.request('GET', '/api/a')).rejects.toMatchObject({ code: 'unavailable', status: 502 });
  });

  it('omits empty query values', async () => {
    const { server, fetch } = startServer();
    const { client } = openTab(fetch);
    await client.request('GET', '/api/a', { query: { status: 'ok', tool_id: undefined, q: '', limit: 5 } });
    expect(server.requests).toEqual(['GET /api/a?status=ok&limit=5']);
  });
});
