import { admin } from '#platform/http/access/access.ts';
import { noMailServerStored } from './mail.errors.ts';
import { operation } from './mail.operation.ts';
import { deleteServer } from './mail-server.queries.ts';

/** Deletes the mail server that was entered; emails are kept from then on. */
export const deleteMailServer = operation({
  method: 'DELETE',
  path: '/api/admin/mail-server',
  id: 'deleteMailServer',
  summary: 'Delete the mail server',
  description: 'Emails are kept for platform admins to read from now on, also those that wait to be sent.',
  access: admin(),
  audit: 'mail_server.delete',
  transaction: 'none',
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: {},
  async run({ db, deps, audit }) {
    audit.resource('mail_server');
    if (!(await db.platform.inPlatform(deleteServer))) throw noMailServerStored();
    await deps.servers.refresh();
  },
});
