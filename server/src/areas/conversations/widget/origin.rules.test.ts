import { describe, expect, it } from 'vitest';
import { frameAncestors, isOriginAllowed, normaliseDomain } from './origin.rules.ts';

const allowed = (origin: string | null, domains: string[], ownHost: string | null = 'parley.example') =>
  isOriginAllowed({ origin, ownHost }, domains);

describe('isOriginAllowed', () => {
  it.each<[origin: string, domains: string[]]>([
    ['https://example.com', ['example.com']],
    ['http://example.com', ['example.com']],
    ['https://example.com:8443', ['example.com']],
    ['https://example.com', ['EXAMPLE.com']],
    ['https://example.com', ['https://example.com/']],
    ['https://example.com', [' example.com ']],
    ['https://example.com', ['example.com.']],
    ['https://www.example.com', ['*.example.com']],
    ['https://a.b.example.com', ['*.example.com']],
    ['https://example.com', ['other.com', 'example.com']],
    ['http://localhost:5173', ['localhost:5173']],
    ['http://localhost:5173', ['localhost']],
    ['https://xn--bcher-kva.example', ['bücher.example']],
    ['https://xn--bcher-kva.example', ['xn--bcher-kva.example']],
    ['https://xn--bcher-kva.example', ['BÜCHER.example']],
    ['http://127.0.0.1:3000', ['127.0.0.1']],
    ['http://[::1]:3000', ['[::1]']],
    ['https://parley.example', ['example.com']],
    ['https://example.com', ['example.com:443']],
    ['http://example.com', ['example.com:80']],
    ['http://example.com', ['http://example.com:80/']],
    ['http://[::1]:3000', ['[::1]:3000']],
    ['https://a.example.com:8443', ['*.example.com:8443']],
    ['https://a.xn--bcher-kva.example', ['*.Bücher.example']],
    ['HTTPS://example.com', ['example.com']],
  ])('%s may use a widget for %j', (origin, domains) => expect(allowed(origin, domains)).toBe(true));

  it.each<[origin: string, domains: string[]]>([
    ['https://example.com.evil.net', ['example.com']],
    ['https://evil-example.com', ['example.com']],
    ['https://example.com-evil.net', ['example.com']],
    ['https://example.co', ['example.com']],
    ['https://example.com.', ['example.com']],
    ['https://www.example.com', ['example.com']],
    ['https://example.com', ['www.example.com']],
    ['https://example.com', ['*.example.com']],
    ['https://.example.com', ['*.example.com']],
    ['https://evilexample.com', ['*.example.com']],
    ['https://a.example.com.evil.net', ['*.example.com']],
    ['null', ['example.com']],
    ['null', ['null']],
    ['', ['example.com']],
    ['*', ['example.com']],
    ['file://', ['example.com']],
    ['file:///example.com', ['example.com']],
    ['ftp://example.com', ['example.com']],
    ['javascript://example.com', ['example.com']],
    ['data:text/html,example.com', ['example.com']],
    ['chrome-extension://example.com', ['example.com']],
    ['ws://example.com', ['example.com']],
    ['example.com', ['example.com']],
    ['//example.com', ['example.com']],
    ['https:example.com', ['example.com']],
    ['https:\\\\example.com', ['example.com']],
    ['https://example.com@evil.net', ['example.com']],
    ['https://user@example.com', ['example.com']],
    ['https://user:pass@example.com', ['example.com']],
    ['https://example.com/', ['example.com']],
    ['https://example.com/path', ['example.com']],
    ['https://example.com?x', ['example.com']],
    ['https://example.com#x', ['example.com']],
    ['https://evil.net#example.com', ['example.com']],
    ['https://evil.net/example.com', ['example.com']],
    ['https://evil.net\\.example.com', ['*.example.com']],
    ['https://example.com, https://evil.net', ['example.com']],
    ['https://example.com https://evil.net', ['example.com']],
    ['https://example.com\t.evil.net', ['example.com']],
    ['https://exa%6dple.com', ['example.com']],
    ['https://ехample.com', ['example.com']],
    ['https://xn--xample-2of.com', ['example.com']],
    ['http://localhost:5174', ['localhost:5173']],
    ['http://localhost.evil.net:5173', ['localhost:5173']],
    ['http://2130706433', ['127.0.0.1']],
    ['http://0x7f.1', ['127.0.0.1']],
    ['https://example.com:8443', ['example.com:443']],
    ['https://example.com', ['']],
    ['https://example.com', ['*']],
    ['https://example.com', ['*.*']],
    ['https://example.com', ['exa*.com']],
    ['https://evil.net', ['example.com evil.net']],
    ['https://parley.example.evil.net', ['example.com']],
    ['http://example.com', ['example.com:443']],
    ['https://example.com', ['example.com:80']],
    ['https://a.example.com', ['*.example.com:8443']],
    ['https://evil.net:8443', ['*.example.com:8443']],
    ['http://[::1]:3001', ['[::1]:3000']],
    ['http://[::2]', ['[::1]']],
    ['https://xn--bcher-kva.example.evil.net', ['bücher.example']],
    ['https://xn--bcher-kva.example', ['*.bücher.example']],
    ['https://bucher.example', ['bücher.example']],
    ['https://example.com', ['example.com;']],
    ['https://null', ['example.com']],
    ['NULL', ['example.com']],
    ['about:blank', ['example.com']],
    ['blob:https://example.com', ['example.com']],
    ['https://', ['example.com']],
  ])('%s may not use a widget for %j', (origin, domains) => expect(allowed(origin, domains)).toBe(false));

  it('an empty list allows every site', () => {
    expect(allowed('https://anything.example', [])).toBe(true);
    expect(allowed('null', [])).toBe(true);
  });

  it('a request without Origin passes: browsers always send one cross-origin', () => {
    expect(allowed(null, ['example.com'])).toBe(true);
  });

  it('without a Host header no origin counts as our own', () => {
    expect(allowed('https://parley.example', ['example.com'], null)).toBe(false);
  });
});

