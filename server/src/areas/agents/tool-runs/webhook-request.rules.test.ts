import { ToolRequest } from '@parley/contract/resources/tool';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildRequest, UnusableArgument } from './webhook-request.rules.ts';

const envelope = { type: 'tool.call', name: 'order' };

function build(
  request: Record<string, unknown>,
  given: Record<string, unknown>,
  variables: Record<string, string> = {},
  declared = Object.keys(given),
) {
  return buildRequest({ request: ToolRequest.parse(request), arguments: given, declared, variables, envelope });
}

describe('the address', () => {
  it('fills and escapes placeholders in whole and partial segments', () => {
    const { url } = build(
      { url: 'https://shop.example.com/orders/{id}/lines/l-{line}.json?v=1#top' },
      { id: 'A 1/ä?#&', line: 7 },
    );
    expect(url).toBe('https://shop.example.com/orders/A%201%2F%C3%A4%3F%23%26/lines/l-7.json?v=1#top');
  });

  it('keeps host and query, whatever the arguments are called', () => {
    const { url } = build({ url: 'https://a.example.com/x?y={host}' }, { host: 'evil' });
    expect(new URL(url).searchParams.get('y')).toBe('{host}');
  });

  it.each([['.'], ['..'], ['../admin'], ['a/../../admin'], ['..\\admin'], ['%2e%2e']])(
    'does not climb with %s',
    (id) => {
      const request = { url: 'https://shop.example.com/api/orders/{id}/state' };
      if (id === '%2e%2e') {
        // Escaped again, it is an ordinary name.
        expect(build(request, { id }).url).toBe('https://shop.example.com/api/orders/%252e%252e/state');
        return;
      }
      expect(() => build(request, { id })).toThrow(UnusableArgument);
    },
  );

  it('refuses dot segments assembled from parts', () => {
    expect(() => build({ url: 'https://a.example.com/x/{a}{b}' }, { a: '.', b: '.' })).toThrow(UnusableArgument);
    expect(() => build({ url: 'https://a.example.com/x/.{a}' }, { a: '.' })).toThrow(UnusableArgument);
    expect(() => build({ url: 'https://a.example.com/x/%2e{a}' }, { a: '.' })).toThrow(UnusableArgument);
    expect(() => build({ url: 'https://a.example.com/x\\{a}' }, { a: '..' })).toThrow(UnusableArgument);
  });

  it.each([[undefined], [null], [''], [{ a: 1 }], [['a']], ['\ud800'], ['a\0b']])(
    'needs a text or a number for a placeholder, not %j',
    (id) => {
      const given = id === undefined ? {} : { id };
      expect(() => build({ url: 'https://a.example.com/{id}' }, given)).toThrow(/^\/id: /);
    },
  );

  it('ignores inherited properties', () => {
    expect(() => build({ url: 'https://a.example.com/{constructor}' }, {})).toThrow(UnusableArgument);
    expect(() => build({ url: 'https://a.example.com/{__proto__}' }, {})).toThrow(UnusableArgument);
  });

  it('stays on its host and path for any argument', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.webPath()), (id) => {
        let url: URL;
        try {
          url = new URL(build({ url: 'https://shop.example.com/api/orders/{id}/state' }, { id }).url);
        } catch (error) {
          expect(error).toBeInstanceOf(UnusableArgument);
          return;
        }
        expect(url.host).toBe('shop.example.com');
        expect(url.pathname).toMatch(/^\/api\/orders\/[^/]+\/state$/);
        expect(url.search).toBe('');
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the query', () => {
  it('is filled from arguments, then variables, with literal values', () => {
    const request = {
      url: 'https://a.example.com/x?fixed=1',
      query: { who: '{{name}}', n: 'n{{count}}', none: '{{x}}' },
    };
    const { url } = build(request, { count: 2, name: 'Ada & {{secret}}' }, { name: 'Grace', secret: 's' });
    expect([...new URL(url).searchParams]).toEqual([
      ['fixed', '1'],
      ['who', 'Ada & {{secret}}'],
      ['n', 'n2'],
      ['none', ''],
    ]);
  });

  // Regression: a visitor who talked the model into an undeclared argument got another customer's orders: it replaced
  // the caller's number in a template, and duplicated the owner's query parameter.
  it('an argument neither replaces a variable nor duplicates the owner’s parameter', () => {
    const request = {
      url: 'https://a.example.com/x?shop=1',
      method: 'GET',
      query: { customer: '{{phone_number}}', api_key: 'k-1', order: '{{order}}' },
    };
    const given = { order: 'A-1', phone_number: '+46700000000', customer: '+46700000000', api_key: 'x', shop: 2 };
    const { url } = build(request, given, { phone_number: '+46701740605' }, ['order']);
    expect([...new URL(url).searchParams]).toEqual([
      ['shop', '1'],
      ['customer', '+46701740605'],
      ['api_key', 'k-1'],
      ['order', 'A-1'],
      ['phone_number', '+46700000000'],
    ]);
  });

  it.each([
    ['GET', 'args'],
    ['GET', 'envelope'],
    ['DELETE', 'args'],
  ])('carries the arguments that are not in the path of %s with %s', (method, body_mode) => {
    const request = { url: 'https://a.example.com/{id}', method, body_mode };
    const { url, body } = build(request, { id: 'x', deep: { a: [1] }, is: true });
    expect(url).toBe('https://a.example.com/x?deep=%7B%22a%22%3A%5B1%5D%7D&is=true');
    expect(body).toBeNull();
  });
});

describe('the body', () => {
  it('is the enveloped or the plain arguments', () => {
    const given = { id: 'x', n: 1 };
    const url = 'https://a.example.com/';
    expect(JSON.parse(build({ url }, given).body ?? '')).toEqual({ ...envelope, arguments: given });
    expect(JSON.parse(build({ url, method: 'DELETE' }, given).body ?? '')).toEqual({ ...envelope, arguments: given });
    expect(JSON.parse(build({ url, method: 'PUT', body_mode: 'args' }, given).body ?? '')).toEqual(given);
  });
});
