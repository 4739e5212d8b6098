import type { RtpSettings } from '../rtp-settings.ts';
import { type ChosenFormats, chooseFormats } from './choose-formats.ts';
import { type CryptoAttribute, type MediaSection, SdpError } from './session-description.ts';

/** A section of an offer that can be accepted. */
export interface AcceptableSection {
  index: number;
  section: MediaSection;
  formats: ChosenFormats;
  crypto: CryptoAttribute | undefined;
}

type Judged = { kind: 'acceptable'; found: AcceptableSection } | { kind: 'refused'; because: string };

/**
 * Finds the audio section to accept: of offers with and without encryption the one the settings prefer, else the
 * first. Throws `SdpError` with the reason when there is none.
 */
export function findAcceptable(sections: readonly MediaSection[], settings: RtpSettings): AcceptableSection {
  const reasons: string[] = [];
  const acceptable: AcceptableSection[] = [];
  for (const [index, section] of sections.entries()) {
    if (section.kind !== 'audio') continue;
    const judged = judge(index, section, settings);
    if (judged.kind === 'acceptable') acceptable.push(judged.found);
    else reasons.push(judged.because);
  }
  const wantsKeys = settings.srtp !== 'off';
  const best = acceptable.find(({ crypto }) => (crypto !== undefined) === wantsKeys) ?? acceptable[0];
  if (best !== undefined) return best;
  throw new SdpError('unsupported', reasons[0] ?? 'The offer holds no audio.');
}

function judge(index: number, section: MediaSection, settings: RtpSettings): Judged {
  const refuse = (because: string): Judged => ({ kind: 'refused', because });
  if (section.port === 0) return refuse('The offer has its audio switched off (port 0).');
  const secured = judgeSecurity(section, settings);
  if (typeof secured === 'string') return refuse(secured);
  const formats = chooseFormats(section.payloads, settings.codecs);
  if (formats === undefined) {
    const offered = section.payloads.map(({ name }) => name).join(', ') || 'none that are known';
    const wanted = (settings.codecs ?? ['pcma', 'pcmu', 'opus']).join(', ');
    return refuse(`The offer has no codec in common with us: it names ${offered}; spoken are ${wanted}.`);
  }
  return { kind: 'acceptable', found: { index, section, formats, crypto: secured.crypto } };
}

/** Selects the crypto attribute, or gives the reason for which none is acceptable. */
function judgeSecurity(
  { protocol, crypto, hasFingerprint }: MediaSection,
  { srtp }: RtpSettings,
): { crypto: CryptoAttribute | undefined } | string {
  switch (protocol) {
    case 'RTP/AVP':
    case 'RTP/AVPF':
      // SDES offered under RTP/AVP, as some phones do instead of a second m= line.
      if (srtp === 'off') return { crypto: undefined };
      if (crypto[0] === undefined && srtp === 'required') {
        return 'The offer is not encrypted, and this trunk requires SRTP (RTP/SAVP with a=crypto).';
      }
      return { crypto: crypto[0] };
    case 'RTP/SAVP':
      if (crypto[0] !== undefined) return { crypto: crypto[0] };
      return hasFingerprint
        ? 'The offer requires DTLS-SRTP; only SDES keys (a=crypto) are supported.'
        : 'The offer has no supported a=crypto: AES_CM_128_HMAC_SHA1_80, _32 or AEAD_AES_128_GCM.';
    case 'RTP/SAVPF':
    case 'UDP/TLS/RTP/SAVP':
    case 'UDP/TLS/RTP/SAVPF':
      return `The offer is for WebRTC (${protocol} with ICE and DTLS); a phone line supports RTP/AVP and RTP/SAVP.`;
    default:
      return `The offer requires ${protocol}; a phone line supports RTP/AVP and RTP/SAVP.`;
  }
}
