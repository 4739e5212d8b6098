import type { ResellerId } from '@parley/contract/ids';
import type { EmailLanguage, EmailTemplateKey, EmailText } from '@parley/contract/resources/email-template';
import { findMailSender } from '#areas/business/branding';
import { baseUrlAt, factsOfText, mailBrandOf, previewMail, type RenderedMail } from '#areas/platform/mail';
import type { Tx } from '#db/tenant-scope.ts';
import { badTemplate } from './mail-templates.errors.ts';
import { findText } from './mail-templates.queries.ts';
import { findPlaceholderFaults } from './placeholders.rules.ts';

/** Renders a text with sample values and the reseller's brand: a draft, or the text in use. */
export async function renderPreview(
  tx: Tx,
  preview: {
    resellerId: ResellerId;
    key: EmailTemplateKey;
    language: EmailLanguage;
    text: EmailText | undefined;
    linkBaseUrl: string;
  },
): Promise<RenderedMail> {
  const { resellerId, key, language, text, linkBaseUrl } = preview;
  checkText(text, key);
  const custom = text ?? (await findText(tx, { resellerId, key, language }));
  const { branding, host } = await findMailSender(tx, { accountId: resellerId as never, to: '' });
  const baseUrl = baseUrlAt(linkBaseUrl.replace(/\/+$/, ''), host);
  return previewMail({ key, language, custom, brand: mailBrandOf(branding, baseUrl), baseUrl });
}

/** Refuses a text with variables that its email does not have, naming line and column. */
export function checkText(text: EmailText | null | undefined, key: EmailTemplateKey): void {
  const faults = text ? findPlaceholderFaults(text, factsOfText(key)) : [];
  if (faults.length > 0) throw badTemplate(faults);
}
