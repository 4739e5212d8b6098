import { isDeepStrictEqual } from 'node:util';
import { EmailTemplate, EmailTemplateWrite } from '@parley/contract/resources/email-template';
import { reseller } from '#platform/http/access/access.ts';
import { exampleTemplate, exampleText, operation, templateParams } from './mail-templates.operation.ts';
import { deleteText, getTemplate, saveText } from './mail-templates.queries.ts';
import { checkText } from './render-preview.ts';

/** Replaces the text of an email in one language, or goes back to Parley's own. */
export const setEmailTemplate = operation({
  method: 'PUT',
  path: '/api/reseller/email-templates/{key}',
  id: 'setEmailTemplate',
  summary: 'Replace an email template',
  description:
    'Used by the next email to a customer. The text is plain: it is escaped in HTML, and the button with its link stays. A variable that the email does not have is refused with its line and column. `text: null` goes back to the default.',
  access: reseller({ needsAdmin: true }),
  audit: 'email_template.update',
  params: templateParams,
  maxBodyBytes: 64 * 1024,
  body: EmailTemplateWrite,
  answer: { status: 200, schema: EmailTemplate },
  example: {
    params: { key: exampleTemplate.key },
    body: { language: 'en', text: exampleText },
    answer: exampleTemplate,
  },
  async run({ tx, tenantId: resellerId, params, body, now, audit }) {
    const { language, text } = body;
    const place = { resellerId, key: params.key, language };
    checkText(text, params.key);
    const before = await getTemplate(tx, place);
    audit.resource('email_template');
    audit.details({ key: params.key, language, is_customized: text !== null });
    const isSame = text === null ? !before.is_customized : before.is_customized && isDeepStrictEqual(before.text, text);
    if (isSame) {
      audit.nothingChanged();
      return before;
    }
    if (text === null) await deleteText(tx, place);
    else await saveText(tx, place, text, now);
    return getTemplate(tx, place);
  },
});
