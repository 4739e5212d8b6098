import { MailServer } from '@parley/contract/resources/mail';
import { admin } from '#platform/http/access/access.ts';
import { exampleMailServer } from './mail.examples.ts';
import { operation } from './mail.operation.ts';
import { presentMailServer } from './present-mail-server.ts';

/** Gets the mail server in use. */
export const getMailServer = operation({
  method: 'GET',
  path: '/api/admin/mail-server',
  id: 'getMailServer',
  summary: 'Get the mail server',
  access: admin(),
  answer: { status: 200, schema: MailServer, caching: 'no-store' },
  example: { answer: exampleMailServer },
  transaction: 'none',
  run: async ({ deps }) => presentMailServer(deps),
});
