/** Outgoing email. Fields are not checked for header injection; the sender does that. */
export interface OutgoingEmail {
  to: string;
  from: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Message-ID with angle brackets. Constant across attempts, so that receivers can deduplicate. */
  messageId: string;
  /** Address for answers to an email that a person wrote; absent: the email is marked as automatic. */
  replyTo?: string;
  /** Address of the one-click unsubscription (RFC 8058). */
  listUnsubscribe?: string;
  attachments?: MailAttachment[];
}

/** A file of an email. */
export interface MailAttachment {
  /** Name as the reader saves it. */
  name: string;
  contentType: string;
  bytes: Uint8Array;
}

/** Port to a mail server. */
export interface EmailSender {
  /** Sends one email once, without retries. Throws an error accepted by `isEmailFault`, or the signal's reason. */
  send(mail: OutgoingEmail, signal: AbortSignal): Promise<void>;
}

/** Sender error by shape: its class belongs to the provider, which areas do not import. */
interface EmailFault extends Error {
  code: string;
  /** True when a retry may succeed. */
  mayRetry: boolean;
  /** The server may have taken the email. */
  mayBeTaken: boolean;
}

export function isEmailFault(error: unknown): error is EmailFault {
  return error instanceof Error && error.name === 'EmailError' && 'code' in error && 'mayRetry' in error;
}
