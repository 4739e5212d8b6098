import { describe, expect, it } from 'vitest';
import type { RtpSettings } from '../rtp-settings.ts';
import { sampleOffers } from '../testing/sample-offers.ts';
import { createNegotiation } from './negotiation.ts';
import { readSdp } from './read-sdp.ts';
import { SdpError } from './session-description.ts';

const settings: RtpSettings = { srtp: 'optional', comfortNoise: false, allowsAddress: () => true };
const local = { address: '203.0.113.1', rtpPort: 10_000, rtcpPort: 10_001 };

const begin = (changed: Partial<RtpSettings> = {}) =>
  createNegotiation({ settings: { ...settings, ...changed }, local });
const answer = (sdp: string, changed?: Partial<RtpSettings>) => begin(changed).answer(readSdp(sdp));
const mediaLines = (sdp: string) => sdp.split('\r\n').filter((line) => line.startsWith('m='));
const audioOffer = (media: string, ...attributes: string[]) =>
  ['v=0', 'o=- 1 1 IN IP4 198.51.100.9', 's=-', 'c=IN IP4 198.51.100.9', 't=0 0', media, ...attributes, ''].join(
    '\r\n',
  );

describe('offers by common senders', () => {
  it.each([
    ['baresip', 'opus', 96, ['m=audio 10000 RTP/AVP 96 101'], '198.51.100.20', 16_426],
    ['linphoneV6', 'opus', 96, ['m=audio 10000 RTP/AVP 96 101', 'm=video 0 RTP/AVP 96'], '2001:db8::42', 44_321],
    ['asterisk', 'pcma', 8, ['m=audio 10000 RTP/AVP 8 101'], '203.0.113.10', 11_425],
    [
      'freeswitchSrtp',
      'pcmu',
      0,
      ['m=audio 10000 RTP/SAVP 0 101', 'm=audio 0 RTP/AVP 0 8 101 13'],
      '203.0.113.11',
      25_638,
    ],
    ['kamailioRtpengine', 'pcma', 8, ['m=audio 10000 RTP/AVP 8 101'], '203.0.113.12', 30_013],
    ['twilio', 'pcmu', 0, ['m=audio 10000 RTP/AVP 0 101'], '198.51.100.60', 17_659],
    ['sipgate', 'pcma', 8, ['m=audio 10000 RTP/AVP 8 101'], '198.51.100.70', 52_345],
    ['barestOfPhones', 'pcmu', 0, ['m=audio 10000 RTP/AVP 0'], '198.51.100.80', 5_005],
    ['snomOptionalSrtp', 'pcma', 8, ['m=audio 10000 RTP/AVP 8 101'], '192.168.1.9', 60_003],
  ] as const)('%s', (name, codec, payloadType, media, address, rtcpPort) => {
    const { sdp, agreement } = answer(sampleOffers[name]);
    expect(mediaLines(sdp)).toEqual(media);
    expect(agreement).toMatchObject({ codec, payloadType, packetMs: 20, direction: 'sendrecv' });
    expect(agreement.remote).toMatchObject({ address, rtcpPort });
    expect(agreement.srtp === undefined).toBe(!sdp.includes('a=crypto'));
    expect(readSdp(sdp).media.map(({ port }) => port > 0)).toEqual(media.map((line) => !line.includes(' 0 RTP')));
  });

  it('the supported crypto attribute is used, and its tag repeated', () => {
    const { sdp, agreement } = answer(sampleOffers.freeswitchSrtp);
    expect(sdp).toMatch(/a=crypto:2 AES_CM_128_HMAC_SHA1_80 inline:[A-Za-z0-9+/]{40}\r\n/);
    expect(agreement.srtp?.localKey.equals(agreement.srtp.remoteKey)).toBe(false);
    expect(agreement.srtp?.remoteMkiBytes).toBe(0);
  });

  it('audio offered twice, plain and encrypted, is chosen by the settings', () => {
    expect(mediaLines(answer(sampleOffers.freeswitchSrtp, { srtp: 'off' }).sdp)).toEqual([
      'm=audio 0 RTP/SAVP 0 8 101 13',
      'm=audio 10000 RTP/AVP 0 101',
    ]);
  });

  it('SDES under RTP/AVP is accepted, or ignored where it is off', () => {
    expect(answer(sampleOffers.snomOptionalSrtp).agreement.srtp?.suite).toBe('AES_CM_128_HMAC_SHA1_32');
    expect(answer(sampleOffers.snomOptionalSrtp, { srtp: 'off' }).agreement.srtp).toBeUndefined();
  });

  it('telephone events keep their type and rate, comfort noise is negotiated only on request', () => {
    expect(answer(sampleOffers.linphoneV6).agreement.events).toMatchObject({ payloadType: 101, clockRateHz: 48_000 });
    expect(answer(sampleOffers.barestOfPhones).agreement.events).toBeUndefined();
    const { sdp, agreement } = answer(sampleOffers.freeswitchSrtp, { comfortNoise: true });
    expect(mediaLines(sdp)[0]).toBe('m=audio 10000 RTP/SAVP 0 13 101');
    expect(agreement.noisePayloadType).toBe(13);
  });
});

