import { EmailTemplatePreview, RenderedEmail } from '@parley/contract/resources/email-template';
import { reseller } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { exampleTemplate, exampleText, operation, templateParams } from './mail-templates.operation.ts';
import { renderPreview } from './render-preview.ts';

/** Renders an email with sample values. */
export const previewEmailTemplate = operation({
  method: 'POST',
  path: '/api/reseller/email-templates/{key}/preview',
  id: 'previewEmailTemplate',
  summary: 'Preview an email template',
  description: 'As it would be sent, with your brand and sample values. `text`: a draft that is not saved.',
  access: reseller({ needsAdmin: false }),
  audit: notAudited('nothing is stored or sent'),
  params: templateParams,
  maxBodyBytes: 64 * 1024,
  body: EmailTemplatePreview,
  answer: { status: 200, schema: RenderedEmail },
  example: {
    params: { key: exampleTemplate.key },
    body: { language: 'en', text: exampleText },
    answer: { subject: 'Set your password for Nordic Voice', text: 'Hello Ada, ...', html: '<!doctype html>...' },
  },
  run: ({ tx, tenantId: resellerId, params, body, deps }) =>
    renderPreview(tx, { resellerId, key: params.key, ...body, text: body.text, linkBaseUrl: deps.linkBaseUrl }),
});
