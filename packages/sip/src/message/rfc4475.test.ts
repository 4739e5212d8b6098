import { expect, it } from 'vitest';
import { readVectors } from '../testing/vectors.ts';
import { inspectRequest } from './inspect-request.ts';
import { readNameAddress } from './name-address.ts';
import { readMessage } from './read-message.ts';
import { responseToMalformed } from './response-to.ts';
import type { ReadMessage, SipMessage, SipRequest, SipResponse } from './sip-message.ts';
import { writeMessage, writeUri } from './write-message.ts';

interface Expectation {
  section: string;
  title: string;
  /** Expected outcome: read and, for requests, answered by a stateless user agent; refused; dropped. */
  becomes: 'accepted' | 'dropped' | { refused: number } | { accepted: number };
  facts?(message: SipMessage): void;
}

function requestOf(message: SipMessage): SipRequest {
  if (message.kind !== 'request') throw new Error('Expected a request');
  return message;
}

function responseOf(message: SipMessage): SipResponse {
  if (message.kind !== 'response') throw new Error('Expected a response');
  return message;
}

function contactOf(message: SipMessage, index = 0) {
  const contact = readNameAddress(message.headers.all('Contact')[index] ?? '');
  if (!contact) throw new Error('Expected a Contact');
  return contact;
}

function startLineOf(message: SipMessage): string {
  return writeMessage(message).toString().split('\r\n')[0] ?? '';
}

