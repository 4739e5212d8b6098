import { generateKeyPairSync, sign } from 'node:crypto';
import { isIP } from 'node:net';
import type { SipTls } from '../transport/open-socket.ts';

/**
 * Creates a self-signed certificate, valid today and tomorrow, for names, IPv4 addresses and `sip:` URIs. Built byte
 * by byte because Node cannot sign certificates. Source of the structure: RFC 5280, section 4.1.
 */
export function createCertificate(names: readonly string[]): SipTls & { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ecdsaWithSha256 = element(0x30, element(0x06, hex('2a8648ce3d040302')));
  const commonName = element(0x30, element(0x06, hex('550403')), element(0x0c, Buffer.from('Parley test')));
  const name = element(0x30, element(0x31, commonName));
  const dayMs = 86_400_000;
  const validity = element(0x30, time(Date.now() - dayMs), time(Date.now() + dayMs));
  const alternatives = element(0x04, element(0x30, ...names.map(generalName)));
  const extension = element(0x30, element(0x06, hex('551d11')), alternatives);
  const content = element(
    0x30,
    element(0xa0, element(0x02, hex('02'))),
    element(0x02, hex('01')),
    ecdsaWithSha256,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    element(0xa3, element(0x30, extension)),
  );
  const signature = element(0x03, hex('00'), sign('sha256', content, privateKey));
  const certificate = element(0x30, content, ecdsaWithSha256, signature).toString('base64');
  const lines = certificate.match(/.{1,64}/g)?.join('\n') ?? '';
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function generalName(name: string): Buffer {
  if (isIP(name) === 4) return element(0x87, Buffer.from(name.split('.').map(Number)));
  return element(name.startsWith('sip:') ? 0x86 : 0x82, Buffer.from(name));
}

function time(milliseconds: number): Buffer {
  const [date = ''] = new Date(milliseconds).toISOString().replaceAll(/[-:T]/g, '').split('.');
  return element(0x18, Buffer.from(`${date}Z`));
}

/** A DER element: type, length and contents. */
function element(tag: number, ...parts: readonly Buffer[]): Buffer {
  const contents = Buffer.concat(parts);
  const { length } = contents;
  const lengthBytes = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...lengthBytes]), contents]);
}

const hex = (digits: string): Buffer => Buffer.from(digits, 'hex');
