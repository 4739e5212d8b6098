import type { Mailer } from '#areas/platform/mail';
import { consumer, type OutboxConsumer } from '#platform/outbox/consumer.ts';
import { findOwners } from './billing-accounts.queries.ts';

/** Mail the owners of an account whose balance is low. */
export const balanceConsumers = ({ mailer }: { mailer: Pick<Mailer, 'send'> }): OutboxConsumer[] => [
  consumer({
    name: 'balance.low_mails',
    types: ['balance.low'],
    startsAt: 'now',
    async handle(tx, { tenantId, data }, { now }) {
      for (const { email, name, language } of await findOwners(tx, tenantId)) {
        const minutes = Math.floor(data.remaining_seconds / 60);
        const template = { kind: 'balance_low', name, minutes, whenEmpty: data.when_empty } as const;
        await mailer.send(tx, { tenantId, to: email, template, language, now });
      }
    },
  }),
];
