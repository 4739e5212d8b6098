import { type EmailSender, isEmailFault } from './email-sender.ts';

/** Timeout of the test. Unit: milliseconds. */
const testMs = 20_000;

/** Sends a test email. Returns the fault in words; null: the server took it. */
export async function sendTestMail(
  sender: EmailSender,
  { from, to, id }: { from: { name: string; address: string }; to: string; id: string },
  closed: AbortSignal,
): Promise<string | null> {
  const text = 'This is a test of the mail server of Parley. It works: emails of this installation go out this way.';
  const mail = {
    to,
    from,
    subject: 'Test of the mail server',
    text,
    html: `<!doctype html><p>${text}</p>`,
    messageId: `<${id}@${from.address.split('@').at(-1)}>`,
  };
  const timeout = AbortSignal.timeout(testMs);
  try {
    await sender.send(mail, AbortSignal.any([timeout, closed]));
    return null;
  } catch (error) {
    closed.throwIfAborted();
    if (timeout.aborted) return 'The mail server did not answer in time';
    if (isEmailFault(error)) return error.message;
    throw error;
  }
}
