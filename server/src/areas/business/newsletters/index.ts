import type { BulkMail } from '#areas/platform/mail';
import { area } from '#platform/areas/area.ts';
import { createNewsletter } from './create-newsletter.ts';
import { deleteNewsletter } from './delete-newsletter.ts';
import { getNewsletterAudience } from './get-audience.ts';
import { getNewsletterById } from './get-newsletter.ts';
import { listNewsletters } from './list-newsletters.ts';
import { listOwnNewsletters } from './list-own-newsletters.ts';
import { newsletterJobs } from './newsletter-jobs.ts';
import type { NewslettersDeps } from './newsletters.operation.ts';
import { newslettersPersonalData } from './personal-data.ts';
import { previewNewsletter } from './preview-newsletter.ts';
import { isStillWanted, keepOutcome } from './recipients.queries.ts';
import { sendNewsletter } from './send-newsletter.ts';
import { setOwnNewsletter } from './set-own-newsletter.ts';
import { testNewsletter } from './test-newsletter.ts';
import { showUnsubscribe, unsubscribe } from './unsubscribe.ts';
import { updateNewsletter } from './update-newsletter.ts';

export { giveConsentAtSignUp } from './consents.queries.ts';
export { createUnsubscribeTokens } from './unsubscribe-token.ts';

/** Decisions about the emails of newsletters, at each attempt. */
export const newsletterMail: BulkMail = { isWanted: isStillWanted, keepOutcome };

/** Newsletters of resellers to the people of their customers who agreed. */
export const newslettersArea = area<NewslettersDeps>({
  name: 'newsletters',
  personalData: newslettersPersonalData,
  jobs: newsletterJobs,
  operations: {
    'Auth and onboarding': [listOwnNewsletters, setOwnNewsletter],
    'Reseller and platform admin': [
      listNewsletters,
      createNewsletter,
      getNewsletterById,
      updateNewsletter,
      deleteNewsletter,
      sendNewsletter,
      testNewsletter,
      previewNewsletter,
      getNewsletterAudience,
      showUnsubscribe,
      unsubscribe,
    ],
  },
});
