import { expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { placeFieldErrors } from './place-field-errors.ts';

const refusal = (...details: { path: string; message: string }[]) =>
  new ApiError({
    status: 400,
    code: 'invalid_request',
    message: 'Invalid',
    details: details.map((detail) => ({ code: 'x', ...detail })),
  });

const values = { name: '', scopes: [], request: { url: '', headers: [] } };

it('assigns each fault to the field it names', () => {
  const error = refusal({ path: '/name', message: 'too short' }, { path: '/request/url', message: 'no address' });
  expect(placeFieldErrors(error, values)).toEqual({
    fields: { name: 'too short', 'request.url': 'no address' },
    left: [],
  });
});

it('names the place of a fault within a composite field', () => {
  const error = refusal({ path: '/scopes/1', message: 'unknown' }, { path: '/request/headers/X~1Y', message: 'bad' });
  expect(placeFieldErrors(error, values).fields).toEqual({ scopes: '/1: unknown', 'request.headers': '/X~1Y: bad' });
});

it('joins the faults of one field', () => {
  const error = refusal({ path: '/name', message: 'one' }, { path: '/name', message: 'two' });
  expect(placeFieldErrors(error, values).fields).toEqual({ name: 'one; two' });
});

it('returns faults that no field can show', () => {
  const error = refusal({ path: '/other', message: 'no' }, { path: 'query/limit', message: 'too much' });
  expect(placeFieldErrors(error, values)).toEqual({ fields: {}, left: ['/other: no', 'too much'] });
});

it('maps names that differ between form and server', () => {
  const error = refusal({ path: '/timeout_ms', message: 'too long' });
  const fieldOf = (pointer: string) => (pointer === '/timeout_ms' ? 'timeout' : null);
  expect(placeFieldErrors(error, { timeout: 1 }, fieldOf).fields).toEqual({ timeout: 'too long' });
});

it('ignores errors that are no refusal', () => {
  expect(placeFieldErrors(new TypeError('x'), values)).toEqual({ fields: {}, left: [] });
});
