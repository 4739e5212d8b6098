import { EmailTemplateTest } from '@parley/contract/resources/email-template';
import { reseller } from '#platform/http/access/access.ts';
import { noMailServer } from './mail-templates.errors.ts';
import { exampleTemplate, exampleText, operation, templateParams } from './mail-templates.operation.ts';
import { renderPreview } from './render-preview.ts';

/** Sends an email with sample values. */
export const testEmailTemplate = operation({
  method: 'POST',
  path: '/api/reseller/email-templates/{key}/test',
  id: 'testEmailTemplate',
  summary: 'Send a test of an email template',
  description: 'As the preview, to one address. Needs a mail server (409).',
  access: reseller({ needsAdmin: true }),
  audit: 'email_template.test',
  requestsPerMinute: 10,
  params: templateParams,
  maxBodyBytes: 64 * 1024,
  body: EmailTemplateTest,
  answer: { status: 204, schema: null },
  refusals: ['conflict'],
  example: { params: { key: exampleTemplate.key }, body: { language: 'en', text: exampleText, to: 'ada@example.com' } },
  async run({ tx, tenantId: resellerId, params, body, deps, now, audit }) {
    audit.resource('email_template');
    audit.details({ key: params.key, language: body.language });
    const { mailer, linkBaseUrl } = deps;
    const { language, text, to } = body;
    const mail = await renderPreview(tx, { resellerId, key: params.key, language, text, linkBaseUrl });
    if (!mailer.delivers) throw noMailServer();
    await mailer.sendRendered(tx, { accountId: resellerId, to, kind: 'template_test', mail, now });
  },
});
