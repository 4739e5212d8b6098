import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await buildTestApp({ env: { PARLEY_EGRESS_ALLOW: '127.0.0.1:4519' } });
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const openai = { provider: 'openai', model: 'gpt-5-mini' };

// Regression: an agent was changed to a vendor's model without any key; the answer was 200 and the built-in model
// replied silently.
describe('an agent whose vendor has no key here', () => {
  it('is accepted, with a warning in every response', async () => {
    const made = (await tenant.request('POST', '/api/agents', { name: 'Robin' })).json();
    expect(made.warnings).toEqual([]);
    const url = `/api/agents/${made.id}`;
    const change = { llm: openai, voice: { provider: 'elevenlabs' } };
    const patched = await tenant.request('PATCH', url, change);
    expect(patched.statusCode).toBe(200);
    const warnings = [
      expect.objectContaining({ code: 'model_key_missing', path: '/llm/provider', settings: ['OPENAI_API_KEY'] }),
      expect.objectContaining({ code: 'voice_key_missing', path: '/voice/provider', provider: 'elevenlabs' }),
    ];
    const listed = (await tenant.request('GET', '/api/agents')).json().data;
    const read = (await tenant.request('GET', url)).json();
    const copy = (await tenant.request('POST', `${url}/duplicate`, {})).json();
    for (const agent of [patched.json(), listed[0], read, copy]) expect(agent.warnings).toEqual(warnings);
    const repaired = await tenant.request('PATCH', url, { llm: null, voice: null });
    expect(repaired.json().warnings).toEqual([]);
  });

  it('is created with the warning; a key in the headers removes it and is never shown', async () => {
    const made = (await tenant.request('POST', '/api/agents', { name: 'Robin', llm: openai })).json();
    expect(made.warnings).toHaveLength(1);
    const headers = { authorization: 'Bearer sk-of-the-tenant' };
    const patched = await tenant.request('PATCH', `/api/agents/${made.id}`, { llm: { headers } });
    expect(patched.json().warnings).toEqual([]);
    expect(patched.body).not.toContain('sk-of-the-tenant');
  });
});

describe('a chat with it', () => {
  it('records the model that answered each message', async () => {
    const prompt = '# Opening hours\nWe are open from 9 to 18.';
    const { id } = (await tenant.request('POST', '/api/agents', { name: 'Robin', prompt })).json();
    expect(await ask(id)).toEqual({ model: 'builtin', is_fallback: false });
    // Port without a listener.
    const llm = { ...openai, url: 'http://127.0.0.1:4519/v1' };
    await tenant.request('PATCH', `/api/agents/${id}`, { llm });
    expect(await ask(id)).toEqual({ model: 'builtin', is_fallback: true });
  });

  async function ask(agentId: string) {
    const started = await app.server.inject({
      method: 'POST',
      url: '/api/chat/sessions',
      payload: { agent_id: agentId },
    });
    const { session_id: id, session_token: token } = started.json();
    await app.server.inject({
      method: 'POST',
      url: `/api/chat/sessions/${id}/messages`,
      payload: { text: 'When are you open?', client_message_id: 'm-1' },
      headers: { authorization: `Bearer ${token}` },
    });
    const { messages } = (await tenant.request('GET', `/api/chat/sessions/${id}`)).json();
    return messages.at(-1).answered_by;
  }
});
