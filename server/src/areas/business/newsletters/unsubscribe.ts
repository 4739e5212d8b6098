import { z } from 'zod';
import type { Tx } from '#db/tenant-scope.ts';
import { publicAccess } from '#platform/http/access/access.ts';
import { type AnswerHeaders, notAudited } from '#platform/http/operation.ts';
import { withdrawConsent } from './consents.queries.ts';
import { type NewslettersDeps, operation } from './newsletters.operation.ts';
import { getNewsletter } from './newsletters.queries.ts';
import { noteUnsubscribed } from './recipients.queries.ts';
import { findLetterhead } from './render-newsletter.ts';
import { unsubscribePage, unsubscribePageHeaders } from './unsubscribe-page.rules.ts';
import type { Unsubscription } from './unsubscribe-token.ts';

const path = '/api/newsletters/unsubscribe';
const query = z.object({
  token: z.string().max(200).default('').meta({ description: 'Signed, from the link in the email' }),
});
const answer = { status: 200, contentType: 'text/html', caching: 'no-store', schema: z.string() } as const;

/** Providers of mailboxes unsubscribe many people from few addresses. */
const requestsPerMinute = 6000;

/** Page of the link to unsubscribe. Opening it changes nothing: mail programs and scanners open links. */
export const showUnsubscribe = operation({
  method: 'GET',
  path,
  id: 'showUnsubscribe',
  summary: 'Page to unsubscribe',
  description: 'The page of the link in a newsletter, with a button that unsubscribes.',
  access: publicAccess('the link in an email is opened without signing in; its token is signed'),
  requestsPerMinute,
  query,
  answer,
  example: { query: { token: 'AZfzoHwee0Kf...' }, answer: '<!doctype html>...' },
  async run({ query: { token }, db, deps, headers }) {
    const found = deps.tokens.read(token);
    const brand = found && (await db.platform.inPlatform((tx) => findSender(tx, deps, found)));
    return showPage(headers, brand ? { kind: 'ask', ...brand } : { kind: 'invalid' });
  },
});

/** Unsubscribes: from the page, or in one click by the mail program (RFC 8058). */
export const unsubscribe = operation({
  method: 'POST',
  path,
  id: 'unsubscribe',
  summary: 'Unsubscribe from newsletters',
  description:
    'For mail programs, by the header List-Unsubscribe-Post (RFC 8058), and for the button of the page. Without signing in; repeating it changes nothing.',
  access: publicAccess('mail programs unsubscribe without signing in; the token is signed'),
  audit: notAudited('the consent keeps when and how it was withdrawn'),
  requestsPerMinute,
  query,
  body: z.string().max(1000).optional().meta({ description: '`List-Unsubscribe=One-Click`' }),
  bodyType: 'application/x-www-form-urlencoded',
  maxBodyBytes: 4096,
  takesRawBody: true,
  answer,
  example: {
    query: { token: 'AZfzoHwee0Kf...' },
    body: 'List-Unsubscribe=One-Click',
    answer: '<!doctype html>...',
  },
  async run({ query: { token }, db, deps, headers, now }) {
    const found = deps.tokens.read(token);
    if (!found) return showPage(headers, { kind: 'invalid' });
    const { resellerId, newsletterId: id, userId } = found;
    const brand = await db.platform.inPlatform(async (tx) => {
      await withdrawConsent(tx, { resellerId, userId, source: 'unsubscribe_link', now });
      await noteUnsubscribed(tx, { resellerId, id, userId, now });
      return findSender(tx, deps, found);
    });
    return showPage(headers, brand ? { kind: 'done', ...brand } : { kind: 'invalid' });
  },
});

/** Name, colour and language of the newsletter; null: its reseller or itself was deleted, and nothing comes any more. */
async function findSender(tx: Tx, { linkBaseUrl }: NewslettersDeps, { resellerId, newsletterId }: Unsubscription) {
  const letter = await getNewsletter(tx, resellerId, newsletterId).catch(() => null);
  if (letter === null) return null;
  const { brand } = await findLetterhead(tx, resellerId, linkBaseUrl);
  return { brand: brand.name, color: brand.color, language: letter.language };
}

function showPage(headers: AnswerHeaders, page: Parameters<typeof unsubscribePage>[0]): string {
  for (const [name, value] of Object.entries(unsubscribePageHeaders)) headers.set(name, value);
  return unsubscribePage(page);
}
