import { expect, it } from 'vitest';
import type { SipTrunk } from '../api/schemas.ts';
import { bodyOf, draftOf, fieldOf, newTrunk } from './trunk-draft.ts';

it('a new trunk sends its passwords, addresses as a list and no empty text', () => {
  const body = bodyOf({
    ...newTrunk,
    name: 'P',
    host: ' sip.example.com ',
    password: 'pw',
    allowed_addresses: '192.0.2.1\n198.51.100.0/24\n',
  });
  expect(body).toMatchObject({ host: 'sip.example.com', port: null, username: null, password: 'pw', country: null });
  expect(body.inbound).toEqual({
    allowed_addresses: ['192.0.2.1', '198.51.100.0/24'],
    challenge: false,
    username: null,
    number_source: 'request_uri',
    number_format: 'e164',
  });
});

it('the draft of a trunk gives back its settings, and no password unless one was entered', () => {
  const body = bodyOf({
    ...newTrunk,
    name: 'P',
    host: 'h',
    port: 5062,
    number_source: 'header',
    number_header: 'X-Called',
    max_calls: 3,
  });
  const trunk = { ...body, codecs: ['pcma'], has_password: true, inbound: { ...body.inbound, has_password: true } };
  const again = bodyOf(draftOf(trunk as unknown as SipTrunk));
  expect(again).toEqual(body);
  expect(again).not.toHaveProperty('password');
});

it('a fault of an address stands at the list of addresses', () => {
  expect(fieldOf('/inbound/allowed_addresses/1')).toBe('allowed_addresses');
  expect(fieldOf('/host')).toBeNull();
});