describe('normaliseDomain', () => {
  it.each([
    ['https://Example.com/', 'example.com'],
    ['*.Example.com', '*.example.com'],
    ['localhost:5173', 'localhost:5173'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['example.com:443', 'example.com:443'],
    ['http://example.com:80/', 'example.com:80'],
    ['example.com:0080', 'example.com:80'],
    ['[::1]:3000', '[::1]:3000'],
    ['*.example.com:8443', '*.example.com:8443'],
    ['example.com.', 'example.com'],
  ])('%s is %s', (entry, domain) => expect(normaliseDomain(entry)).toBe(domain));

  it.each([
    '',
    '*',
    '*.',
    'a b',
    'a/b',
    'user@a',
    'a?b',
    '*.*.com',
    'a\\b',
    ':80',
    'a:b',
    'a;b',
    "a'b",
    'a,b',
    'a..b',
    '*.[::1]',
    'exa%20mple',
  ])('%j is not a domain', (entry) => expect(normaliseDomain(entry)).toBeNull());
});

describe('frameAncestors', () => {
  it('any site with an empty list', () => expect(frameAncestors([])).toBe('*'));

  it('our own pages and the listed hosts, by both schemes; a host without a port at any port', () => {
    expect(frameAncestors(['example.com', '*.Example.org', 'localhost:5173', 'bücher.example'])).toBe(
      "'self' https://example.com:* http://example.com:* https://*.example.org:* http://*.example.org:* " +
        'https://localhost:5173 http://localhost:5173 https://xn--bcher-kva.example:* http://xn--bcher-kva.example:*',
    );
  });

  it('invalid hosts are omitted, and never end the policy', () => {
    expect(frameAncestors(['x;script-src', "a' 'unsafe-inline", '*'])).toBe("'self'");
  });
});
