import { expect, it } from 'vitest';
import { seededRandom } from '../../../voice/testing/media-random.ts';
import { OfferError, readOffer } from './offer.ts';
import { mutate } from './testing/mutate.ts';

const fingerprint = `sha-256 ${Array.from({ length: 32 }, () => 'AB').join(':')}`;
/** As Chromium makes it, shortened. */
const good = [
  'v=0',
  'o=- 4611731400430051336 2 IN IP4 127.0.0.1',
  's=-',
  't=0 0',
  'a=group:BUNDLE 0 1',
  'a=extmap-allow-mixed',
  'm=audio 9 UDP/TLS/RTP/SAVPF 111 63 9 0 126',
  'c=IN IP4 0.0.0.0',
  'a=rtcp:9 IN IP4 0.0.0.0',
  'a=candidate:1 1 udp 2122194687 192.0.2.2 51810 typ host generation 0',
  'a=candidate:2 1 udp 2122194687 4b1a.local 51811 typ host generation 0',
  'a=candidate:3 1 tcp 1518214911 192.0.2.2 9 typ host tcptype active',
  'a=ice-ufrag:wXrO',
  'a=ice-pwd:GLQI7PVcfCXenLb/wdDITd1K',
  `a=fingerprint:${fingerprint}`,
  'a=setup:actpass',
  'a=mid:0',
  'a=extmap:1 urn:ietf:params:rtp-hdrext:ssrc-audio-level',
  'a=sendrecv',
  'a=rtcp-mux',
  'a=rtpmap:111 opus/48000/2',
  'a=rtcp-fb:111 transport-cc',
  'a=fmtp:111 minptime=10;useinbandfec=1',
  'a=rtpmap:63 red/48000/2',
  'a=rtpmap:126 telephone-event/8000',
  'a=ssrc:3735928559 cname:abc',
  'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
  'c=IN IP4 0.0.0.0',
  'a=ice-ufrag:wXrO',
  'a=ice-pwd:GLQI7PVcfCXenLb/wdDITd1K',
  `a=fingerprint:${fingerprint}`,
  'a=setup:actpass',
  'a=mid:1',
  'a=sctp-port:5000',
  '',
].join('\r\n');

it('keeps Opus, telephone events and the data channel of an offer, and drops the rest', () => {
  const { sdp, opusPayloadType, eventClockRates } = readOffer(good, false);
  expect(opusPayloadType).toBe(111);
  expect([...eventClockRates]).toEqual([[126, 8_000]]);
  expect(sdp).toContain('m=audio 9 UDP/TLS/RTP/SAVPF 111 126\r\n');
  expect(sdp).toContain('a=sctp-port:5000\r\n');
  expect(sdp).toContain('a=ssrc:3735928559 cname:abc\r\n');
  expect(sdp).not.toMatch(/extmap|rtcp-fb|red|candidate/);
});

it('keeps candidates only where we must connect out, and no host names', () => {
  expect(readOffer(good, true).sdp.match(/a=candidate.*/g)).toEqual([
    'a=candidate:1 1 udp 2122194687 192.0.2.2 51810 typ host generation 0',
  ]);
});

it.each([
  ['no SDP', 'hello', 'v=0'],
  ['too much', 'v=0\r\n'.repeat(20_000), 'at most'],
  ['no audio', good.replace('m=audio', 'm=video'), 'one audio stream'],
  ['no Opus', good.replace('opus/48000', 'speex/16000'), 'opus/48000'],
  ['no encryption', good.replaceAll(/a=fingerprint.*\r\n/g, ''), 'fingerprint'],
  ['a weak fingerprint', good.replaceAll('sha-256', 'sha-1'), 'fingerprint'],
  ['two active DTLS roles', good.replaceAll('actpass', 'active'), 'setup'],
])('refuses %s and names the expected form', (_, sdp, words) => {
  expect(() => readOffer(sdp, false)).toThrow(OfferError);
  expect(() => readOffer(sdp, false)).toThrow(words);
});

it('throws only OfferError for 5,000 mutated offers', () => {
  const random = seededRandom(3);
  let refused = 0;
  for (let count = 0; count < 5_000; count += 1) {
    try {
      readOffer(mutate(Buffer.from(good, 'latin1'), random).toString('latin1'), true);
    } catch (error) {
      expect(error).toBeInstanceOf(OfferError);
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(0);
});
