import { type AddressInfo, createServer, type Server } from 'node:net';
import { createCertificate } from '@parley/sip/testing/create-certificate';
import { afterEach, describe, expect, it } from 'vitest';
import { EmailError } from '../email-error.ts';
import { headerOf, partOf, startMailServer, type TestMailServer } from '../testing/mail-server.ts';
import { createSmtpSender, type SmtpMessage, type SmtpServer } from './smtp-sender.ts';

let open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open) await each.close();
  open = [];
});

async function mailServer(options: Parameters<typeof startMailServer>[0] = {}): Promise<TestMailServer> {
  const server = await startMailServer(options);
  open.push(server);
  return server;
}

const message: SmtpMessage = {
  to: 'robin@example.com',
  from: { name: 'Växjö Tandvård', address: 'noreply@example.com' },
  subject: 'Välkommen, 日本 🙂 till Å & Ö',
  text: 'Hej Åsa!\n.\n.en rad\nhttps://x/#token=abc\n',
  html: '<p>Hej Åsa!</p>',
  messageId: '<0197f3a0@example.com>',
};
const plain = { host: '127.0.0.1', isSecure: false, user: null, password: null, tls: 'off' } as const;
const never = new AbortController().signal;

const send = (server: Partial<SmtpServer> & { port: number }, more: Partial<SmtpMessage> = {}, signal = never) =>
  createSmtpSender({ ...plain, ...server }).send({ ...message, ...more }, signal);
const faultOf = async (sending: Promise<void>) => {
  const fault = await sending.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(fault instanceof EmailError)) throw new Error('expected an EmailError', { cause: fault });
  return { code: fault.code, mayRetry: fault.mayRetry, message: fault.message };
};

/** A raw TCP server for protocol violations. */
async function rawServer(onConnect: Parameters<typeof createServer>[1]): Promise<{ port: number; server: Server }> {
  const sockets = new Set<{ destroy(): void }>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    onConnect?.(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  });
  return { port: (server.address() as AddressInfo).port, server };
}

describe('an email over SMTP', () => {
  it('arrives verbatim, once, with its Message-ID, at the one recipient', async () => {
    const server = await mailServer();
    await send(server);
    expect(server.received).toMatchObject([{ from: 'noreply@example.com', to: ['robin@example.com'] }]);
    const { source } = server.received[0] ?? { source: '' };
    expect(headerOf(source, 'subject')).toBe(message.subject);
    expect(headerOf(source, 'from')).toContain('Växjö Tandvård');
    expect(headerOf(source, 'message-id')).toBe(message.messageId);
    expect(headerOf(source, 'auto-submitted')).toBe('auto-generated');
    expect(partOf(source, 'text/plain').replaceAll('\r\n', '\n').trim()).toBe(message.text.trim());
    expect(partOf(source, 'text/html').trim()).toBe(message.html);
  });

  it('never reads files or URLs, whatever its content', async () => {
    const server = await mailServer();
    const html = '<img src="file:///etc/passwd"><img src="http://127.0.0.1:1/x">';
    await send(server, { text: '{"path":"/etc/passwd"}', html });
    expect(partOf(server.received[0]?.source ?? '', 'text/html').trim()).toBe(html);
    expect(server.received[0]?.source).not.toContain('root:');
  });

  it.each([
    ['a line break in the subject', { subject: 'Hello\r\nBcc: victim@example.org' }],
    ['a line break in the name', { from: { name: 'A\nBcc: victim@example.org', address: 'a@example.com' } }],
    ['two addresses', { to: 'robin@example.com, victim@example.org' }],
    ['an address with a line break', { to: 'robin@example.com>\r\nRCPT TO:<victim@example.org' }],
    ['an address in angles', { to: 'x <victim@example.org>' }],
    ['no address', { to: '' }],
    ['a Message-ID with a line break', { messageId: '<a@example.com>\r\nBcc: victim@example.org' }],
  ])('with %s is never sent', async (_, more) => {
    const server = await mailServer();
    expect(await faultOf(send(server, more))).toMatchObject({ code: 'invalid', mayRetry: false });
    expect(server.received).toEqual([]);
  });

  it('with quotes, commas and angle brackets in a name still has one sender and one recipient', async () => {
    const server = await mailServer();
    await send(server, { from: { name: '"Evil" <victim@example.org>, x', address: 'a@example.com' } });
    expect(server.received).toMatchObject([{ from: 'a@example.com', to: ['robin@example.com'] }]);
    expect(headerOf(server.received[0]?.source ?? '', 'from')).toMatch(/<a@example\.com>$/);
  });
});

