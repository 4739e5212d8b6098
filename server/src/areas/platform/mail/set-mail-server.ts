import { MailServer, MailServerWrite } from '@parley/contract/resources/mail';
import { admin } from '#platform/http/access/access.ts';
import { mailServerIsSetting, mailServerRefused, passwordWanted } from './mail.errors.ts';
import { exampleMailServer } from './mail.examples.ts';
import { operation } from './mail.operation.ts';
import { findStoredServer, storeServer } from './mail-server.queries.ts';
import type { OpenMailServer } from './mail-server.ts';
import { presentMailServer } from './present-mail-server.ts';
import { sendTestMail } from './send-test-mail.ts';

/** Tests a mail server by sending an email, and uses it from then on. */
export const setMailServer = operation({
  method: 'PUT',
  path: '/api/admin/mail-server',
  id: 'setMailServer',
  summary: 'Set the mail server',
  description:
    'Sends a test email to `test_to` first; when the server does not take it, nothing is stored (409). In use at once, in every process. Where PARLEY_SMTP_URL is set it comes first, and nothing can be set here (409).',
  access: admin(),
  audit: 'mail_server.set',
  transaction: 'none',
  requestsPerMinute: 10,
  body: MailServerWrite,
  answer: { status: 200, schema: MailServer },
  refusals: ['conflict'],
  example: {
    body: {
      host: 'smtp.example.com',
      port: 587,
      security: 'starttls',
      user: 'parley@example.com',
      password: 'app-password',
      from_name: 'Parley',
      from_address: 'parley@example.com',
      test_to: 'ada@example.com',
    },
    answer: exampleMailServer,
  },
  async run({ db, body, deps, now, newId, request, audit }) {
    const { servers, password } = deps;
    if (servers.current()?.source === 'environment') throw mailServerIsSetting();
    const before = await db.platform.inPlatform(findStoredServer);
    const { host, port, security, user } = body;
    const isSame = before !== null && before.host === host && before.user === user;
    if (body.password === undefined && before?.sealedPassword && !isSame) throw passwordWanted();
    const kept = body.password === undefined ? (before?.sealedPassword ?? null) : null;
    const sealedPassword = body.password ? password.seal(body.password) : kept;
    const from = { name: body.from_name, address: body.from_address };
    const opened = sealedPassword === null ? null : password.open(sealedPassword);
    const server: OpenMailServer = { host, port, security, user, password: opened, from };
    const fault = await sendTestMail(servers.senderOf(server), { from, to: body.test_to, id: newId() }, request.closed);
    if (fault !== null) throw mailServerRefused(fault);
    const row = { host, port, security, user, sealedPassword, from, setAt: now.toISOString() };
    await db.platform.inPlatform((tx) => storeServer(tx, row));
    await servers.refresh();
    audit.resource('mail_server');
    audit.details({ host, port, security });
    return presentMailServer(deps);
  },
});
