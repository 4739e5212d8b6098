import { connect as connectTcp, isIP, type Socket } from 'node:net';
import {
  checkServerIdentity,
  connect as connectTls,
  createSecureContext,
  type PeerCertificate,
  rootCertificates,
  type SecureContext,
} from 'node:tls';
import type { Hop } from './resolve.ts';
import type { Timers } from './timers.ts';

/** Own certificate in PEM. `ca`: trusted authorities in addition to Node's. */
export interface SipTls {
  cert: string | Buffer;
  key: string | Buffer;
  ca?: string | Buffer;
}

/**
 * Creates the client's TLS context. Created once: reading every authority takes milliseconds. Throws for invalid PEM.
 */
export function createClientContext(tls: SipTls | undefined): SecureContext {
  if (tls === undefined) return createSecureContext({ minVersion: 'TLSv1.2' });
  const believed = tls.ca === undefined ? {} : { ca: [...rootCertificates, tls.ca] };
  return createSecureContext({ minVersion: 'TLSv1.2', cert: tls.cert, key: tls.key, ...believed });
}

/** Connects, over TLS with a verified certificate. Rejects with a message. */
export function openSocket(options: {
  hop: Hop;
  context: SecureContext;
  timers: Timers;
  withinMs: number;
  source: string | undefined;
}): Promise<Socket> {
  const { hop, timers, withinMs } = options;
  return new Promise((resolve, reject) => {
    const socket = start(options);
    const where = `${hop.transport} ${hop.address}:${hop.port}`;
    const fail = (why: string) => {
      alarm.cancel();
      socket.destroy();
      reject(new Error(`${where}: ${why}`));
    };
    const alarm = timers.after(withinMs, () => fail(`no connection within ${withinMs} ms`));
    const refuse = (error: Error) => fail(error.message);
    const closed = () => fail('closed before it was open');
    socket.on('error', refuse);
    socket.once('close', closed);
    socket.once(hop.transport === 'tls' ? 'secureConnect' : 'connect', () => {
      alarm.cancel();
      socket.off('error', refuse);
      socket.off('close', closed);
      resolve(socket);
    });
  });
}

function start(options: { hop: Hop; context: SecureContext; source: string | undefined }): Socket {
  const { hop, source } = options;
  const place = { host: hop.address, port: hop.port, ...(source === undefined ? {} : { localAddress: source }) };
  if (hop.transport !== 'tls') return connectTcp(place);
  return connectTls({
    ...place,
    // A numeric host has no SNI (RFC 6066, section 3); its certificate is verified all the same.
    ...(isIP(hop.certificateName) === 0 ? { servername: hop.certificateName } : {}),
    rejectUnauthorized: hop.verifiesCertificate,
    checkServerIdentity: (_name, certificate) => checkSipIdentity(hop.certificateName, certificate),
    secureContext: options.context,
  });
}

/** A SIP certificate may name its domain as a URI, `URI:sip:example.com` (RFC 5922, section 7.1). */
function checkSipIdentity(name: string, certificate: PeerCertificate): Error | undefined {
  const named = certificate.subjectaltname?.split(', ') ?? [];
  const isNamed = named.some((entry) => entry.toLowerCase() === `uri:sip:${name.toLowerCase()}`);
  return isNamed ? undefined : checkServerIdentity(name, certificate);
}
