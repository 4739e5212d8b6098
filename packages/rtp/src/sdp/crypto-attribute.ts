import { type CryptoAttribute, type SrtpSuiteName, srtpSuites } from './session-description.ts';

/** Length of master key and salt together: RFC 4568, section 6.2; RFC 7714, section 12. Unit: bytes. */
export const srtpKeyBytes: Readonly<Record<SrtpSuiteName, number>> = {
  AES_CM_128_HMAC_SHA1_80: 30,
  AES_CM_128_HMAC_SHA1_32: 30,
  AEAD_AES_128_GCM: 28,
};

/**
 * Parses the value of one crypto attribute. Undefined for unsupported suites, for more than one key, and for session
 * parameters that would change the packets: the peer may have offered another line besides.
 */
export function readCrypto(value: string): CryptoAttribute | undefined {
  const [tagText = '', suiteText = '', keyText = '', ...parameters] = value.split(/\s+/);
  const suite = srtpSuites.find((name) => name === suiteText.toUpperCase());
  const tag = /^\d{1,9}$/.test(tagText) ? Number(tagText) : 0;
  const inline = /^inline:([A-Za-z0-9+/]{1,64}={0,2})((?:\|[^|;\s]{1,32}){0,2})$/i.exec(keyText);
  if (suite === undefined || tag === 0 || inline === null) return undefined;
  // WSH advises the receiver only; all others change the packet format.
  if (parameters.some((parameter) => !/^WSH=\d+$/i.test(parameter))) return undefined;
  const key = Buffer.from(inline[1] ?? '', 'base64');
  const mkiBytes = readMkiBytes(inline[2] ?? '');
  if (key.length !== srtpKeyBytes[suite] || mkiBytes === undefined) return undefined;
  return { tag, suite, key, mkiBytes };
}

/** Length of the MKI in `|2^31|1:4`, whose parts are optional. */
function readMkiBytes(text: string): number | undefined {
  let bytes = 0;
  for (const part of text.split('|').slice(1)) {
    const mki = /^\d{1,30}:(\d{1,3})$/.exec(part);
    if (mki) bytes = Number(mki[1]);
    else if (!/^(2\^)?\d{1,15}$/.test(part)) return undefined;
  }
  return bytes <= 128 ? bytes : undefined;
}

/** Serialises an own crypto attribute. */
export function writeCrypto({ tag, suite, key }: Pick<CryptoAttribute, 'tag' | 'suite' | 'key'>): string {
  return `${tag} ${suite} inline:${key.toString('base64')}`;
}
