import { expect, it } from 'vitest';
import { plainInvite } from '../testing/plain-messages.ts';
import { inspectRequest } from './inspect-request.ts';
import { readMessage } from './read-message.ts';
import type { SipRequest } from './sip-message.ts';

/** The plain INVITE with parts of its text replaced. */
function request(...replaced: (readonly [string, string])[]): SipRequest {
  let text = plainInvite.toString();
  for (const [from, to] of replaced) text = text.replaceAll(from, to);
  const read = readMessage(Buffer.from(text));
  if (read.kind !== 'message' || read.message.kind !== 'request') throw new Error(JSON.stringify(read));
  return read.message;
}

const requires = (value: string) => ['Supported: replaces, timer', `Require: ${value}`] as const;
const type = (value: string) => ['Content-Type: application/sdp', `Content-Type: ${value}`] as const;

it('INVITEs as trunks send them pass, to a number or with supported extensions required', () => {
  expect(inspectRequest(request())).toBeUndefined();
  expect(
    inspectRequest(request(['INVITE sip:+46701234567@198.51.100.7:5060', 'INVITE tel:+46701234567'])),
  ).toBeUndefined();
  expect(inspectRequest(request(requires('100rel, Timer,replaces,norefersub')))).toBeUndefined();
});

it('420 names unsupported required extensions, except for ACK and CANCEL', () => {
  expect(inspectRequest(request(requires('100rel, sec-agree , x')))).toEqual({
    status: 420,
    reason: 'Bad Extension',
    headers: { Unsupported: 'sec-agree, x' },
  });
  expect(inspectRequest(request(requires('x'), ['INVITE', 'ACK']))).toBeUndefined();
  expect(inspectRequest(request(requires('x'), ['INVITE', 'CANCEL']))).toBeUndefined();
});

it.each(['REGISTER', 'SUBSCRIBE', 'MESSAGE', 'PUBLISH', 'NEWMETHOD', 'invite'])('405 with Allow for %s', (method) => {
  const judgement = inspectRequest(request(['INVITE sip', `${method} sip`], ['102 INVITE', `102 ${method}`]));
  expect(judgement?.status).toBe(405);
  expect(judgement?.headers?.['Allow']).toBe('INVITE, ACK, CANCEL, BYE, OPTIONS, INFO, REFER, NOTIFY, UPDATE, PRACK');
});

it('416 for a URI that cannot be called', () => {
  expect(inspectRequest(request(['INVITE sip:+46701234567@198.51.100.7:5060', 'INVITE mailto:a@b']))?.status).toBe(416);
});

it('415 for an unsupported body, unless it is optional', () => {
  expect(inspectRequest(request(type('application/isup')))?.status).toBe(415);
  expect(inspectRequest(request(type('nonsense')))?.status).toBe(415);
  expect(
    inspectRequest(request(type('application/isup\r\nContent-Disposition: signal; handling=optional'))),
  ).toBeUndefined();
  expect(inspectRequest(request(type('APPLICATION / SDP;charset=utf-8')))).toBeUndefined();
  expect(inspectRequest(request(type('multipart/mixed;boundary=x')))).toBeUndefined();
  expect(inspectRequest(request(type('application/sdp\r\nContent-Encoding: gzip')))).toMatchObject({
    status: 415,
    headers: { 'Accept-Encoding': 'identity' },
  });
  expect(inspectRequest(request(type('application/dtmf-relay'), ['INVITE', 'INFO']))).toBeUndefined();
});

it.each([
  ['text/plain', 406],
  ['', 406],
  ['application/sdp;q=0', 406],
  ['application/sdp;q=0.000', 406],
  ['text/plain, application/sdp', undefined],
  ['application/*', undefined],
  ['*/*;q=0.1', undefined],
])('an INVITE that accepts "%s" is answered with %s', (accepted, status) => {
  expect(inspectRequest(request(['User-Agent: Trunk 4.2', `Accept: ${accepted}`]))?.status).toBe(status);
});
