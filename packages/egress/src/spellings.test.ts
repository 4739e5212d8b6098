import { afterAll, beforeAll, expect, it } from 'vitest';
import { EgressError } from './egress.errors.ts';
import { createEgress } from './egress.ts';
import { type LoopbackServer, startLoopbackServer } from './testing/loopback-server.ts';

let server: LoopbackServer;
beforeAll(async () => {
  server = await startLoopbackServer((_request, response) => response.end('reached'), '0.0.0.0');
});
afterAll(() => server.close());

/** Names resolve to loopback, as from a hostile DNS zone; numeric hosts never reach the resolver. */
const egress = createEgress({
  allowHosts: [],
  resolver: async (name) =>
    name.startsWith('six.') ? [{ address: '::1', family: 6 }] : [{ address: '127.0.0.1', family: 4 }],
});

const hosts = [
  '127.0.0.1',
  '127.0.0.1.',
  '127.1',
  '127.0.1',
  '127.255.255.254',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0X7F.0x0.0x0.0x1',
  '0177.0.0.1',
  '017700000001',
  '0177.0x0.0.1',
  '00000177.0.0.1',
  '%31%32%37.0.0.1',
  '１２７.０.０.１',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '127．0．0．1',
  '127｡0｡0｡1',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
  'local\u00adhost',
  'anything.localhost',
  'rebind.example',
  'six.example',
  '0.0.0.0',
  '0',
  '0x0',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '0xa9fea9fe',
  '2852039166',
  '0251.0376.0251.0376',
  '168.63.129.16',
  '255.255.255.255',
  '224.0.0.1',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:0:4136:e378:8000:63bf:80ff:fffe]',
  '[fe80::1]',
  '[fd00:ec2::254]',
  '[fc00::1]',
  '[ff02::1]',
];

it.each(hosts)('http://%s is refused by its address and reaches no server', async (host) => {
  const before = server.requests.length;
  const request = egress.fetch(`http://${host}:${server.port}/`, { timeoutMs: 2_000, maxBytes: 100, retries: 0 });
  await expect(request).rejects.toMatchObject({ name: 'EgressError', code: 'blocked_address' });
  expect(server.requests.length).toBe(before);
});

it.each([
  ['http://good.example@127.0.0.1:PORT/', 'invalid_url'],
  ['http://good.example:80@127.0.0.1:PORT/', 'invalid_url'],
  ['http://127.0.0.1:PORT\\@good.example/', 'blocked_address'],
  ['http:127.0.0.1:PORT/', 'blocked_address'],
  ['http:/\\127.0.0.1:PORT/', 'blocked_address'],
  ['ht\ntp://127.0.0.1:PORT/', 'blocked_address'],
  ['http://127.0.0.1:PORT#@good.example/', 'blocked_address'],
  ['http://good.example#@127.0.0.1/', 'blocked_address'],
  ['http://[::1%25eth0]/', 'invalid_url'],
  ['http://256.1.1.1/', 'invalid_url'],
  ['http://1.2.3.4.5/', 'invalid_url'],
  ['//127.0.0.1/', 'invalid_url'],
  ['not a url', 'invalid_url'],
  ['http://', 'invalid_url'],
  ['file:///etc/passwd', 'blocked_scheme'],
  ['ftp://127.0.0.1/', 'blocked_scheme'],
  ['gopher://127.0.0.1:6379/_x', 'blocked_scheme'],
  ['data:text/plain,x', 'blocked_scheme'],
  ['blob:http://127.0.0.1/x', 'blocked_scheme'],
  ['javascript:1', 'blocked_scheme'],
  ['http://good.example:22/', 'blocked_port'],
  ['http://good.example:25/', 'blocked_port'],
  ['http://good.example:81/', 'blocked_port'],
  ['http://good.example:6667/', 'blocked_port'],
])('%s is refused as %s', async (url, code) => {
  const text = url.replace('PORT', String(server.port));
  const error = await egress.fetch(text, { timeoutMs: 2_000, maxBytes: 100, retries: 0 }).catch((caught) => caught);
  expect(error).toBeInstanceOf(EgressError);
  expect(error.code).toBe(code);
  expect(error.message).not.toMatch(/127\.0\.0\.1|::1/);
  expect(server.requests).toHaveLength(0);
});

it('a URL can be checked without a request', () => {
  expect(() => egress.checkUrl('http://0x7f.1/')).toThrow(EgressError);
  expect(() => egress.checkUrl('https://hooks.example/path')).not.toThrow();
});
