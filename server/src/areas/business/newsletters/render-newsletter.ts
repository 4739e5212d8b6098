import type { ErrorDetail } from '@parley/contract/errors';
import type { ResellerId, TenantId } from '@parley/contract/ids';
import { type NewsletterWrite, newsletterVariables } from '@parley/contract/resources/newsletter';
import { findMailSender } from '#areas/business/branding';
import { findVariableFaults } from '#areas/business/mail-templates';
import { baseUrlAt, mailBrandOf, type RenderedMail, renderLetter } from '#areas/platform/mail';
import type { Tx } from '#db/tenant-scope.ts';
import { refuseFields } from '#platform/http/define-refusal.ts';
import { newsletterWords } from './newsletter-words.rules.ts';

/** Sender of a newsletter as readers see it. */
export interface Letterhead {
  brand: ReturnType<typeof mailBrandOf>;
  /** Of links: the first verified domain of the reseller, else the installation. */
  baseUrl: string;
}

export async function findLetterhead(tx: Tx, resellerId: ResellerId, linkBaseUrl: string): Promise<Letterhead> {
  const accountId = resellerId as string as TenantId;
  const { branding, host } = await findMailSender(tx, { accountId, to: '' });
  const baseUrl = baseUrlAt(linkBaseUrl.replace(/\/+$/, ''), host);
  return { brand: mailBrandOf(branding, baseUrl), baseUrl };
}

/** Address that unsubscribes; without a token, as in previews, its page says that the link is incomplete. */
export const unsubscribeUrl = ({ baseUrl }: Letterhead, token: string): string =>
  `${baseUrl}/api/newsletters/unsubscribe?token=${token}`;

/** Renders a newsletter for one reader. */
export function renderNewsletter(
  letter: NewsletterWrite,
  head: Letterhead,
  reader: { name: string; unsubscribeUrl: string },
): RenderedMail {
  const { language, subject, text, button } = letter;
  const words = newsletterWords[language];
  return renderLetter({
    text: { subject, before: text, action: button?.label ?? '', after: '' },
    name: reader.name,
    link: button?.url ?? null,
    brand: head.brand,
    language,
    closing: words.reason(head.brand.name),
    unsubscribe: { label: words.unsubscribe, url: reader.unsubscribeUrl },
  });
}

/** Refuses variables that a newsletter does not have, naming line and column. */
export function checkVariables(letter: Partial<Pick<NewsletterWrite, 'subject' | 'text'>>): void {
  const faults: ErrorDetail[] = (['subject', 'text'] as const).flatMap((field) =>
    findVariableFaults(letter[field] ?? '', `/${field}`, newsletterVariables),
  );
  if (faults.length > 0) throw refuseFields(faults);
}
