import { EmailError } from '../email-error.ts';
import type { SmtpMessage } from './smtp-sender.ts';

/** One mailbox as SMTP writes it, without anything that could end the address or begin another. */
const mailbox = /^[^\s<>()[\]\\,;:"@\p{Cc}]{1,64}@[^\s<>()\\,;"@\p{Cc}]{1,255}$/u;

/**
 * Refuses (`invalid`) what could begin a header, an address or a command of its own. The library escapes too; that an
 * e-mail goes to one address only and says what we wrote must not hang on it alone.
 */
export function checkMessage(message: SmtpMessage): void {
  for (const address of [message.to, message.from.address]) {
    if (!mailbox.test(address)) throw new EmailError('invalid', 'An address of this e-mail is none');
  }
  for (const header of [message.subject, message.from.name]) {
    if (/\p{Cc}/u.test(header)) throw new EmailError('invalid', 'A header of this e-mail holds a control character');
  }
  if (!/^<[\w.-]+@[\w.-]+>$/.test(message.messageId)) throw new EmailError('invalid', 'The Message-ID is none');
}
