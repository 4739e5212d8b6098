import type { TenantId } from '@parley/contract/ids';
import { Email } from '@parley/contract/resources/mail';
import { admin } from '#platform/http/access/access.ts';
import { exampleEmail } from './mail.examples.ts';
import { exampleMailId, mailParams, operation } from './mail.operation.ts';
import { getEmail, presentEmail } from './mail.queries.ts';

/** Gets one email. Only bodies of undelivered emails are shown, and the access is audited. */
export const getEmailWithBody = operation({
  method: 'GET',
  path: '/api/admin/mail/{mailId}',
  id: 'getEmail',
  summary: 'Read an email',
  description:
    'Of an email that is only kept, `text` and `html` are what it says: its links open accounts, so reading it leaves a row in the audit log. Of all others both are null.',
  access: admin(),
  audit: 'mail.read',
  params: mailParams,
  answer: { status: 200, schema: Email, caching: 'no-store' },
  refusals: ['not_found'],
  example: {
    params: { mailId: exampleMailId },
    answer: {
      ...exampleEmail,
      text: 'Hello,\n\nAda invites you to work in Lindgren Dental ...',
      html: '<!doctype html>...',
    },
  },
  async run({ tx, params, deps, audit }) {
    const row = await getEmail(tx, params.mailId);
    const shown = presentEmail(row);
    if (row.status !== 'kept') {
      audit.nothingChanged();
      return { ...shown, text: null, html: null };
    }
    const place = { id: row.id, tenantId: row.tenant_id as TenantId | null };
    const { text, html } = deps.bodies.open(row.sealed_body, place);
    return { ...shown, text, html };
  },
});
