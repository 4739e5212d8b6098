import type { Database } from '#db/open.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import { SecretsError } from '#platform/secrets/secrets.errors.ts';
import { findStripe, storeStripe } from './stripe-account.queries.ts';
import type { StripeSecrets } from './stripe-secrets.ts';

/** Seals Stripe's key and webhook secret with the active sealing key after a rotation. */
export const resealStripe = ({ db, secrets }: { db: Database; secrets: StripeSecrets }): Job => ({
  name: 'stripe_account.reseal',
  everyMinutes: 15,
  run: () =>
    db.platform.inPlatform(async (tx) => {
      const stored = await findStripe(tx, { forUpdate: true });
      if (!stored) return;
      const { sealedKey, sealedWebhookSecret } = stored;
      if (![sealedKey, sealedWebhookSecret].some((sealed) => sealed !== null && secrets.needsReseal(sealed))) return;
      try {
        await storeStripe(tx, {
          ...stored,
          sealedKey: secrets.seal('key', secrets.open('key', sealedKey)),
          sealedWebhookSecret:
            sealedWebhookSecret === null
              ? null
              : secrets.seal('webhook_secret', secrets.open('webhook_secret', sealedWebhookSecret)),
        });
      } catch (error) {
        // Stays as it is, in case its sealing key is recovered.
        if (!(error instanceof SecretsError)) throw error;
      }
    }),
});