const vectors: Record<string, Expectation> = {
  wsinv: {
    section: '3.1.1.1',
    title: 'a short tortuous INVITE',
    becomes: 'accepted',
    facts(message) {
      const { uri, to, from, cseq, via, headers, body } = requestOf(message);
      expect(uri.parameters.get('unknownparam')).toBeNull();
      expect(to.uri.user).toBe('vivekg');
      expect(to.parameters.get('tag')).toBe('1918181833n');
      expect(from.displayName).toBe('J Rosenberg \\"');
      expect(from.parameters.get('tag')).toBe('98asjd8');
      expect(cseq).toEqual({ number: 9, method: 'INVITE' });
      expect(headers.get('max-forwards')).toBe('0068');
      expect(via.map(({ transport, host }) => `${transport} ${host}`)).toEqual([
        'UDP 192.0.2.2',
        'TCP spindle.example.com',
        'UDP 192.168.255.111',
      ]);
      expect(via.map(({ parameters }) => parameters.get('branch'))).toEqual([
        '390skdjuw',
        'z9hG4bK9ikj8',
        'z9hG4bK30239',
      ]);
      expect(headers.get('Subject')).toBe('');
      expect(headers.get('NewFangledHeader')).toBe('newfangled value continued newfangled value');
      expect(headers.all('UnknownHeaderWithUnusualValue')).toEqual([';;,,;;,;']);
      const route = readNameAddress(headers.get('route') ?? '');
      expect(route?.uri.parameters).toEqual(
        new Map([
          ['lr', null],
          ['unknownwith', 'value'],
          ['unknown-no-value', null],
        ]),
      );
      const contact = contactOf(message);
      expect(contact.displayName).toBe('Quoted string ""');
      expect(contact.parameters).toEqual(
        new Map([
          ['newparam', 'newvalue'],
          ['secondparam', null],
          ['q', '0.33'],
        ]),
      );
      expect(body.length).toBe(150);
    },
  },
  intmeth: {
    section: '3.1.1.2',
    title: 'a wide range of valid characters',
    becomes: { accepted: 405 },
    facts(message) {
      const { method, uri, to, from, headers, callId } = requestOf(message);
      expect(method).toBe("!interesting-Method0123456789_*+`.%indeed'~");
      expect(uri.user).toBe("1_unusual.URI~(to-be!sure)&isn't+it$/crazy?,/;;*");
      expect(uri.password).toBe("&it+has=1,weird!*pas$wo~d_too.(doesn't-it)");
      expect(uri.host).toBe('example.com');
      expect(to.displayName).toBe('BEL:\x07 NUL:\0 DEL:\x7f');
      expect(from.displayName).toBe("token1~` token2'+_ token3*%!.-");
      expect(from.parameters.get("fromparam''~+*_!.-%")).toBe('работающий');
      expect(from.parameters.get('tag')).toBe("_token~1'+`*%!-.");
      expect(headers.get("extensionHeader-!.%*+_`'~")).toBe('\ufeff大停電');
      expect(callId).toBe('intmeth.word%ZK-!.*_+\'@word`~)(><:\\/"][?}{');
    },
  },
  esc01: {
    section: '3.1.1.3',
    title: 'valid use of the % escaping mechanism',
    becomes: 'accepted',
    facts(message) {
      const { uri, to, from } = requestOf(message);
      expect(uri).toMatchObject({ scheme: 'sip', user: 'sips:user@example.com', host: 'example.net' });
      expect(writeUri(uri)).toBe('sip:sips%3Auser%40example.com@example.net');
      expect(to.uri.user).toBe('user');
      expect(from.uri.user).toBe('I have spaces');
      expect(contactOf(message).uri).toMatchObject({
        user: 'caller',
        parameters: new Map([
          ['lr', null],
          ['name', 'value%41'],
        ]),
      });
    },
  },
  escnull: {
    section: '3.1.1.4',
    title: 'escaped nulls in addresses',
    becomes: { accepted: 405 },
    facts(message) {
      expect(message.to.uri.user).toBe('null-\0-null');
      expect(message.from.uri.user).toBe('null-\0-null');
      expect(contactOf(message, 0).uri.user).toBe('\0');
      expect(contactOf(message, 1).uri.user).toBe('\0\0');
      expect(writeUri(contactOf(message, 1).uri)).toBe('sip:%00%00@host5.example.com');
    },
  },
  esc02: {
    section: '3.1.1.5',
    title: '% where it is no escape',
    becomes: { accepted: 405 },
    facts(message) {
      expect(requestOf(message).method).toBe('RE%47IST%45R');
      expect(message.to.displayName).toBe('%Z%45');
      expect(message.headers.all('Contact')).toHaveLength(2);
      expect(message.headers.get('C%6Fntact')).toBe('<sip:alias2@host2.example.com>');
      expect(message.via[0]?.parameters.get('branch')).toBe('z9hG4bK209%fzsnel234');
    },
  },
  lwsdisp: {
    section: '3.1.1.6',
    title: 'no space between display name and <',
    becomes: 'accepted',
    facts: (message) => expect(message.from).toMatchObject({ displayName: 'caller', uri: { user: 'caller' } }),
  },
  longreq: {
    section: '3.1.1.7',
    title: 'long values in header fields',
    becomes: 'accepted',
    facts(message) {
      expect(message.to.displayName).toBe(`I have a user name of ${'extreme'.repeat(10)} proportion`);
      expect(message.to.uri.parameters.get('unknownparam1')).toBe(`very${'long'.repeat(20)}value`);
      expect(message.from.uri.user).toBe('amazinglylongcallername'.repeat(5));
      expect(message.from.parameters.get('tag')).toBe(`12${'982'.repeat(50)}424`);
      expect(message.callId).toBe(`longreq.one${'really'.repeat(20)}longcallid`);
      expect(message.via).toHaveLength(34);
      expect(message.via[0]).toMatchObject({ transport: 'TCP', host: 'sip33.example.com' });
      expect(message.via[33]?.parameters.get('branch')).toBe(`very${'long'.repeat(50)}branchvalue`);
      expect(message.body.length).toBe(150);
    },
  },
  dblreq: {
    section: '3.1.1.8',
    title: 'more octets in the datagram than the message has',
    becomes: { accepted: 405 },
    facts(message) {
      expect(requestOf(message).method).toBe('REGISTER');
      expect(message.callId).toBe('dblreq.0ha0isndaksdj99sdfafnl3lk233412');
      expect(message.body.length).toBe(0);
    },
  },
  semiuri: {
    section: '3.1.1.9',
    title: 'semicolons in the user part',
    becomes: 'accepted',
    facts: (message) =>
      expect(requestOf(message).uri).toMatchObject({ user: 'user;par=u@example.net', host: 'example.com' }),
  },
  transports: {
    section: '3.1.1.10',
    title: 'varied and unknown transports',
    becomes: 'accepted',
    facts: (message) =>
      expect(message.via.map(({ transport }) => transport)).toEqual(['UDP', 'SCTP', 'TLS', 'UNKNOWN', 'TCP']),
  },
  mpart01: {
    section: '3.1.1.11',
    title: 'a multipart body with bytes of all kinds',
    becomes: { accepted: 405 },
    facts: (message) => expect(message.body.length).toBe(553),
  },
  unreason: {
    section: '3.1.1.12',
    title: 'an unusual reason phrase',
    becomes: 'accepted',
    facts(message) {
      expect(responseOf(message).status).toBe(200);
      expect(responseOf(message).reason).toBe('= 2**3 * 5**2 но сто девяносто девять - простое');
    },
  },
  noreason: {
    section: '3.1.1.13',
    title: 'no reason phrase',
    becomes: 'accepted',
    facts: (message) => expect(responseOf(message)).toMatchObject({ status: 100, reason: '' }),
  },
  badinv01: { section: '3.1.2.1', title: 'separators too many', becomes: { refused: 400 } },
  clerr: { section: '3.1.2.2', title: 'Content-Length beyond the datagram', becomes: { refused: 400 } },
  ncl: { section: '3.1.2.3', title: 'negative Content-Length', becomes: { refused: 400 } },
  scalar02: { section: '3.1.2.4', title: 'numbers too large in a request', becomes: { refused: 400 } },
  scalarlg: { section: '3.1.2.5', title: 'numbers too large in a response', becomes: 'dropped' },
  quotbal: { section: '3.1.2.6', title: 'a quoted string without an end', becomes: { refused: 400 } },
  ltgtruri: { section: '3.1.2.7', title: '<> around the request address', becomes: { refused: 400 } },
  lwsruri: { section: '3.1.2.8', title: 'a space within the request address', becomes: { refused: 400 } },
  lwsstart: {
    section: '3.1.2.9',
    title: 'several spaces in the request line, which are not written again',
    becomes: 'accepted',
    facts: (message) => expect(startLineOf(message)).toBe('INVITE sip:user@example.com SIP/2.0'),
  },
  trws: {
    section: '3.1.2.10',
    title: 'spaces behind the request line, which are not written again',
    becomes: 'accepted',
    facts: (message) => expect(startLineOf(message)).toBe('OPTIONS sip:remote-target@example.com SIP/2.0'),
  },
  escruri: { section: '3.1.2.11', title: 'header fields in the request address', becomes: { refused: 400 } },
  baddate: {
    section: '3.1.2.12',
    title: 'a Date of another time zone, which nobody here needs',
    becomes: 'accepted',
    facts: (message) => expect(message.headers.all('Date')).toEqual(['Fri, 01 Jan 2010 16:00:00 EST']),
  },
  regbadct: { section: '3.1.2.13', title: 'a Contact that wants <> and has none', becomes: { refused: 400 } },
  badaspec: {
    section: '3.1.2.14',
    title: 'spaces within <>',
    becomes: 'accepted',
    facts(message) {
      expect(message.from.displayName).toBe('Bell, Alexander');
      expect(message.to.uri).toMatchObject({ user: 't.watson', host: 'example.org' });
    },
  },
  baddn: { section: '3.1.2.15', title: 'a separator in a display name without quotes', becomes: { refused: 400 } },
  badvers: { section: '3.1.2.16', title: 'an unknown version', becomes: { refused: 505 } },
  mismatch01: { section: '3.1.2.17', title: 'CSeq of another method', becomes: { refused: 400 } },
  mismatch02: { section: '3.1.2.18', title: 'CSeq of another method than the unknown one', becomes: { refused: 400 } },
  bigcode: { section: '3.1.2.19', title: 'a status too large', becomes: 'dropped' },
  badbranch: { section: '3.2.1', title: 'a branch that is nothing but the cookie', becomes: { refused: 400 } },
  insuf: { section: '3.3.1', title: 'required fields missing', becomes: { refused: 400 } },
  unkscm: {
    section: '3.3.2',
    title: 'a request address of a scheme nobody knows',
    becomes: { accepted: 416 },
    facts: (message) =>
      expect(requestOf(message).uri).toMatchObject({ scheme: 'nobodyknowsthisscheme', host: 'totallyopaquecontent' }),
  },
  novelsc: {
    section: '3.3.3',
    title: 'a request address of a known scheme that is not for calls',
    becomes: { accepted: 416 },
    facts: (message) =>
      expect(requestOf(message).uri).toMatchObject({ scheme: 'soap.beep', host: '//192.0.2.103:3002' }),
  },
  unksm2: {
    section: '3.3.4',
    title: 'other schemes in header fields; the REGISTER is nothing for us',
    becomes: { accepted: 405 },
    facts(message) {
      expect(message.to.uri).toMatchObject({ scheme: 'isbn', host: '2983792873' });
      expect(message.from.uri).toMatchObject({ scheme: 'http', host: '//www.example.com' });
      expect(message.from.parameters.get('tag')).toBe('3234233');
      expect(contactOf(message).uri).toMatchObject({ scheme: 'name', host: 'John_Smith' });
    },
  },
  bext01: {
    section: '3.3.5',
    title: 'unknown extensions required',
    becomes: { accepted: 420 },
    facts: (message) =>
      expect(inspectRequest(requestOf(message))?.headers).toEqual({
        Unsupported: 'nothingSupportsThis, nothingSupportsThisEither',
      }),
  },
  invut: {
    section: '3.3.6',
    title: 'a body of an unknown type',
    becomes: { accepted: 415 },
    facts: (message) => expect(inspectRequest(requestOf(message))?.headers?.['Accept']).toContain('application/sdp'),
  },
  regaut01: {
    section: '3.3.7',
    title: 'credentials of an unknown scheme',
    becomes: { accepted: 405 },
    facts: (message) => expect(message.headers.get('Authorization')).toBe('NoOneKnowsThisScheme opaque-data=here'),
  },
  multi01: { section: '3.3.8', title: 'several values where one may be', becomes: { refused: 400 } },
  mcl01: { section: '3.3.9', title: 'two values of Content-Length', becomes: { refused: 400 } },
  bcast: { section: '3.3.10', title: 'a 200 that is to be sent on to a broadcast address', becomes: 'dropped' },
  zeromf: {
    section: '3.3.11',
    title: 'Max-Forwards of 0, which does not concern who is asked',
    becomes: 'accepted',
    facts: (message) => expect(message.headers.get('Max-Forwards')).toBe('0'),
  },
  cparam01: {
    section: '3.3.12',
    title: 'a parameter that is the Contact field’s',
    becomes: { accepted: 405 },
    facts(message) {
      expect(contactOf(message).parameters).toEqual(new Map([['unknownparam', null]]));
      expect(contactOf(message).uri.parameters.size).toBe(0);
    },
  },
  cparam02: {
    section: '3.3.13',
    title: 'a parameter that is the address’s',
    becomes: { accepted: 405 },
    facts(message) {
      expect(contactOf(message).uri.parameters).toEqual(new Map([['unknownparam', null]]));
      expect(contactOf(message).parameters.size).toBe(0);
    },
  },
  regescrt: {
    section: '3.3.14',
    title: 'a header field in the address of a Contact',
    becomes: { accepted: 405 },
    facts: (message) => expect(contactOf(message).uri.headers).toEqual(new Map([['Route', '<sip:sip.example.com>']])),
  },
  sdp01: { section: '3.3.15', title: 'no answer that we could give is accepted', becomes: { accepted: 406 } },
  inv2543: {
    section: '3.4.1',
    title: 'an INVITE as RFC 2543 has it',
    becomes: 'accepted',
    facts(message) {
      expect(message.via[0]?.parameters.has('branch')).toBe(false);
      expect(message.from.parameters.has('tag')).toBe(false);
      expect(message.headers.has('Content-Length')).toBe(false);
      expect(message.to).toMatchObject({ uri: { user: '+16505552222' }, parameters: new Map([['user', 'phone']]) });
      expect(Buffer.from(message.body).toString()).toMatch(/^v=0\r\n[^]*m=audio 49217 RTP\/AVP 0\r\n$/);
    },
  },
};

