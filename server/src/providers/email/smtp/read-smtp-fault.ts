import { EmailError } from '../email-error.ts';

/** The library's error: its code, and the server's reply if any. */
interface SmtpFault extends Error {
  code?: string;
  responseCode?: number;
  response?: string;
  command?: string;
  syscall?: string;
}

const isFault = (error: unknown): error is SmtpFault => error instanceof Error;

/**
 * Classifies a failure as the email's or the server's. The reply to authentication is never quoted: servers repeat
 * there what they were sent. Source of the codes: RFC 5321, 4.2.1 (4yz: transient, 5yz: permanent), RFC 4954, 6.
 */
export function readSmtpFault(error: unknown): EmailError {
  if (!isFault(error)) return new EmailError('unreachable', 'The mail server could not be asked');
  const { code, command = '', responseCode, response = '' } = error;
  const cause = { cause: error };
  if (code === 'EAUTH' || command.startsWith('AUTH') || responseCode === 530) {
    const answer = responseCode === undefined ? '' : ` (${responseCode})`;
    return new EmailError('login_refused', `The mail server did not accept our user and password${answer}`);
  }
  if (code === 'ETLS' || /certificate|ssl|tls/i.test(error.message)) {
    return new EmailError('tls', `No private connection to the mail server: ${error.message}`, cause);
  }
  if (responseCode !== undefined) {
    const said = `The mail server answered ${command || 'us'} with ${response}`;
    return new EmailError(responseCode >= 500 ? 'refused' : 'busy', said, cause);
  }
  // The library says CONN of a connection that ends later, too.
  const wasOpen = !['connect', 'getaddrinfo'].includes(error.syscall ?? '') && !/greeting/i.test(error.message);
  if (code === 'ETIMEDOUT')
    return new EmailError('timeout', 'The mail server fell silent', { ...cause, mayBeTaken: wasOpen });
  if (code === 'EMESSAGE' || code === 'EENVELOPE') return new EmailError('invalid', error.message, cause);
  return new EmailError('unreachable', `The mail server could not be reached: ${error.message}`, {
    ...cause,
    mayBeTaken: wasOpen,
  });
}
