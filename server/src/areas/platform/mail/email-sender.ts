/** An e-mail as it goes out. Nothing in it was checked for what a header must not hold; the sender does that. */
export interface OutgoingEmail {
  to: string;
  from: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** With its brackets. The same for every try, so that a receiver can tell a second copy. */
  messageId: string;
}

/** The way out for e-mails. */
export interface EmailSender {
  /**
   * Hands one e-mail to a mail server, once; it never tries again by itself. Throws an error for which `isEmailFault`
   * holds, or the reason of the signal.
   */
  send(mail: OutgoingEmail, signal: AbortSignal): Promise<void>;
}

/** What a sender throws, by its form: its class belongs to the provider, which areas do not know. */
interface EmailFault extends Error {
  code: string;
  /** Whether the same e-mail may go through later. */
  mayRetry: boolean;
}

export function isEmailFault(error: unknown): error is EmailFault {
  return error instanceof Error && error.name === 'EmailError' && 'code' in error && 'mayRetry' in error;
}
