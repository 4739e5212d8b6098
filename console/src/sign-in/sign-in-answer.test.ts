import { describe, expect, it } from 'vitest';
import { readToken } from './fragment-token.ts';
import { afterSignIn } from './sign-in-answer.ts';

const origin = 'https://parley.example.com';

describe('the return address after a log-in', () => {
  it.each([
    ['/console/tools?tab=try', '/console/tools?tab=try'],
    ['/console', '/console'],
    [`${origin}/console/me`, '/console/me'],
  ])('%s leads to %s', (next, path) => {
    expect(afterSignIn(next, origin)).toBe(path);
  });

  it.each([
    undefined,
    'https://evil.example/console',
    '//evil.example/console',
    '/\\evil.example/console',
    'javascript:alert(1)',
    '/consoles',
    '/docs',
    '/console/../docs',
    'http://parley.example.com/console',
    '',
  ])('%s leads to the start page, because it is no page of the console', (next) => {
    expect(afterSignIn(next, origin)).toBe('/console');
  });
});

it('the token of a link is read from its fragment', () => {
  expect(readToken('#token=inv_abc-_9')).toBe('inv_abc-_9');
  expect(readToken('')).toBeNull();
  expect(readToken('#other=1')).toBeNull();
});
