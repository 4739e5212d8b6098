import { createEgress } from '@parley/egress';
import { expect, it } from 'vitest';
import { findUrlFaults, findUrlRefusal } from './find-url-faults.ts';

const egress = createEgress({
  allowHosts: ['10.1.2.3:8080'],
  resolver: async () => {
    throw new Error('a stored URL is judged without DNS');
  },
});

it.each([
  ['nonsense', 'invalid_url'],
  ['/relative', 'invalid_url'],
  ['https://user:secret@hooks.example/', 'invalid_url'],
  ['ftp://hooks.example/', 'blocked_scheme'],
  ['javascript:alert(1)', 'blocked_scheme'],
  ['https://hooks.example:22/', 'blocked_port'],
  ['http://127.0.0.1/', 'blocked_address'],
  ['http://0x7f.1/', 'blocked_address'],
  ['http://[::ffff:10.0.0.1]/', 'blocked_address'],
  ['http://169.254.169.254/latest/meta-data', 'blocked_address'],
  ['http://10.1.2.3/', 'blocked_address'],
])('%s is refused as %s', (url, code) => {
  expect(findUrlFaults(egress, [{ path: '/request/url', url }])).toEqual([
    { path: '/request/url', code, message: expect.any(String), reason: expect.stringMatching(/^url_/) },
  ]);
});

it.each(['https://hooks.example/path?x=1', 'http://hooks.example:8080/', 'http://10.1.2.3:8080/', 'https://1.1.1.1/'])(
  '%s passes',
  (url) => expect(findUrlRefusal(egress, url)).toBeUndefined(),
);

it('a URL stored before passes, also in another field', () => {
  const [stored, added] = ['http://127.0.0.1/', 'http://127.0.0.2/'];
  const urls = [
    { path: '/a', url: stored },
    { path: '/b', url: added },
  ];
  expect(findUrlFaults(egress, urls, [{ path: '/b', url: stored }]).map(({ path }) => path)).toEqual(['/b']);
});

it('an internal error of the guard is not a refusal', () => {
  const broken = {
    checkUrl() {
      throw new TypeError('bug');
    },
  };
  expect(() => findUrlRefusal(broken, 'https://hooks.example/')).toThrow('bug');
});
