import { connect, type Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js';
import { EmailError } from '../email-error.ts';
import { checkMessage } from './check-message.ts';
import { readSmtpFault } from './read-smtp-fault.ts';

/** A mail server for submission. */
export interface SmtpServer {
  host: string;
  port: number;
  /** Implicit TLS, as on port 465. Otherwise the connection is upgraded by STARTTLS. */
  isSecure: boolean;
  user: string | null;
  password: string | null;
  /**
   * `required`: nothing is sent before TLS; `if_offered`: opportunistic STARTTLS without authentication of the server,
   * for servers on this machine; `off`: never, for servers of a private network.
   */
  tls: 'required' | 'if_offered' | 'off';
  /** Trusted CA certificates (PEM), beside the system's. */
  ca?: string;
  /** Timeouts of connecting, and of each reply. Unit: milliseconds. */
  timeouts?: { connectMs: number; answerMs: number };
}

/** An email to one address. */
export interface SmtpMessage {
  to: string;
  from: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** With its brackets. */
  messageId: string;
  /** Address for answers to an email that a person wrote; absent: the email is marked as automatic. */
  replyTo?: string;
  /** Address of the one-click unsubscription (RFC 8058). */
  listUnsubscribe?: string;
  attachments?: { name: string; contentType: string; bytes: Uint8Array }[];
}

/** Default timeouts; RFC 5321, 4.5.3.2, recommends longer ones, for which the retry compensates. */
const usualTimeouts = { connectMs: 10_000, answerMs: 30_000 };

/**
 * Creates a sender of emails over SMTP, each over a new connection: they are few, and a restarted server needs no
 * reconnect logic. Throws EmailError, or the reason of the signal, which also ends the connection.
 */
export function createSmtpSender(server: SmtpServer): {
  send(message: SmtpMessage, signal: AbortSignal): Promise<void>;
} {
  return {
    async send(message, signal) {
      signal.throwIfAborted();
      checkMessage(message);
      const connection = openConnection(server, signal);
      const transport = createTransport({ ...transportOptions(server), getSocket: connection.getSocket });
      try {
        await Promise.race([transport.sendMail(mailOf(message)), connection.aborted]);
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        throw error instanceof EmailError ? error : readSmtpFault(error);
      } finally {
        connection.release();
      }
    },
  };
}

function transportOptions(server: SmtpServer): SMTPTransport.Options {
  const { connectMs, answerMs } = server.timeouts ?? usualTimeouts;
  return {
    host: server.host,
    port: server.port,
    secure: server.isSecure,
    requireTLS: server.tls === 'required',
    ignoreTLS: server.tls === 'off',
    tls: {
      minVersion: 'TLSv1.2',
      // A server on this machine is trusted; its certificate seldom names it.
      rejectUnauthorized: server.tls === 'required',
      ...(server.ca === undefined ? {} : { ca: server.ca }),
    },
    ...(server.user === null ? {} : { auth: { user: server.user, pass: server.password ?? '' } }),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: answerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function mailOf(message: SmtpMessage): SMTPTransport.MailOptions {
  return {
    envelope: { from: message.from.address, to: [message.to] },
    from: message.from,
    to: { name: '', address: message.to },
    subject: message.subject,
    text: message.text,
    html: message.html,
    ...filesOf(message),
    messageId: message.messageId,
    // Suppresses automatic replies (RFC 3834, 5).
    ...(message.replyTo === undefined
      ? { headers: { 'Auto-Submitted': 'auto-generated', ...unsubscription(message) } }
      : { replyTo: { name: '', address: message.replyTo } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Attachments; an invitation is also an alternative of the text, where mail programs look for it (RFC 6047, 2.4). */
function filesOf({ attachments = [] }: SmtpMessage): Pick<SMTPTransport.MailOptions, 'attachments' | 'icalEvent'> {
  const methodOf = (contentType: string) => /^text\/calendar;.*\bmethod=(\w+)/.exec(contentType)?.[1];
  const invitation = attachments.find(({ contentType }) => methodOf(contentType) !== undefined);
  const files = attachments.filter((file) => file !== invitation);
  return {
    attachments: files.map(({ name, contentType, bytes }) => ({
      filename: name,
      contentType,
      content: Buffer.from(bytes),
    })),
    ...(invitation
      ? {
          icalEvent: {
            filename: invitation.name,
            method: methodOf(invitation.contentType) ?? 'PUBLISH',
            content: Buffer.from(invitation.bytes),
          },
        }
      : {}),
  };
}

/** Headers by which mail programs offer to unsubscribe. Source: RFC 8058, 3.1. */
function unsubscription({ listUnsubscribe }: SmtpMessage): Record<string, string> {
  if (listUnsubscribe === undefined) return {};
  return { 'List-Unsubscribe': `<${listUnsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Opens the connection ourselves, because the library has no way to end one that hangs. */
function openConnection(server: SmtpServer, signal: AbortSignal) {
  const { connectMs } = server.timeouts ?? usualTimeouts;
  let socket: Socket | undefined;
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => {
      socket?.destroy();
      reject(signal.reason);
    };
  });
  aborted.catch(() => {});
  signal.addEventListener('abort', onAbort, { once: true });

  const getSocket: SMTPTransport.Options['getSocket'] = (_options, callback) => {
    const opening = connect({ host: server.host, port: server.port });
    socket = opening;
    const settle = (error: Error | null) => {
      opening.removeListener('error', settle);
      opening.removeListener('connect', onConnect);
      opening.setTimeout(0);
      opening.removeListener('timeout', onSilence);
      if (error) opening.destroy();
      callback(error, error ? false : { connection: opening });
    };
    const onConnect = () => settle(null);
    const onSilence = () => settle(new EmailError('timeout', 'The mail server did not answer in time'));
    opening.once('error', settle);
    opening.once('connect', onConnect);
    opening.setTimeout(connectMs, onSilence);
  };
  return { getSocket, aborted, release: () => signal.removeEventListener('abort', onAbort) };
}
