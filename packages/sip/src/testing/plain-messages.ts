function message(lines: readonly string[], body = ''): Buffer {
  return Buffer.from([...lines, `Content-Length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'));
}

const sdp = [
  'v=0',
  'o=- 3896000000 1 IN IP4 192.0.2.10',
  's=-',
  'c=IN IP4 192.0.2.10',
  't=0 0',
  'm=audio 40000 RTP/AVP 8 0 101',
  'a=rtpmap:8 PCMA/8000',
  'a=rtpmap:0 PCMU/8000',
  'a=rtpmap:101 telephone-event/8000',
  'a=fmtp:101 0-16',
  'a=ptime:20',
  'a=sendrecv',
  '',
].join('\r\n');

/** An INVITE as sent by a trunk. */
export const plainInvite = message(
  [
    'INVITE sip:+46701234567@198.51.100.7:5060 SIP/2.0',
    'Via: SIP/2.0/UDP 192.0.2.10:5060;branch=z9hG4bK0a1b2c3d4e5f;rport',
    'Max-Forwards: 69',
    'From: "Anna Lind" <sip:+46812345678@trunk.example>;tag=as5d1c7e2f',
    'To: <sip:+46701234567@198.51.100.7:5060>',
    'Contact: <sip:+46812345678@192.0.2.10:5060>',
    'Call-ID: 6f3a1b2c4d5e6f708192a3b4c5d6e7f8@192.0.2.10:5060',
    'CSeq: 102 INVITE',
    'User-Agent: Trunk 4.2',
    'Allow: INVITE, ACK, CANCEL, OPTIONS, BYE, REFER, SUBSCRIBE, NOTIFY, INFO, PUBLISH, MESSAGE',
    'Supported: replaces, timer',
    'P-Asserted-Identity: "Anna Lind" <sip:+46812345678@trunk.example>',
    'Content-Type: application/sdp',
  ],
  sdp,
);

/** Typical messages of phones, trunks and proxies, one of each kind a call has. */
export const plainMessages: readonly Buffer[] = [
  plainInvite,
  message(
    [
      'SIP/2.0 200 OK',
      'Via: SIP/2.0/TLS [2001:db8::7]:5061;branch=z9hG4bK-77;received=2001:db8::7;rport=5061',
      'Record-Route: <sip:[2001:db8::9];transport=tls;lr>, <sip:proxy.example;lr;ftag=1>',
      'From: <sip:+46812345678@trunk.example>;tag=1',
      'To: <sip:+46701234567@agents.example>;tag=2',
      'Call-ID: 1@agents.example',
      'CSeq: 1 INVITE',
      'Contact: <sips:line7@[2001:db8::9]:5061;transport=tls>;expires=3600;q=0.5',
      'Require: timer',
      'Session-Expires: 1800;refresher=uas',
      'Content-Type: application/sdp',
    ],
    sdp,
  ),
  message([
    'ACK sip:line7@192.0.2.10 SIP/2.0',
    'v: SIP/2.0/UDP 192.0.2.11;branch=z9hG4bK88',
    'f: <sip:a@example.org>;tag=1',
    't: <sip:b@example.org>;tag=2',
    'i: 2@example.org',
    'CSeq: 1 ACK',
    'Max-Forwards: 70',
  ]),
  message(
    [
      'INFO sip:line7@192.0.2.10 SIP/2.0',
      'Via: SIP/2.0/TCP phone.example;branch=z9hG4bK89;alias',
      'From: Phone <sip:a@example.org;user=phone>;tag=1',
      'To: "An \\"agent\\"" <sip:b@example.org>;tag=2',
      'Call-ID: 3',
      'CSeq: 9 INFO',
      'Max-Forwards: 70',
      'Content-Type: application/dtmf-relay',
    ],
    'Signal=5\r\nDuration=160\r\n',
  ),
  message([
    'REFER sip:line7@192.0.2.10 SIP/2.0',
    'Via: SIP/2.0/UDP 192.0.2.11;branch=z9hG4bK90',
    'From: <sip:a@example.org>;tag=1',
    'To: <sip:b@example.org>;tag=2',
    'Call-ID: 4@example.org',
    'CSeq: 10 REFER',
    'Max-Forwards: 70',
    'Contact: <sip:a@192.0.2.11>',
    'Refer-To: <sip:c@example.org?Replaces=5%40example.org%3Bto-tag%3D7%3Bfrom-tag%3D8>',
    'Referred-By: <sip:a@example.org>',
  ]),
  message([
    'SIP/2.0 401 Unauthorized',
    'Via: SIP/2.0/UDP 192.0.2.12:5060;branch=z9hG4bK91;rport=5060',
    'From: <sip:agent@trunk.example>;tag=3',
    'To: <sip:agent@trunk.example>;tag=4',
    'Call-ID: 6@192.0.2.12',
    'CSeq: 1 REGISTER',
    'WWW-Authenticate: Digest realm="trunk.example", nonce="5a,b", algorithm=SHA-256, qop="auth,auth-int"',
    'WWW-Authenticate: Digest realm="trunk.example", nonce="5a,b", algorithm=MD5, qop="auth"',
    'Date: Sat, 21 Nov 2026 10:00:00 GMT',
  ]),
  message([
    'OPTIONS tel:+46701234567;phone-context=example.org SIP/2.0',
    'Via: SIP/2.0/UDP 192.0.2.12;branch=z9hG4bK92',
    'From: tel:+46812345678;tag=3',
    'To: <tel:+46701234567>',
    'Call-ID: 7@192.0.2.12',
    'CSeq: 4294967295 OPTIONS',
    'Accept: application/sdp, text/plain;q=0.1',
  ]),
];
