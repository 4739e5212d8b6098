import { expect, it } from 'vitest';
import { followRedirect, normalizeRequest } from './outgoing-request.ts';

it('a redirect from https to http is refused, from http to https followed', async () => {
  const secure = await normalizeRequest('https://a.example/x', {});
  expect(() => followRedirect(secure, 302, 'http://a.example/x')).toThrow(
    expect.objectContaining({ code: 'blocked_scheme' }),
  );
  expect(followRedirect(secure, 302, '//b.example/y').url.href).toBe('https://b.example/y');
  const plain = await normalizeRequest('http://a.example/x', {});
  expect(followRedirect(plain, 302, 'https://a.example/x').url.protocol).toBe('https:');
});

it('another scheme, port or subdomain is another origin for credentials', async () => {
  const outgoing = await normalizeRequest('http://a.example/x', { headers: { Authorization: 'x' } });
  const has = (location: string) => followRedirect(outgoing, 302, location).headers.has('authorization');
  expect(['/y', 'http://a.example:80/', 'http://A.example/'].map(has)).toEqual([true, true, true]);
  expect(
    ['https://a.example/', 'http://a.example:8080/', 'http://b.a.example/', 'http://a.example./'].map(has),
  ).toEqual(Array(4).fill(false));
});

it('a redirect back to the first origin does not restore its credentials', async () => {
  const outgoing = await normalizeRequest('https://a.example/', { headers: { cookie: 'a=b' } });
  const away = followRedirect(outgoing, 302, 'https://b.example/');
  expect(followRedirect(away, 302, 'https://a.example/').headers.has('cookie')).toBe(false);
});

it('an unparsable Location is invalid_url', async () => {
  const outgoing = await normalizeRequest('https://a.example/', {});
  expect(() => followRedirect(outgoing, 302, 'http://[')).toThrow(expect.objectContaining({ code: 'invalid_url' }));
});

it('the fragment is kept unless the redirect has one', async () => {
  const outgoing = await normalizeRequest('https://a.example/#here', {});
  expect(followRedirect(outgoing, 302, '/x').url.hash).toBe('#here');
  expect(followRedirect(outgoing, 302, '/x#there').url.hash).toBe('#there');
});

it('a programming error by the Fetch standard is a TypeError', async () => {
  await expect(normalizeRequest('https://a.example/', { method: 'GET', body: 'x' })).rejects.toThrow(TypeError);
  await expect(normalizeRequest('https://a.example/', { method: 'CONNECT' })).rejects.toThrow(TypeError);
});
