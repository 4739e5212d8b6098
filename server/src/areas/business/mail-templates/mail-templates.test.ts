import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { askWith, createReseller, type ResellerCaller } from '../../../../test/callers.ts';

let app: TestApp;
let reseller: ResellerCaller;
let platformKey: string;

beforeAll(async () => {
  app = await buildTestApp({ env: { PARLEY_PUBLIC_URL: 'https://parley.example.com' } });
  reseller = await createReseller(app, 'Nordic Voice');
  platformKey = await app.createPlatformKey();
});
afterAll(() => app.close());

const path = '/api/reseller/email-templates';
const text = {
  subject: '{{inviter}} väntar på dig',
  before: 'Hej!\n\nKom till <b>{{tenant}}</b>.',
  action: 'Kom in',
  after: 'Gäller till {{until}}.',
};

/** Sends an invitation to a new customer's account and reads the email, which is kept. */
async function inviteEmail(language: string, by = reseller) {
  const answer = await by.request('POST', '/api/reseller/customers', { name: 'Lindgren <Dental>', language });
  const ask = askWith(app, { 'x-api-key': answer.json().api_key.secret });
  const email = `${app.deps.newId()}@example.com`;
  expect((await ask('POST', '/api/invites', { email, role: 'viewer' })).statusCode).toBe(201);
  const asPlatform = askWith(app, { 'x-api-key': platformKey });
  const [found] = (await asPlatform('GET', `/api/admin/mail?to=${email}`)).json().data;
  return (await asPlatform('GET', `/api/admin/mail/${found.id}`)).json();
}

describe("a reseller's own text", () => {
  it('is in the emails to its customers in that language, escaped, and in no other’s', async () => {
    // A key invites, so the text has no inviter.
    const saved = await reseller.request('PUT', `${path}/invite_by_key`, {
      language: 'sv',
      text: { ...text, subject: 'Välkommen till {{tenant}}' },
    });
    expect([saved.statusCode, saved.json().is_customized]).toEqual([200, true]);
    const email = await inviteEmail('sv-SE');
    expect(email.subject).toBe('Välkommen till Lindgren <Dental>');
    expect(email.html).toContain('<p>Kom till &lt;b&gt;Lindgren &lt;Dental&gt;&lt;/b&gt;.</p>');
    expect(email.html).toMatch(/href="https:\/\/parley\.example\.com\/console\/invite#token=inv_[\w-]+"[^>]*>Kom in</);
    expect((await inviteEmail('en')).subject).toBe('You are invited to Lindgren <Dental>');
    const other = await createReseller(app, 'Other');
    expect((await inviteEmail('sv', other)).subject).toBe('Du är inbjuden till Lindgren <Dental>');
    const listed = (await other.request('GET', `${path}?language=sv`)).json().data;
    expect(listed.filter((template: { is_customized: boolean }) => template.is_customized)).toEqual([]);

    const reset = await reseller.request('PUT', `${path}/invite_by_key`, { language: 'sv', text: null });
    expect(reset.json()).toMatchObject({ is_customized: false, text: reset.json().default_text });
    expect((await inviteEmail('sv')).subject).toBe('Du är inbjuden till Lindgren <Dental>');
  });

  it('400 for an unknown variable, with its line and column', async () => {
    const wrong = { ...text, before: 'Hej {{inviter}},\n\n{{password}}' };
    for (const [method, url] of [
      ['PUT', `${path}/invite`],
      ['POST', `${path}/invite/preview`],
    ] as const) {
      const answer = await reseller.request(method, url, { language: 'sv', text: wrong });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().details).toMatchObject([
        { path: '/text/before', code: 'unknown_variable', params: { line: 3, column: 1, name: 'password' } },
      ]);
    }
  });

  it('is previewed with sample values and the brand, without being saved', async () => {
    await reseller.request('PUT', '/api/reseller/branding', { name: 'Nordic Voice', primary_color: '#0b6b4f' });
    const answer = await reseller.request('POST', `${path}/invite/preview`, { language: 'sv', text });
    expect(answer.json().subject).toBe('Robin väntar på dig');
    expect(answer.json().html).toContain('background:#0b6b4f');
    const { data } = (await reseller.request('GET', `${path}?language=sv`)).json();
    expect(data.find(({ key }: { key: string }) => key === 'invite').is_customized).toBe(false);
  });

  it('404 for an unknown template, 403 without the admin role, 409 for a test without a mail server', async () => {
    const reading = askWith(app, { 'x-api-key': await reseller.createKey(['account:read']) });
    expect((await reading('GET', path)).statusCode).toBe(200);
    expect((await reading('PUT', `${path}/invite`, { language: 'sv', text })).statusCode).toBe(403);
    expect((await reseller.request('PUT', `${path}/nothing`, { language: 'sv', text })).statusCode).toBe(404);
    const test = { language: 'sv', to: 'ada@example.com' };
    expect((await reseller.request('POST', `${path}/invite/test`, test)).statusCode).toBe(409);
  });
});
