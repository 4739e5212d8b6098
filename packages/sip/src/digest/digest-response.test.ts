import { expect, it } from 'vitest';
import { digestAlgorithm, digestResponse } from './digest-response.ts';

function algorithm(name: string) {
  const found = digestAlgorithm(name);
  if (!found) throw new Error(`Expected ${name} to be spoken`);
  return found;
}

const mufasa = {
  username: 'Mufasa',
  realm: 'testrealm@host.com',
  nonce: 'dcd98b7102dd2f0e8b11d0f600bfb0c093',
  method: 'GET',
  uri: '/dir/index.html',
};
const counted = { qop: 'auth', nc: '00000001' } as const;

it('the example of RFC 2617, section 3.5', () => {
  const input = { ...mufasa, ...counted, password: 'Circle Of Life', cnonce: '0a4f113b', algorithm: algorithm('MD5') };
  expect(digestResponse(input)).toBe('6629fae49393a05397450978507c4ef1');
});

it('the example of RFC 2069, section 2.4, as corrected by its erratum: no qop', () => {
  const input = { ...mufasa, password: 'CircleOfLife', algorithm: algorithm('MD5') };
  expect(digestResponse(input)).toBe('1949323746fe6a43ef61f9606e7febea');
});

it.each([
  ['MD5', '8ca523f5e9506fed4657c9700eebdbec'],
  ['SHA-256', '753927fa0e85d155564e2e272a28d1802ca10daf4496794697cf8db5856cb6c1'],
])('the example of RFC 7616, section 3.9.1, in %s', (name, response) => {
  const input = {
    ...mufasa,
    ...counted,
    realm: 'http-auth@example.org',
    password: 'Circle of Life',
    nonce: '7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v',
    cnonce: 'f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ',
    algorithm: algorithm(name),
  };
  expect(digestResponse(input)).toBe(response);
});

it('no algorithm means MD5, names are case-insensitive, and an unsupported one is undefined', () => {
  expect(digestAlgorithm()).toEqual(digestAlgorithm('md5'));
  expect(digestAlgorithm('sha-256-SESS')).toEqual({ ...algorithm('SHA-256'), isSession: true });
  expect(digestAlgorithm('SHA-1')).toBeUndefined();
  expect(digestAlgorithm('-sess')).toBeUndefined();
});
