import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { offerSdp } from '../../../../test/offer-sdp.ts';
import { unknownId } from '../../../../test/unknown-id.ts';
import { listen } from '../../../../test/visitor.ts';
import { callByVoice, openVoiceSession, refusedSocket, type VoiceSession } from '../../../../test/voice-caller.ts';

const page = 'https://shop.example';
let app: TestApp;
let base: string;
let tenant: TestTenant;
let agentId: string;

beforeAll(async () => {
  app = await buildTestApp({
    env: { PARLEY_LOG_LEVEL: 'warn', PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000', PARLEY_VOICE_WORKERS: '1' },
  });
  base = await listen(app);
  tenant = await app.createTenant();
  agentId = await createAgent();
});
afterAll(() => app.close());

async function createAgent(): Promise<string> {
  const body = { name: 'Reception', greeting: 'Hello.', recording_enabled: false };
  return (await tenant.request('POST', '/api/agents', body)).json().id;
}

const open = (origin?: string) => openVoiceSession(base, agentId, origin === undefined ? {} : { origin });
const letExpire = (session: VoiceSession) =>
  app.deps.db.platform.pool.query(
    "update web_voice_sessions set expires_at = now() - interval '1 second' where id = $1",
    [session.call_id],
  );

interface OfferOptions {
  token?: string | null;
  body?: string;
  type?: string;
  origin?: string;
}

async function offer(session: VoiceSession, options: OfferOptions = {}) {
  const { token = session.access_token, type = 'application/sdp', origin } = options;
  const response = await fetch(session.url, {
    method: 'POST',
    headers: {
      'content-type': type,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(origin === undefined ? {} : { origin }),
    },
    body: options.body ?? (await offerSdp()),
  });
  const text = await response.text();
  const { error = '' } = text.startsWith('{') ? (JSON.parse(text) as { error?: string }) : {};
  return { status: response.status, error, text, headers: response.headers };
}

async function refusalOf(session: VoiceSession, options: OfferOptions = {}) {
  const { status, error } = await offer(session, options);
  return [status, error];
}

const socketRefusal = async (
  session: VoiceSession,
  options: { protocols?: string[]; origin?: string; path?: string } = {},
) => {
  const { protocols = ['parley.voice', `token.${session.access_token}`], origin, path } = options;
  const url = path === undefined ? session.websocket_url : base.replace('http', 'ws') + path;
  const { status, body } = await refusedSocket(url, protocols, origin === undefined ? {} : { origin });
  return [status, body.error];
};

describe('POST /api/web-voice/sessions/{callId}/offer', () => {
  it('201: an SDP answer and the resume token, once', async () => {
    const session = await open();
    const joined = await offer(session);
    expect(joined.status).toBe(201);
    expect(joined.headers.get('content-type')).toMatch(/^application\/sdp/);
    expect(joined.headers.get('x-resume-token')).toMatch(/^resume_.{43}$/);
    expect(joined.headers.get('location')).toBe(new URL(session.url).pathname);
    expect(joined.text).toMatch(/^v=0\r\n[\s\S]*a=candidate/);
    expect(await refusalOf(session)).toEqual([409, 'conflict']);
    expect(await socketRefusal(session)).toEqual([409, 'conflict']);
  });

  it('an unconnected call can be ended at once', async () => {
    const session = await open();
    expect((await offer(session)).status).toBe(201);
    expect((await tenant.request('GET', `/api/calls/${session.call_id}`)).json().status).toBe('ringing');
    await tenant.request('POST', `/api/calls/${session.call_id}/complete`, {});
    // Before the 15 s a browser may take.
    const read = async () => (await tenant.request('GET', `/api/calls/${session.call_id}`)).json().status;
    await expect.poll(read, { timeout: 10_000 }).toBe('cancelled');
  });

  it("401 without a token, with a wrong one, another session's, or an expired one", async () => {
    const [session, other] = [await open(), await open()];
    for (const token of [null, 'voice_wrong', 'resume_wrong', other.access_token, '']) {
      expect(await refusalOf(session, { token, body: 'v=0' })).toEqual([401, 'unauthenticated']);
    }
    await letExpire(session);
    expect(await refusalOf(session, { body: 'v=0' })).toEqual([401, 'unauthenticated']);
    const unknown = { ...other, url: other.url.replace(other.call_id, unknownId) };
    expect(await refusalOf(unknown, { body: 'v=0' })).toEqual([401, 'unauthenticated']);
  });

  it('403 with the token of a page, from another origin', async () => {
    const session = await open(page);
    for (const origin of ['https://evil.net', 'null', undefined]) {
      const from = origin === undefined ? {} : { origin };
      expect(await refusalOf(session, { body: 'v=0', ...from })).toEqual([403, 'origin_not_allowed']);
    }
  });

  it.each([
    ['invalid SDP', 'Hello?'],
    ['an offer without sound', 'v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n'],
    ['nothing', ''],
  ])('400 for %s', async (_, body) => {
    expect(await refusalOf(await open(), { body })).toEqual([400, 'invalid_request']);
  });

  it('400 for an offer without the SDP content type', async () => {
    const body = JSON.stringify({ type: 'offer', sdp: await offerSdp() });
    expect(await refusalOf(await open(), { body, type: 'application/json' })).toEqual([400, 'invalid_request']);
  });

  it('404 when the agent was trashed in between', async () => {
    const doomed = await createAgent();
    const session = await openVoiceSession(base, doomed);
    await tenant.request('DELETE', `/api/agents/${doomed}`);
    expect(await refusalOf(session)).toEqual([404, 'not_found']);
  });
});

describe('the WebSocket of a session', () => {
  it('is refused before the upgrade, by the same rules', async () => {
    const session = await open(page);
    expect(await socketRefusal(session, { origin: 'https://evil.net' })).toEqual([403, 'origin_not_allowed']);
    const wrong = { origin: page, protocols: ['parley.voice', 'token.voice_wrong'] };
    expect(await socketRefusal(session, wrong)).toEqual([401, 'unauthenticated']);
    expect(await socketRefusal(session, { origin: page, protocols: ['parley.voice'] })).toEqual([
      401,
      'unauthenticated',
    ]);
    for (const path of ['/', '/api/health', `/api/web-voice/sessions/${session.call_id}`, '//']) {
      expect(await socketRefusal(session, { path })).toEqual([404, 'not_found']);
    }
    await letExpire(session);
    expect(await socketRefusal(session, { origin: page })).toEqual([401, 'unauthenticated']);
  });

  it('a failed handshake does not consume the token', async () => {
    const session = await open();
    const protocols = [`token.${session.access_token}`];
    expect(await socketRefusal(session, { protocols })).toEqual([400, 'invalid_request']);
    const caller = await callByVoice(session);
    await caller.waitForCaption(/Hello/, { role: 'agent' });
    await caller.hangUp();
  });

  it('consumes the token; a token used here is refused for an offer', async () => {
    const session = await open(page);
    const caller = await callByVoice(session, { origin: page });
    expect(caller.resumeToken()).toMatch(/^resume_.{43}$/);
    expect(await socketRefusal(session, { origin: page })).toEqual([409, 'conflict']);
    expect(await refusalOf(session, { origin: page })).toEqual([409, 'conflict']);
    await caller.waitForCaption(/Hello/, { role: 'agent' });
    await caller.hangUp();
  });

  it('a caller lost during the handshake leaves no live call', async () => {
    const session = await open();
    const { host, hostname, port, pathname } = new URL(session.websocket_url);
    const socket = connect(Number(port), hostname);
    const lines = [
      `GET ${pathname} HTTP/1.1`,
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${Buffer.alloc(16, 7).toString('base64')}`,
      `Sec-WebSocket-Protocol: parley.voice, token.${session.access_token}`,
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`, () => socket.resetAndDestroy());
    const read = async () => (await tenant.request('GET', `/api/calls/${session.call_id}`)).json().end_reason ?? '';
    await expect.poll(read, { timeout: 25_000 }).toBe('user_hangup');
  });
});
