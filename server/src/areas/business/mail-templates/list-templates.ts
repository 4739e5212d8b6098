import { EmailLanguage, EmailTemplate, EmailTemplateKey } from '@parley/contract/resources/email-template';
import { z } from 'zod';
import { needScopeOfNamedKey } from '#areas/business/reseller';
import { reseller } from '#platform/http/access/access.ts';
import { exampleTemplate, operation } from './mail-templates.operation.ts';
import { listTemplates } from './mail-templates.queries.ts';

/** Lists the emails to customers, with the text in use and Parley's own. */
export const listEmailTemplates = operation({
  method: 'GET',
  path: '/api/reseller/email-templates',
  id: 'listEmailTemplates',
  summary: 'List email templates',
  description: 'All of them in one language. A named key needs the scope `account:read`.',
  access: reseller({ needsAdmin: false }),
  query: z.strictObject({ language: EmailLanguage.default('en') }),
  answer: { status: 200, schema: z.object({ data: z.array(EmailTemplate) }) },
  example: { query: { language: 'en' }, answer: { data: [exampleTemplate] } },
  async run({ tx, tenantId: resellerId, query, principal }) {
    needScopeOfNamedKey(principal, 'account:read');
    return { data: await listTemplates(tx, { resellerId, language: query.language, keys: EmailTemplateKey.options }) };
  },
});