/** Messages with an answer in the RFC carry the fields it needs. */
function outcomeOf(read: ReadMessage): Expectation['becomes'] {
  switch (read.kind) {
    case 'message': {
      const status = read.message.kind === 'request' ? inspectRequest(read.message)?.status : undefined;
      return status === undefined ? 'accepted' : { accepted: status };
    }
    case 'refused':
      return { refused: read.status };
    case 'dropped':
      return 'dropped';
    case 'keep-alive':
      throw new Error('Expected more than line ends');
  }
}

const messages = readVectors();

it('exactly the 49 messages of RFC 4475 are covered', () => {
  expect([...messages.keys()].sort()).toEqual(Object.keys(vectors).sort());
  expect(messages.size).toBe(49);
});

const cases = Object.entries(vectors).map(([name, expectation]) => ({ name, ...expectation }));

it.each(cases)('$section, $name: $title', ({ name, becomes, facts }) => {
  const read = readMessage(messages.get(name) ?? Buffer.alloc(0));
  expect(outcomeOf(read)).toEqual(becomes);
  if (read.kind === 'message') facts?.(read.message);
  if (read.kind !== 'refused') return;
  const answer = responseToMalformed(read, { address: '192.0.2.1', port: 5060 }).toString();
  expect(answer.split('\r\n')[0]).toBe(`SIP/2.0 ${read.status} ${read.reason}`);
  expect(answer).toContain('\r\nVia: ');
  expect(read.answerTo.map(([field]) => field)).toContain('CSeq');
});
