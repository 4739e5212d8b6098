import { EmailError } from '../email-error.ts';
import type { SmtpMessage } from './smtp-sender.ts';

/** One mailbox in SMTP syntax, without characters that could end the address or begin another (injection). */
const mailbox = /^[^\s<>()[\]\\,;:"@\p{Cc}]{1,64}@[^\s<>()\\,;"@\p{Cc}]{1,255}$/u;

/**
 * Refuses (`invalid`) header, address and command injection. The library escapes too; that an email goes to one address
 * only with our content must not depend on it alone.
 */
export function checkMessage(message: SmtpMessage): void {
  for (const address of [message.to, message.from.address, message.replyTo ?? message.to]) {
    if (!mailbox.test(address)) throw new EmailError('invalid', 'An address of this email is none');
  }
  const files = (message.attachments ?? []).flatMap(({ name, contentType }) => [name, contentType]);
  for (const header of [message.subject, message.from.name, ...files]) {
    if (/\p{Cc}/u.test(header)) throw new EmailError('invalid', 'A header of this email holds a control character');
  }
  if (message.listUnsubscribe !== undefined && !/^https?:\/\/[^\s<>,\p{Cc}]+$/u.test(message.listUnsubscribe)) {
    throw new EmailError('invalid', 'The address to unsubscribe is none');
  }
  if (!/^<[\w.-]+@[\w.-]+>$/.test(message.messageId)) throw new EmailError('invalid', 'The Message-ID is none');
}
