import { describe, expect, it } from 'vitest';
import { mailLanguages } from './mail-languages.ts';
import type { MailTemplate } from './mail-template.ts';
import { renderMail } from './render-mail.ts';
import { en } from './templates/en.ts';

const token = `inv_${'a'.repeat(43)}`;
const expiresAt = new Date('2026-03-08T10:30:00Z');
const templates: MailTemplate[] = [
  { kind: 'invite', tenantName: 'Lindgren Dental', inviterName: 'Ada', role: 'editor', token, expiresAt },
  { kind: 'invite', tenantName: 'Lindgren Dental', inviterName: '', role: 'viewer', token, expiresAt },
  { kind: 'password_reset', name: 'Robin', token, expiresAt },
  { kind: 'email_verification', name: 'Robin', token, expiresAt },
  { kind: 'account_exists', name: 'Robin' },
  { kind: 'password_changed', name: 'Robin' },
  { kind: 'email_change', name: 'Robin', token, expiresAt },
  { kind: 'email_changed', name: 'Robin' },
  { kind: 'second_factor_changed', name: 'Robin', isOn: true },
  { kind: 'second_factor_changed', name: 'Robin', isOn: false },
  { kind: 'welcome_reseller', resellerName: 'Voice Partner', name: 'Robin', token, expiresAt },
  { kind: 'balance_low', name: 'Robin', minutes: 12, whenEmpty: 'stop' },
  { kind: 'invoice_issued', name: 'Robin', invoiceId: '1', number: 'A-7', amount: '9.00 EUR', due: '8 Mar 2026' },
  { kind: 'invoice_issued', name: 'Robin', invoiceId: '1', number: 'A-7', amount: '9.00 EUR', due: null },
  { kind: 'domain_lost', name: 'Robin', host: 'voice.example.com', record: '_domain-verification.voice.example.com' },
  { kind: 'domain_returned', name: 'Robin', host: 'voice.example.com', record: '' },
  { kind: 'webhook_disabled', name: 'Robin', host: 'crm.example.com', reason: 'failing' },
  { kind: 'webhook_disabled', name: 'Robin', host: 'crm.example.com', reason: 'gone' },
  { kind: 'webhook_secret_rotated', name: 'Robin', host: 'crm.example.com', until: expiresAt },
  { kind: 'webhook_secret_rotated', name: 'Robin', host: 'crm.example.com', until: null },
  {
    kind: 'chat_reply',
    site: 'Parley shop',
    quoted: [{ role: 'operator', name: 'Anna', text: 'We are open.', files: [] }],
    agentId: 'agent',
    sessionId: 'chat',
    token: 'chat_link_token',
    replyTo: null,
  },
  { kind: 'contact_reply', site: 'Parley shop', text: 'We are open.', message: 'When?', writtenAt: expiresAt },
  { kind: 'chat_code', site: 'Lindgren Dental', code: '493027', expiresAt },
];
const languages = Object.keys(mailLanguages);
const plainBrand = {
  name: 'Parley',
  color: '#1f4fd8',
  logoUrl: null,
  supportEmail: null,
  supportUrl: null,
  termsUrl: null,
  privacyUrl: null,
  imprintUrl: null,
  postalAddress: null,
};
const baseUrl = 'https://parley.example.com';
const render = (template: MailTemplate, language = 'en', brand = 'Parley') =>
  renderMail({ template, language, brand: { ...plainBrand, name: brand }, baseUrl, custom: null });
const invite = (tenantName: string, inviterName = 'Ada') =>
  render({ kind: 'invite', tenantName, inviterName, role: 'admin', token, expiresAt });

