import { expect, it } from 'vitest';
import { factsOf } from '../testing/facts.ts';
import { plainInvite } from '../testing/plain-messages.ts';
import { createRequest, type NewRequest } from './create-request.ts';
import { readNameAddress } from './name-address.ts';
import { readMessage } from './read-message.ts';
import { responseTo, responseToMalformed } from './response-to.ts';
import { sdpOf } from './sdp-of.ts';
import type { NameAddress, SipMessage, SipRequest, SipUri } from './sip-message.ts';
import { readUri } from './uri.ts';
import { writeMessage, writeVia } from './write-message.ts';

function address(value: string): NameAddress {
  const read = readNameAddress(value);
  if (!read) throw new Error(`Expected an address: ${value}`);
  return read;
}

function uri(value: string): SipUri {
  const read = readUri(value);
  if (!read) throw new Error(`Expected an address: ${value}`);
  return read;
}

function message(bytes: Buffer): SipMessage {
  const read = readMessage(bytes);
  if (read.kind !== 'message') throw new Error(`Expected a message: ${JSON.stringify(read)}`);
  return read.message;
}

function request(bytes: Buffer): SipRequest {
  const read = message(bytes);
  if (read.kind !== 'request') throw new Error('Expected a request');
  return read;
}

const newRequest: NewRequest = {
  method: 'INVITE',
  uri: uri('sip:+4670@trunk.example'),
  from: address('"Agent" <sip:agent@trunk.example>;tag=1'),
  to: address('<sip:+4670@trunk.example>'),
  callId: 'c1',
  cseq: 7,
};

it('a request with a Via is complete by RFC 3261', () => {
  const created = createRequest({
    ...newRequest,
    headers: [
      ['Route', '<sip:p;lr>'],
      ['Contact', '<sip:a@192.0.2.1>'],
      ['Content-Length', '99'],
    ],
    body: 'v=0\r\nå',
    contentType: 'application/sdp',
  });
  const via = {
    transport: 'UDP',
    host: '192.0.2.1',
    parameters: new Map([
      ['branch', 'z9hG4bK1'],
      ['rport', null],
    ]),
  };
  created.headers.prepend('Via', writeVia(via));
  created.via = [via];
  expect(writeMessage(created).toString()).toBe(
    [
      'INVITE sip:+4670@trunk.example SIP/2.0',
      'Via: SIP/2.0/UDP 192.0.2.1;branch=z9hG4bK1;rport',
      'Max-Forwards: 70',
      'From: "Agent" <sip:agent@trunk.example>;tag=1',
      'To: <sip:+4670@trunk.example>',
      'Call-ID: c1',
      'CSeq: 7 INVITE',
      'Route: <sip:p;lr>',
      'Contact: <sip:a@192.0.2.1>',
      'Content-Type: application/sdp',
      'Content-Length: 7',
      '',
      'v=0',
      'å',
    ].join('\r\n'),
  );
  expect(factsOf(request(writeMessage(created)))).toBe(factsOf(created));
});

it('Max-Forwards is configurable, an invalid method is refused', () => {
  expect(createRequest({ ...newRequest, headers: { 'max-forwards': '5' } }).headers.all('Max-Forwards')).toEqual(['5']);
  expect(() => createRequest({ ...newRequest, method: 'A B' })).toThrow(TypeError);
});

it('a response copies the mandatory headers verbatim, and names its server', () => {
  const invite = request(plainInvite);
  const response = responseTo(invite, 180, { headers: { Contact: '<sip:a@b>' }, toTag: 'ours' });
  expect(writeMessage(response).toString()).toBe(
    [
      'SIP/2.0 180 Ringing',
      'Via: SIP/2.0/UDP 192.0.2.10:5060;branch=z9hG4bK0a1b2c3d4e5f;rport',
      'From: "Anna Lind" <sip:+46812345678@trunk.example>;tag=as5d1c7e2f',
      'To: <sip:+46701234567@198.51.100.7:5060>;tag=ours',
      'Call-ID: 6f3a1b2c4d5e6f708192a3b4c5d6e7f8@192.0.2.10:5060',
      'CSeq: 102 INVITE',
      'Contact: <sip:a@b>',
      'Content-Length: 0',
      '',
      '',
    ].join('\r\n'),
  );
  expect(message(writeMessage(response)).to).toEqual(response.to);
});

