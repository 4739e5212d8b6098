import { area } from '#platform/areas/area.ts';
import { listEmailTemplates } from './list-templates.ts';
import type { MailTemplatesDeps } from './mail-templates.operation.ts';
import { mailTemplatesPersonalData } from './personal-data.ts';
import { previewEmailTemplate } from './preview-template.ts';
import { setEmailTemplate } from './set-template.ts';
import { testEmailTemplate } from './test-template.ts';

export { findText } from './mail-templates.queries.ts';
export { findVariableFaults } from './placeholders.rules.ts';

/** Texts of emails to customers, as resellers change them. */
export const mailTemplatesArea = area<MailTemplatesDeps>({
  name: 'mail-templates',
  personalData: mailTemplatesPersonalData,
  operations: {
    'Reseller and platform admin': [listEmailTemplates, setEmailTemplate, previewEmailTemplate, testEmailTemplate],
  },
});
