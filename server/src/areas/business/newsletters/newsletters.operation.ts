import { type NewsletterId, NewsletterId as NewsletterIdSchema, ResellerId } from '@parley/contract/ids';
import type { Newsletter, NewsletterConsent, NewsletterWrite } from '@parley/contract/resources/newsletter';
import { z } from 'zod';
import type { Mailer } from '#areas/platform/mail';
import { operationOf } from '#platform/http/operation.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

export interface NewslettersDeps {
  mailer: Pick<Mailer, 'delivers' | 'sendRendered'>;
  /** Base URL of links in emails. */
  linkBaseUrl: string;
  tokens: UnsubscribeTokens;
}

export const operation = operationOf<NewslettersDeps>();

export const newsletterParams = z.object({ newsletterId: NewsletterIdSchema });
export const consentParams = z.object({ resellerId: ResellerId });

export const exampleText: NewsletterWrite = {
  language: 'en',
  subject: 'News from {{brand}}',
  text: 'Hello {{name}},\n\nyour agents now speak Finnish, too.',
  button: { label: 'Try it', url: 'https://voice.nordic.example/news' },
};

/** Newsletter of the examples in the API document. */
export const exampleNewsletter: Newsletter = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9bd0' as NewsletterId,
  status: 'draft',
  ...exampleText,
  report: null,
  created_at: '2026-03-01T09:00:00.000Z',
  updated_at: '2026-03-01T09:00:00.000Z',
  started_at: null,
  finished_at: null,
};

export const exampleConsent: NewsletterConsent = {
  reseller: { id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b02' as ResellerId, name: 'Nordic Voice' },
  is_subscribed: true,
  changed_at: '2026-03-01T09:00:00.000Z',
  changed_by: 'account_page',
};