describe('an encrypted connection', () => {
  it('uses STARTTLS before the sign-in, with a certificate for the server', async () => {
    const { cert, key } = createCertificate(['127.0.0.1', 'localhost']);
    const server = await mailServer({ cert, key, password: 'p@ss wörd:/' });
    const login = { user: 'robin', password: 'p@ss wörd:/', tls: 'required', ca: cert } as const;
    await send({ ...login, port: server.port });
    await send({ ...login, port: server.port, host: 'localhost' });
    expect(server.received).toMatchObject([
      { wasPrivate: true, user: 'robin' },
      { wasPrivate: true, user: 'robin' },
    ]);
  });

  it('is implicit TLS with smtps', async () => {
    const { cert, key } = createCertificate(['127.0.0.1']);
    const server = await mailServer({ cert, key, secure: true });
    await send({ port: server.port, isSecure: true, tls: 'required', ca: cert });
    expect(server.received).toMatchObject([{ wasPrivate: true }]);
  });

  it.each([
    ['offers no STARTTLS', { disabledCommands: ['STARTTLS'] }, {}],
    ['has an untrusted certificate', {}, {}],
    ['has a certificate of another name', { names: ['mail.example.com'] }, { trusts: true }],
  ])('is required of a server that %s: nothing is sent, not even the password', async (_, server, client) => {
    const { names, ...options }: { names?: string[]; disabledCommands?: string[] } = server;
    const { cert, key } = createCertificate(names ?? ['127.0.0.1']);
    let hasLoggedIn = false;
    const started = await mailServer({
      ...options,
      ...(options.disabledCommands ? {} : { cert, key }),
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => {
        hasLoggedIn = true;
        done(null, { user: 'robin' });
      },
    });
    const ca = 'trusts' in client ? { ca: cert } : {};
    const login = { user: 'robin', password: 'secret', tls: 'required', port: started.port, ...ca } as const;
    expect(await faultOf(send(login))).toMatchObject({ code: 'tls', mayRetry: true });
    expect({ hasLoggedIn, received: started.received }).toEqual({ hasLoggedIn: false, received: [] });
  });

  it('is used on loopback where offered, with any certificate', async () => {
    const server = await mailServer(createCertificate(['elsewhere.example.com']));
    await send({ port: server.port, tls: 'if_offered' });
    const open = await mailServer({ disabledCommands: ['STARTTLS', 'AUTH'] });
    await send({ port: open.port, tls: 'if_offered' });
    expect([server.received[0]?.wasPrivate, open.received[0]?.wasPrivate]).toEqual([true, false]);
  });
});

describe('a mail server’s failure', () => {
  it('4xx: retryable, with the same Message-ID', async () => {
    const server = await mailServer();
    server.answers.push({ code: 451, message: 'greylisted, come back' });
    expect(await faultOf(send(server))).toMatchObject({ code: 'busy', mayRetry: true });
    await send(server);
    expect(server.received.map(({ source }) => headerOf(source, 'message-id'))).toEqual([
      message.messageId,
      message.messageId,
    ]);
  });

  it('5xx for the email or the recipient: permanent', async () => {
    const server = await mailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('nobody') ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null),
    });
    server.answers.push({ code: 554, message: 'looks like spam' });
    expect(await faultOf(send(server))).toMatchObject({ code: 'refused', mayRetry: false });
    expect(await faultOf(send(server, { to: 'nobody@example.com' }))).toMatchObject({
      code: 'refused',
      mayRetry: false,
    });
  });

  it('a wrong password is retryable, and not in the message', async () => {
    const server = await mailServer({ password: 'right', allowInsecureAuth: true });
    const fault = await faultOf(send({ port: server.port, user: 'robin', password: 'wrong-secret' }));
    expect(fault).toMatchObject({ code: 'login_refused', mayRetry: true });
    expect(fault.message).not.toMatch(/wrong-secret|robin/);
  });

  it('silence after the greeting, and before it: retryable', async () => {
    const timeouts = { connectMs: 150, answerMs: 150 };
    const mute = await rawServer(() => {});
    expect(await faultOf(send({ port: mute.port, timeouts }))).toMatchObject({ code: 'timeout', mayRetry: true });
    const server = await mailServer();
    server.answers.push('hang');
    expect(await faultOf(send({ port: server.port, timeouts }))).toMatchObject({ code: 'timeout', mayRetry: true });
  });

  it('a connection cut after the last byte: unknown outcome, retryable', async () => {
    const server = await mailServer();
    server.answers.push('cut');
    expect(await faultOf(send(server))).toMatchObject({ code: 'unreachable', mayRetry: true });
    expect(server.received).toHaveLength(1);
  });

  it('an unreachable server, then a reachable one', async () => {
    const gone = await startMailServer();
    await gone.close();
    expect(await faultOf(send(gone))).toMatchObject({ code: 'unreachable', mayRetry: true });
    const back = await mailServer({ port: gone.port });
    await send(back);
    expect(back.received).toHaveLength(1);
  });

  it('an invalid greeting', async () => {
    const odd = await rawServer((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    expect(await faultOf(send(odd))).toMatchObject({ mayRetry: true });
  });
});

describe('an abort signal', () => {
  it('ends a hanging connection, with its reason', async () => {
    let onEnd = () => {};
    const ended = new Promise<void>((resolve) => {
      onEnd = resolve;
    });
    const hanging = await rawServer((socket) => void socket.on('close', onEnd));
    const reason = new Error('the process stops');
    const abort = new AbortController();
    const sending = send(hanging, {}, abort.signal);
    hanging.server.once('connection', () => abort.abort(reason));
    await expect(sending).rejects.toBe(reason);
    await ended;
  });

  it('already aborted sends nothing', async () => {
    const server = await mailServer();
    const reason = new Error('too late');
    await expect(send(server, {}, AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(server.received).toEqual([]);
  });
});
