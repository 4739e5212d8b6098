import { NewsletterConsent, NewsletterConsentSet } from '@parley/contract/resources/newsletter';
import { auditUserAction, ownTenantOf } from '#areas/accounts/users';
import { login } from '#platform/http/access/access.ts';
import { giveConsent, listConsents, withdrawConsent } from './consents.queries.ts';
import { senderNotFound } from './newsletters.errors.ts';
import { consentParams, exampleConsent, operation } from './newsletters.operation.ts';

/** Subscribes the signed-in person to a reseller's newsletters, or unsubscribes. */
export const setOwnNewsletter = operation({
  method: 'PUT',
  path: '/api/auth/me/newsletters/{resellerId}',
  id: 'setOwnNewsletter',
  summary: 'Subscribe to newsletters',
  description: 'Of a reseller whose customer the person belongs to. Kept with time and source.',
  access: login(),
  audit: 'auth.newsletter_consent',
  params: consentParams,
  body: NewsletterConsentSet,
  answer: { status: 200, schema: NewsletterConsent },
  refusals: ['not_found'],
  example: {
    params: { resellerId: exampleConsent.reseller.id },
    body: { is_subscribed: true },
    answer: exampleConsent,
  },
  run: ({ db, params, body, principal, request, now }) =>
    db.platform.inPlatform(async (tx) => {
      const { resellerId } = params;
      const find = async () =>
        (await listConsents(tx, principal.id)).find(({ reseller }) => reseller.id === resellerId);
      const before = await find();
      if (!before) throw senderNotFound();
      if (before.is_subscribed === body.is_subscribed) return before;
      const consent = { resellerId, userId: principal.id, source: 'account_page', now } as const;
      await (body.is_subscribed ? giveConsent(tx, consent) : withdrawConsent(tx, consent));
      await auditUserAction(tx, {
        name: 'auth.newsletter_consent',
        user: principal,
        tenantId: ownTenantOf(principal),
        requestId: request.id,
        details: { reseller_id: resellerId, is_subscribed: body.is_subscribed },
        now,
      });
      const changed = { ...before, is_subscribed: body.is_subscribed, changed_at: now.toISOString() };
      return (await find()) ?? { ...changed, changed_by: consent.source };
    }),
});
