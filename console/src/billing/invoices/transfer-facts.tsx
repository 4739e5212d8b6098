import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '../../api/schemas.ts';
import { Card } from '../../parts/card.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { Facts } from '../../parts/facts.tsx';
import { useBillingFormat } from '../format-money.ts';

/** Bank account, amount and reference of a transfer that pays an open invoice. */
export function TransferFacts({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const format = useBillingFormat();
  const { currency, due_minor_units, due_on, payment_reference } = invoice;
  const bank = invoice.seller?.bank;
  return (
    <Card title={t('invoices.how_to_pay')} text={t('invoices.transfer_text')}>
      <Facts
        facts={[
          [t('invoices.amount_due'), format.money({ amount_minor_units: due_minor_units, currency })],
          [t('invoices.due_on'), due_on && format.date(due_on)],
          [
            t('invoices.reference'),
            payment_reference && (
              <>
                <Text component="span" className="mono">
                  {payment_reference}
                </Text>{' '}
                <CopyButton text={payment_reference} />
              </>
            ),
          ],
          [t('invoices.bank'), bank?.bank ?? ''],
          [t('invoices.iban'), bank?.iban.replaceAll(/(.{4})(?=.)/g, '$1 ') ?? ''],
          [t('invoices.bic'), bank?.bic ?? ''],
          [t('invoices.account'), bank?.account ?? ''],
        ]}
      />
    </Card>
  );
}
