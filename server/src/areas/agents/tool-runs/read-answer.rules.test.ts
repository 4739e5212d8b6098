import { ToolResponse } from '@parley/contract/resources/tool';
import { describe, expect, it } from 'vitest';
import { outcomeOf, readAnswer } from './read-answer.rules.ts';

const json = 'application/json';
const respond = (value: unknown, response: Record<string, unknown> = {}, mayAct = true) =>
  outcomeOf({ kind: 'json', value }, ToolResponse.parse(response), { mayAct });

describe('reading', () => {
  it.each([
    ['{"a":1}', json, { kind: 'json', value: { a: 1 } }],
    ['"text"', 'application/problem+json; charset=utf-8', { kind: 'json', value: 'text' }],
    [' [1]', 'text/plain', { kind: 'json', value: [1] }],
    ['{not json', 'text/plain', { kind: 'text', text: '{not json' }],
    ['12', '', { kind: 'text', text: '12' }],
    ['', json, { kind: 'text', text: '' }],
    ['{"cut":', json, undefined],
    ['<html>', 'application/json', undefined],
    ['a\0b', 'text/plain', undefined],
  ])('%s as %s', (text, contentType, read) => {
    expect(readAnswer(text, contentType)).toEqual(read);
  });
});

describe('echoed secrets', () => {
  const secrets = ['Bearer a/b+c=secret', '7654321'];

  // Regression: PHP servers escape slashes: after parsing, the whole secret reached the model and variables.
  it('are removed from JSON with any escapes, in keys and numbers too', () => {
    const text = String.raw`{"a":"Bearer a\/b+c=secret","n":7654321,"\u0061/b+c=secret":[{"deep":"x a/b+c=secret y"}]}`;
    expect(readAnswer(text, json, secrets)).toEqual({
      kind: 'json',
      value: { a: '[redacted]', n: '[redacted]', '[redacted]': [{ deep: 'x [redacted] y' }] },
    });
  });

  it('are removed from text, also URL-encoded', () => {
    const text = String.raw`a\/b+c=secret a%2Fb%2Bc%3Dsecret a/b+c=secret`;
    expect(readAnswer(text, '', secrets)).toEqual({ kind: 'text', text: '[redacted] [redacted] [redacted]' });
  });
});

// Regression: each such answer failed its tool with an internal fault and a line in the operator's log.
it('deeply nested JSON is unreadable', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  expect(readAnswer(nested(100), json)).toMatchObject({ kind: 'json' });
  expect(readAnswer(nested(30_000), json)).toBeUndefined();
});

describe('result for the model', () => {
  it('is the whole response, text verbatim', () => {
    expect(respond({ state: 'shipped' })).toEqual({ result: '{"state":"shipped"}', isError: false });
    const text = outcomeOf({ kind: 'text', text: ' It has been sent. ' }, ToolResponse.parse({}), { mayAct: true });
    expect(text.result).toBe('It has been sent.');
    expect(outcomeOf({ kind: 'text', text: '' }, ToolResponse.parse({}), { mayAct: true }).result).toBe('Done.');
  });

  it('is the selection of the pointers', () => {
    const answer = { data: [{ 'a/b': 7, '~': null }], name: 'x' };
    expect(respond(answer, { select: ['/data/0/a~1b'] }).result).toBe('7');
    expect(respond(answer, { select: ['/name'] }).result).toBe('x');
    expect(respond(answer, { select: ['/name', '/data/0/~0', '/none'] }).result).toBe(
      '{"/name":"x","/data/0/~0":null,"/none":null}',
    );
    expect(respond(answer, { select: ['/data/1'] }).result).toBe('The answer has nothing at /data/1.');
    expect(respond(answer, { select: ['/constructor', '/data/length'] }).result).toBe(
      '{"/constructor":null,"/data/length":null}',
    );
  });

  it('is truncated between characters, with a notice', () => {
    const { result } = respond(`${'a'.repeat(7_999)}😀${'b'.repeat(100)}`);
    expect(result).toBe(`${'a'.repeat(7_999)}\n[cut: the first 8000 of 8101 characters]`);
  });
});

describe('variables', () => {
  it('are strings, numbers and booleans, truncated; other values set nothing', () => {
    const answer = { a: 'x'.repeat(3_000), b: 1.5, c: false, d: { e: 1 }, f: null };
    const assign = { long: '/a', number: '/b', truth: '/c', object: '/d', nothing: '/f', missing: '/g' };
    expect(respond(answer, { assign }).variables).toEqual({
      long: 'x'.repeat(2_000),
      number: '1.5',
      truth: 'false',
    });
  });

  it('cannot read inherited properties', () => {
    const { variables } = respond({ ok: 1 }, { assign: { __proto__x: '/__proto__', own: '/ok' } });
    expect(variables).toEqual({ own: '1' });
    const own = respond(JSON.parse('{"result":1,"variables":{"__proto__":"x"}}'));
    expect(Object.getPrototypeOf(own.variables ?? {})).toBe(Object.prototype);
  });
});

describe('Parley format', () => {
  const own = { result: 'ok', say: ' Thank you. ', end_call: true, variables: { order: 12, paid: true } };

  it('sets result, speech and hang-up', () => {
    expect(respond(own)).toEqual({
      result: 'ok',
      isError: false,
      say: 'Thank you.',
      endsCall: true,
      variables: { order: '12', paid: 'true' },
    });
    expect(respond({ result: { a: 1 } })).toEqual({ result: '{"a":1}', isError: false });
    expect(respond({ result: null, end_call: false })).toEqual({ result: 'null', isError: false });
  });

  it('truncates speech to one minute', () => {
    expect(respond({ result: 1, say: 'x'.repeat(5_000) }).say).toHaveLength(1_000);
  });

  it.each([
    ['another field', { ...own, more: 1 }],
    ['a word for a truth', { ...own, end_call: 'true' }],
    ['a number to say', { ...own, say: 5 }],
    ['an object as variable', { ...own, variables: { a: {} } }],
    ['a variable with another name', { ...own, variables: { 'a b': '1' } }],
    [
      'too many variables',
      { ...own, variables: Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`v${i}`, i])) },
    ],
    ['no result', { say: 'x', end_call: true }],
    ['a list', [own]],
  ])('with %s is data like any other', (_name, value) => {
    expect(respond(value)).toEqual({ result: JSON.stringify(value), isError: false });
  });

  it('is ignored in responses of pages and MCP servers', () => {
    expect(respond(own, {}, false)).toEqual({ result: JSON.stringify(own), isError: false });
  });

  it('applies also with a selection', () => {
    expect(respond(own, { select: ['/variables/order'] })).toMatchObject({ result: '12', endsCall: true });
  });
});