describe.each(languages)('emails in %s', (language) => {
  it.each(templates)('$kind has the same content in text and in HTML', (template) => {
    const { subject, text, html } = render(template, language);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|\[object|null|Invalid|\$\{/);
    expect(subject.length).toBeGreaterThan(5);
    expect(html).toContain(`<html lang="${language}">`);
    if ('token' in template && 'expiresAt' in template) {
      const [link] = /https:\/\/parley\.example\.com\/console\/[a-z-]+#token=\S+/.exec(text) ?? [];
      expect(link?.endsWith(`#token=${token}`)).toBe(true);
      expect(html).toContain(`href="${link}"`);
      expect(text).toContain('2026');
      expect(text).toMatch(/10.30/);
      expect(text).toContain('UTC');
    }
    if (template.kind === 'chat_reply') {
      expect(text).toContain('https://parley.example.com/chat/agent#resume=chat.chat_link_token');
      expect(text).toContain('Anna:\nWe are open.');
    }
    if ('code' in template) {
      for (const part of [text, html]) expect(part).toContain(template.code);
      // Subjects are not encrypted, and lock screens show them.
      expect(subject).not.toContain(template.code);
      expect(text).not.toContain('http');
    }
    if ('name' in template) expect(text).toContain('Robin');
    expect(text).toContain('Parley');
  });

  it('differ from the English ones', () => {
    if (language === 'en') return expect(mailLanguages.en).toBe(en);
    for (const template of templates) expect(render(template, language).text).not.toBe(render(template).text);
  });
});

describe('the email’s language', () => {
  it.each([
    ['sv-SE', 'sv'],
    ['DE', 'de'],
    ['fi', 'en'],
    ['', 'en'],
    ['constructor', 'en'],
  ])('%j is written as %s', (asked, got) => {
    expect(render({ kind: 'password_changed', name: 'Robin' }, asked).html).toContain(`<html lang="${got}">`);
  });
});

describe('a user-entered name', () => {
  it('is escaped in HTML', () => {
    const { html } = invite('<script>alert(1)</script><a href="//evil">', `"><img src=x onerror='x'>&amp;`);
    expect(html).not.toMatch(/<script|<img|<a href="\/\//);
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('&amp;amp;');
  });

  it('stays on one line, so that it injects no header and no paragraph', () => {
    const { subject, text } = invite('A\r\nBcc: victim@example.org', 'B\u2028\u0000\tC');
    expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    expect(text).not.toMatch(/^Bcc/m);
  });

  it.each([
    'https://evil.example/login',
    'evil.example',
    'www.evil.example/x',
    'a@evil.example',
    'javascript:alert(1)',
    // Full-width forms, which browsers read as ASCII.
    'evil。example',
    'ｈｔｔｐｓ：／／evil．example',
  ])('%s is no link', (name) => {
    const { text, html, subject } = invite(name, name);
    for (const part of [text, html, subject]) expect(part).not.toContain(name);
    expect(text.match(/https?:\/\/[^\s]+/g)).toEqual([expect.stringContaining('parley.example.com/console/invite')]);
  });

  it('has no invisible or bidirectional control characters, and is truncated', () => {
    const { subject } = invite('\u202Egnp.exe\u2066\u200D', 'x'.repeat(5000));
    expect(subject).not.toMatch(/[\u202E\u2066\u200D]/);
    expect(subject.length).toBeLessThan(200);
  });

  it('is unchanged where it is only a name', () => {
    expect(invite('Å & Ö Tandvård AB', 'Dr. Søren O’Hara').subject).toBe(
      'Dr. Søren O’Hara invites you to Å & Ö Tandvård AB',
    );
  });
});

it('an email shows the reseller’s name', () => {
  const { subject, text, html } = render({ kind: 'password_changed', name: 'Robin' }, 'en', 'Voice Partner');
  for (const part of [subject, text, html]) {
    expect(part).toContain('Voice Partner');
    expect(part).not.toContain('Parley');
  }
});

describe('a branded email', () => {
  const password: MailTemplate = { kind: 'password_changed', name: 'Robin' };
  const brand = {
    ...plainBrand,
    name: 'Nordic Voice',
    color: '#0b6b4f',
    logoUrl: 'https://voice.example.com/api/branding/pictures/1',
    supportEmail: 'help@voice.example.com',
    imprintUrl: 'https://voice.example.com/imprint?a=1&b="2"',
    postalAddress: 'Storgatan 1, Stockholm',
  };
  const branded = (custom: Parameters<typeof renderMail>[0]['custom'] = null) =>
    renderMail({ template: password, language: 'de', brand, baseUrl: 'https://voice.example.com', custom });

  it('has logo, colour, links and address, escaped', () => {
    const { html, text } = branded();
    expect(html).toContain('src="https://voice.example.com/api/branding/pictures/1" alt="Nordic Voice"');
    expect(html).toContain('background:#0b6b4f');
    expect(html).toContain('imprint?a=1&amp;b=&quot;2&quot;" style="color:#555">Impressum</a>');
    expect(html).toContain('mailto:help@voice.example.com');
    expect(text).toContain('Hilfe: help@voice.example.com\nImpressum: https://voice.example.com/imprint');
    expect(text).toContain('Storgatan 1, Stockholm');
  });

  it('with an own text has its facts filled in, escaped, and keeps the button with its link', () => {
    const { subject, html, text } = branded({
      subject: 'Neu: {{brand}}',
      before: 'Hallo {{ name }},\n\n<b>fett</b> & {{name}}\nzweite Zeile',
      action: 'Los',
      after: '',
    });
    expect(subject).toBe('Neu: Nordic Voice');
    expect(html).toContain('<p>Hallo Robin,</p>\n<p>&lt;b&gt;fett&lt;/b&gt; &amp; Robin<br>\nzweite Zeile</p>');
    expect(html).toContain('>Los</a>');
    expect(text).toContain('Los:\nhttps://voice.example.com/console/reset-password');
  });
});