describe('the codec', () => {
  const offer = (formats: string) => audioOffer(`m=audio 4000 RTP/AVP ${formats}`, 'a=rtpmap:111 opus/48000/2');
  it.each([
    ['8 0', undefined, 'pcma'],
    ['0 8', undefined, 'pcmu'],
    ['0 111', undefined, 'pcmu'],
    ['111 0', undefined, 'opus'],
    ['111', undefined, 'opus'],
    ['18 111 8', undefined, 'opus'],
    ['111 0', ['pcma', 'pcmu'], 'pcmu'],
    ['0 8 111', ['opus', 'pcma'], 'opus'],
    ['0 8', ['pcma', 'pcmu'], 'pcma'],
  ] as const)('offered as %s with %s wanted is %s', (formats, codecs, wanted) => {
    expect(answer(offer(formats), codecs && { codecs }).agreement.codec).toBe(wanted);
  });

  it('packets last 20 ms, and 10 only for peers with a shorter maximum', () => {
    const packetMs = (...attributes: string[]) =>
      answer(audioOffer('m=audio 4000 RTP/AVP 8', ...attributes)).agreement.packetMs;
    expect([packetMs(), packetMs('a=ptime:60'), packetMs('a=ptime:10'), packetMs('a=maxptime:10')]).toEqual([
      20, 20, 20, 10,
    ]);
  });
});

describe('a refused offer has a reason', () => {
  it.each([
    ['', 'malformed', 'begin with v=0'],
    ['v=0\r\n', 'malformed', 'no m= line'],
    ['v=1\r\nm=audio 1 RTP/AVP 0\r\n', 'malformed', 'begin with v=0'],
    [`v=0\r\n${'m=audio 1 RTP/AVP 0\r\n'.repeat(33)}`, 'malformed', '32 m= lines'],
    [`v=0\r\n${'a=x\r\n'.repeat(2_100)}`, 'malformed', '2000 lines'],
    [`v=0\r\na=${'x'.repeat(9_000)}\r\n`, 'malformed', 'line is longer'],
    ['v=0\r\n'.repeat(20_000), 'malformed', '65536 characters'],
    ['v=0\r\nm=audio 99999 RTP/AVP 0\r\n', 'malformed', 'm= line'],
    ['v=0\r\nm=audio x RTP/AVP 0\r\n', 'malformed', 'm= line'],
    [audioOffer('m=video 4000 RTP/AVP 96'), 'unsupported', 'no audio'],
    [audioOffer('m=image 4000 udptl t38', 'm=audio 0 RTP/AVP 0'), 'unsupported', 'switched off'],
    [audioOffer('m=audio 4000 RTP/AVP 18 9'), 'unsupported', 'no codec in common'],
    [audioOffer('m=audio 9 UDP/TLS/RTP/SAVPF 111', 'a=fingerprint:sha-256 AA:BB'), 'unsupported', 'WebRTC'],
    [audioOffer('m=audio 9 RTP/SAVPF 111'), 'unsupported', 'WebRTC'],
    [audioOffer('m=audio 4000 RTP/SAVP 0', 'a=fingerprint:sha-256 AA:BB'), 'unsupported', 'DTLS'],
    [audioOffer('m=audio 4000 RTP/SAVP 0', 'a=crypto:1 F8_128_HMAC_SHA1_80 inline:AAAA'), 'unsupported', 'a=crypto'],
    [audioOffer('m=audio 4000 TCP/RTP/AVP 0'), 'unsupported', 'TCP/RTP/AVP'],
  ] as const)('%#', (sdp, reason, words) => {
    const refusal = (() => {
      try {
        return answer(sdp);
      } catch (error) {
        return error;
      }
    })();
    expect(refusal).toBeInstanceOf(SdpError);
    expect(refusal).toMatchObject({ reason, message: expect.stringContaining(words) });
  });

  it('a trunk that requires encryption refuses plain RTP', () => {
    expect(() => answer(sampleOffers.asterisk, { srtp: 'required' })).toThrow('not encrypted');
    expect(answer(sampleOffers.freeswitchSrtp, { srtp: 'required' }).agreement.srtp).toBeDefined();
  });
});

