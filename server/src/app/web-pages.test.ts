import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../test/build-test-app.ts';
import { unknownId } from '../../test/unknown-id.ts';
import { createChatAgent } from '../../test/visitor.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const open = (agentId: string, query = '') => app.server.inject({ url: `/chat/${agentId}${query}` });
const put = (agentId: string, body: object) => tenant.request('PUT', `/api/chat/widget/${agentId}/config`, body);
const policyOf = async (agentId: string, query = '') =>
  Object.fromEntries(
    String((await open(agentId, query)).headers['content-security-policy'])
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  ) as Record<string, string>;

describe('the page of an agent', () => {
  it('may be framed by any site where allowed_domains is empty', async () => {
    const agentId = await createChatAgent(tenant);
    const policy = await policyOf(agentId, '?embed=1');
    expect(policy).toMatchObject({ 'frame-ancestors': '*', 'default-src': "'none'", 'script-src': "'self'" });
    expect((await open(agentId)).headers).not.toHaveProperty('x-frame-options');
  });

  it('may be framed only by allowed domains and our own pages', async () => {
    const agentId = await createChatAgent(tenant);
    await put(agentId, { allowed_domains: ['Example.com', '*.example.org', 'localhost:5173'] });
    expect((await policyOf(agentId, '?embed=1'))['frame-ancestors']).toBe(
      "'self' https://example.com:* http://example.com:* https://*.example.org:* http://*.example.org:* https://localhost:5173 http://localhost:5173",
    );
  });

  it('has the agent’s public name as its title, escaped', async () => {
    const agentId = await createChatAgent(tenant, { name: 'Internal 7' });
    await put(agentId, { agent_display_name: '<script>alert(1)</script>' });
    const { body } = await open(agentId);
    expect(body).toContain('<title>&#60;script&#62;');
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('{{');
    expect(body).toContain(`agent-id="${agentId}"`);
  });

  it('fills the frame with ?embed=1 and is a full page otherwise', async () => {
    const agentId = await createChatAgent(tenant);
    expect((await open(agentId)).body).toContain('<body class="chat-page">');
    expect((await open(agentId, '?embed=1')).body).toContain('<body class="chat-page is-embedded">');
  });

  it.each([
    ['', 'lang="de-DE" dir="ltr"', 'Chatten'],
    ['?lang=sv', 'lang="sv" dir="ltr"', 'Chatta'],
    ['?lang=fr-CA', 'lang="fr-CA" dir="ltr"', 'Écrire'],
    ['?lang=ar', 'lang="ar" dir="rtl"', 'Chat'],
    ['?lang=%22%3E%3Cscript%3E', 'lang="de-DE" dir="ltr"', 'Chatten'],
    ['?lang=en&lang=sv', 'lang="de-DE" dir="ltr"', 'Chatten'],
  ])('with %j reads %s', async (query, attributes, word) => {
    const agentId = await createChatAgent(tenant, { language: 'de-DE' });
    const { body } = await open(agentId, query);
    expect(body).toContain(`<html ${attributes}>`);
    expect(body).toContain(`>${word}</button>`);
  });

  it('404 for an unknown or trashed agent, and an invalid id', async () => {
    const trashed = await createChatAgent(tenant);
    await tenant.request('DELETE', `/api/agents/${trashed}`);
    for (const id of [unknownId, trashed, 'x', '%00']) expect((await open(id)).statusCode).toBe(404);
  });
});

describe('pages around the demo', () => {
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  // Newcomers tried /login and /admin and met raw JSON, and nothing on the start page led to the console.
  it.each(['/login', '/log-in', '/signin', '/sign-in', '/admin', '/dashboard'])(
    '%s redirects to the console',
    async (url) => {
      const answer = await app.server.inject({ url });
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/console']);
    },
  );

  it('/guide explains the first steps with this installation’s URLs', async () => {
    const answer = await app.server.inject({ url: '/guide', headers: { host: 'parley.example.com' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('http://parley.example.com/widget.js');
    expect(answer.body).not.toContain('{{');
    for (const path of ['/', '/console', '/docs']) expect(answer.body).toContain(`href="${path}"`);
    const hostile = await app.server.inject({ url: '/guide', headers: { host: 'a"><script>' } });
    expect(hostile.body).not.toContain('"><script>');
  });

  it('/favicon.ico is an icon', async () => {
    const answer = await app.server.inject({ url: '/favicon.ico' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('image/svg+xml');
  });

  it.each([
    '/nothing',
    '/nothing/here?x=1',
    `/chat/${unknownId}`,
    '/console/assets/none.js',
    '/widget-texts/../x',
    '/apiary',
  ])('404 at %s: an HTML page with links for a browser, the error body for a program', async (url) => {
    const page = await app.server.inject({ url, headers: browser });
    expect(page.statusCode).toBe(404);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    for (const path of ['/', '/console', '/docs']) expect(page.body).toContain(`href="${path}"`);
    const error = await app.server.inject({ url, headers: { accept: '*/*' } });
    expect(error.statusCode).toBe(404);
    expect(error.json()).toMatchObject({ error: 'not_found' });
  });

  it.each(['/api/nothing', '/api', '/API/nothing', `/api/chat/widget/${unknownId}`])(
    '404 at %s: the error body, also for a browser',
    async (url) => {
      const answer = await app.server.inject({ url, headers: browser });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ error: 'not_found' });
    },
  );
});

describe('the files of the widget', () => {
  it.each([
    '/widget-assets/..%2f..%2fpackage.json',
    '/widget-texts/..%5c..%5cpackage.json',
    '/widget-assets/%2e%2e/home.html',
    '/widget-texts//etc/passwd',
    '/widget-assets/%00',
    '/widget-assets/nothing.js',
  ])('404 for %s', async (url) => {
    expect((await app.server.inject({ url })).statusCode).toBe(404);
  });

  it('200 for an existing file', async () => {
    expect((await app.server.inject({ url: '/widget.js' })).statusCode).toBe(200);
  });
});