it('100 has no tag, other responses always have one, and an existing one is kept', () => {
  const invite = request(plainInvite);
  expect(responseTo(invite, 100).to.parameters.has('tag')).toBe(false);
  expect(responseTo(invite, 486).to.parameters.get('tag')).toMatch(/^[0-9a-f]{16}$/);
  const bye = { ...invite, to: address('<sip:b@c>;tag=2') };
  expect(responseTo(bye, 200, { toTag: 'other' }).to.parameters.get('tag')).toBe('2');
});

it('Record-Route is copied into dialog-forming responses, Timestamp into 100', () => {
  const invite = request(plainInvite);
  invite.headers.append('Record-Route', '<sip:p1;lr>, <sip:p2;lr>');
  invite.headers.append('Timestamp', '54');
  const fields = (status: number) => [...responseTo(invite, status).headers.entries()].map(([name]) => name);
  expect(fields(100)).toContain('Timestamp');
  expect(fields(100)).not.toContain('Record-Route');
  expect(fields(200)).toContain('Record-Route');
  expect(fields(200)).not.toContain('Timestamp');
  expect(fields(404)).not.toContain('Record-Route');
});

it('a reason phrase cannot inject a line', () => {
  const response = responseTo(request(plainInvite), 603, {
    reason: 'No\r\nVia: x',
    body: 'abc',
    contentType: 'text/plain',
  });
  expect(writeMessage(response).toString()).toMatch(/^SIP\/2.0 603 No Via: x\r\n[^]*\r\nContent-Length: 3\r\n\r\nabc$/);
});

it('the response to an unparsable request follows its Via, with tag and source', () => {
  const bytes = Buffer.from(plainInvite.toString().replace('CSeq: 102 INVITE', 'CSeq: x'));
  const refused = readMessage(bytes);
  if (refused.kind !== 'refused') throw new Error('Expected a refusal');
  const answer = responseToMalformed(refused, { address: '203.0.113.5', port: 40_000 }).toString();
  expect(answer).toMatch(/^SIP\/2.0 400 Malformed CSeq\r\n/);
  expect(answer).toContain(
    '\r\nVia: SIP/2.0/UDP 192.0.2.10:5060;branch=z9hG4bK0a1b2c3d4e5f;rport=40000;received=203.0.113.5\r\n',
  );
  expect(answer).toMatch(/\r\nTo: <sip:\+46701234567@198.51.100.7:5060>;tag=[0-9a-f]{16}\r\n/);
});

it('SDP is found alone and in multipart bodies, and nowhere else', () => {
  const invite = request(plainInvite);
  expect(sdpOf(invite)).toMatch(/^v=0\r\n[^]*a=sendrecv\r\n$/);
  const parts =
    '--b\r\nContent-Type: application/isup\r\n\r\n\0\r\n--b\r\ncontent-type : Application/SDP\r\n\r\nv=0\r\ns=-\r\n\r\n--b--\r\n';
  const multipart = { ...invite, body: Buffer.from(parts) };
  multipart.headers.set('Content-Type', 'multipart/mixed;boundary="b"');
  expect(sdpOf(multipart)).toBe('v=0\r\ns=-\r\n');
  multipart.headers.set('Content-Type', 'multipart/mixed');
  expect(sdpOf(multipart)).toBeUndefined();
  multipart.headers.set('Content-Type', 'text/plain');
  expect(sdpOf(multipart)).toBeUndefined();
  expect(sdpOf({ ...invite, body: Buffer.alloc(0) })).toBeUndefined();
});