describe('crypto attributes', () => {
  const withKey = (value: string) => {
    const offer = audioOffer('m=audio 4000 RTP/SAVP 0', `a=crypto:${value}`);
    return () => answer(offer).agreement.srtp;
  };
  const aes = Buffer.alloc(30, 1).toString('base64');
  const gcm = Buffer.alloc(28, 1).toString('base64');
  it.each([
    [`1 AES_CM_128_HMAC_SHA1_80 inline:${aes}`, 0],
    [`7 aes_cm_128_hmac_sha1_32 inline:${aes}|2^20`, 0],
    [`1 AES_CM_128_HMAC_SHA1_80 inline:${aes}|1:4`, 4],
    [`1 AES_CM_128_HMAC_SHA1_80 inline:${aes}|2^31|1:1 WSH=64`, 1],
    [`1 AEAD_AES_128_GCM inline:${gcm}`, 0],
  ])('%s is supported', (value, mkiBytes) => {
    expect(withKey(value)()?.remoteMkiBytes).toBe(mkiBytes);
  });

  it.each([
    `0 AES_CM_128_HMAC_SHA1_80 inline:${aes}`,
    `1 AES_CM_128_HMAC_SHA1_80 inline:${gcm}`,
    `1 AES_CM_128_HMAC_SHA1_80 inline:${aes};inline:${aes}`,
    `1 AES_CM_128_HMAC_SHA1_80 inline:${aes} UNENCRYPTED_SRTP`,
    `1 AES_CM_128_HMAC_SHA1_80 inline:${aes} KDR=4`,
    `1 AES_CM_128_HMAC_SHA1_80 ${aes}`,
    `1 AES_CM_128_HMAC_SHA1_80 inline:${aes}|x:y`,
  ])('%s is not', (value) => {
    expect(withKey(value)).toThrow('a=crypto');
  });
});

