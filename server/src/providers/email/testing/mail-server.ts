import type { AddressInfo } from 'node:net';
import { createCertificate } from '@parley/sip/testing/create-certificate';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Complete message, as received. */
  source: string;
  /** True when the connection used TLS. */
  wasPrivate: boolean;
  user: string | undefined;
}

export interface TestMailServer {
  port: number;
  received: ReceivedMail[];
  /** Reply to the next email after its data; empty: accepted. */
  answers: ({ code: number; message: string } | 'cut' | 'hang')[];
  close(): Promise<void>;
}

/** Starts a real mail server on loopback, on a free port by default. It accepts `user` with `password`. */
export async function startMailServer(
  options: SMTPServerOptions & { port?: number; password?: string } = {},
): Promise<TestMailServer> {
  const { port = 0, password, ...own } = options;
  const received: ReceivedMail[] = [];
  const answers: TestMailServer['answers'] = [];
  const server = new SMTPServer({
    ...createCertificate(['127.0.0.1']),
    authOptional: password === undefined,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth: (auth, _session, done) =>
      auth.password === password
        ? done(null, { user: auth.username })
        : done(new Error(`5.7.8 wrong password ${auth.password}`)),
    onData(stream, session, done) {
      let source = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => {
        source += chunk;
      });
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source,
          wasPrivate: session.secure,
          user: session.user,
        });
        const answer = answers.shift();
        if (answer === 'hang') return;
        if (answer === 'cut') {
          for (const connection of server.connections)
            (connection as { _socket?: { destroy(): void } })._socket?.destroy();
          return;
        }
        done(answer ? Object.assign(new Error(answer.message), { responseCode: answer.code }) : null);
      });
    },
    ...own,
  });
  // Clients that end a connection in the middle are the subject of these tests.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    answers,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Value of a header, unfolded, with encoded words decoded (RFC 2047). */
export function headerOf(source: string, name: string): string | undefined {
  const head = source.split(/\r?\n\r?\n/, 1)[0] ?? '';
  const line = head
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .find((entry) => entry.toLowerCase().startsWith(`${name}:`));
  return line
    ?.slice(name.length + 1)
    .trim()
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString('utf8') : readQuoted(text.replaceAll('_', ' ')),
    );
}

/** Text of the part of one type, decoded. */
export function partOf(source: string, type: 'text/plain' | 'text/html'): string {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? '';
  const isPart = (entry: string) => entry.toLowerCase().includes(`content-type: ${type}`);
  const [head = '', ...rest] = (source.split(`--${boundary}`).slice(1).find(isPart) ?? '').split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  return /quoted-printable/i.test(head) ? readQuoted(body.replace(/=\r\n/g, '')) : body;
}

function readQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