describe('our offers', () => {
  it.each([
    [{ srtp: 'off' }, 'm=audio 10000 RTP/AVP 8 0 101', 0],
    [{ srtp: 'optional' }, 'm=audio 10000 RTP/AVP 8 0 101', 3],
    [{ srtp: 'required' }, 'm=audio 10000 RTP/SAVP 8 0 101', 3],
    [{ srtp: 'off', codecs: ['opus', 'pcmu'], comfortNoise: true }, 'm=audio 10000 RTP/AVP 107 0 13 102 101', 0],
  ] as const)('with %o', (changed, media, keys) => {
    const sdp = begin(changed).offer();
    expect(mediaLines(sdp)).toEqual([media]);
    expect(sdp.match(/a=crypto/g)?.length ?? 0).toBe(keys);
    expect(sdp).toContain('a=sendrecv');
  });

  const answered = (protocol: string, formats: string, ...attributes: string[]) =>
    readSdp(audioOffer(`m=audio 4000 ${protocol} ${formats}`, ...attributes));

  it('the first codec of the answer is used, with its payload types', () => {
    const negotiation = begin({ codecs: ['pcma', 'opus'], srtp: 'off' });
    negotiation.offer();
    const agreement = negotiation.accept(answered('RTP/AVP', '97 8 101', 'a=rtpmap:97 opus/48000/2'));
    expect(agreement).toMatchObject({ codec: 'opus', payloadType: 97 });
    expect(agreement.received.get(8)).toEqual({ kind: 'audio', codec: 'pcma' });
    expect(agreement.received.get(107)).toEqual({ kind: 'audio', codec: 'opus' });
  });

  it('a plain answer is accepted where encryption is optional, and refused where it is required', () => {
    const optional = begin();
    optional.offer();
    expect(optional.accept(answered('RTP/AVP', '8')).srtp).toBeUndefined();
    const required = begin({ srtp: 'required' });
    required.offer();
    expect(() => required.accept(answered('RTP/SAVP', '8'))).toThrow('no key');
  });

  it('the answer key is paired with the own key of the same tag', () => {
    const negotiation = begin({ srtp: 'required' });
    const offered = readSdp(negotiation.offer()).media[0]?.crypto[1];
    const remote = Buffer.alloc(30, 7);
    const { srtp } = negotiation.accept(
      answered('RTP/SAVP', '8', `a=crypto:2 AES_CM_128_HMAC_SHA1_32 inline:${remote.toString('base64')}`),
    );
    expect(srtp?.suite).toBe('AES_CM_128_HMAC_SHA1_32');
    expect(srtp?.localKey.equals(offered?.key ?? Buffer.alloc(0))).toBe(true);
    expect(srtp?.remoteKey.equals(remote)).toBe(true);
  });

  it.each([
    [audioOffer('m=video 4000 RTP/AVP 96'), 'no audio'],
    [audioOffer('m=audio 0 RTP/AVP 8'), 'port 0'],
    [audioOffer('m=audio 4000 RTP/AVP 18'), 'no codec'],
  ])('unusable answers are refused', (sdp, words) => {
    const negotiation = begin();
    negotiation.offer();
    expect(() => negotiation.accept(readSdp(sdp))).toThrow(words);
  });

  it('an answer without an offer is refused', () => {
    expect(() => begin().accept(answered('RTP/AVP', '8'))).toThrow('nothing was offered');
  });

  it('later offers keep the order of sections, the payload types and the key', () => {
    const negotiation = begin();
    const first = negotiation.answer(readSdp(sampleOffers.linphoneV6));
    const later = negotiation.offer();
    expect(mediaLines(later)).toEqual(['m=audio 10000 RTP/AVP 96 8 0 101 102', 'm=video 0 RTP/AVP 96']);
    expect(later).toContain('a=rtpmap:101 telephone-event/48000');
    expect(first.sdp).toContain('a=rtpmap:101 telephone-event/48000');
    const secured = begin();
    const { srtp } = secured.answer(readSdp(sampleOffers.freeswitchSrtp)).agreement;
    expect(secured.offer()).toContain(`inline:${srtp?.localKey.toString('base64')}`);
  });

  it('repeated renegotiation does not grow offers', () => {
    const negotiation = begin();
    for (let type = 0; type < 1_000; type += 1) {
      const dynamic = 96 + (type % 32);
      negotiation.answer(readSdp(audioOffer(`m=audio 4000 RTP/AVP ${dynamic}`, `a=rtpmap:${dynamic} opus/48000/2`)));
      expect(negotiation.offer().length).toBeLessThan(1_000);
    }
  });
});

describe('versions and directions', () => {
  const version = (sdp: string) => Number(/^o=- \d+ (\d+)/m.exec(sdp)?.[1]);
  it('the version grows by one with each change, and the session id stays', () => {
    const negotiation = begin();
    const first = negotiation.answer(readSdp(sampleOffers.asterisk)).sdp;
    const same = negotiation.answer(readSdp(sampleOffers.asterisk)).sdp;
    const held = negotiation.answer(readSdp(sampleOffers.asterisk.replace('sendrecv', 'sendonly'))).sdp;
    expect([first, same, held].map(version)).toEqual([1, 1, 2]);
    expect(new Set([first, same, held].map((sdp) => /^o=- (\d+)/m.exec(sdp)?.[1])).size).toBe(1);
  });

  it.each([
    ['sendrecv', 'sendrecv'],
    ['sendonly', 'recvonly'],
    ['recvonly', 'sendonly'],
    ['inactive', 'inactive'],
  ])('%s is answered with %s', (theirs, ours) => {
    const { sdp, agreement } = answer(sampleOffers.asterisk.replace('sendrecv', theirs));
    expect(sdp).toContain(`a=${ours}`);
    expect(agreement.direction).toBe(ours);
  });

  it('an address of zeros is hold, in either family, and is never sent to', () => {
    for (const where of ['IN IP4 0.0.0.0', 'IN IP6 ::']) {
      const { agreement } = answer(sampleOffers.asterisk.replace('c=IN IP4 203.0.113.10', `c=${where}`));
      expect(agreement.direction).toBe('recvonly');
      expect(agreement.remote.address).toBeUndefined();
    }
  });

  it('a host name in place of an address waits for packets, and is not resolved', () => {
    const { agreement } = answer(sampleOffers.asterisk.replace('c=IN IP4 203.0.113.10', 'c=IN IP4 media.example.test'));
    expect(agreement.remote.address).toBeUndefined();
    expect(agreement.direction).toBe('sendrecv');
  });
});
