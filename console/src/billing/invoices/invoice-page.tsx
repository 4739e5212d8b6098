import '../texts.ts';
import './texts.ts';
import { Button, Group, SimpleGrid, Table, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '../../api/schemas.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { Card } from '../../parts/card.tsx';
import { Page } from '../../parts/page.tsx';
import { useBillingFormat } from '../format-money.ts';
import { invoiceQuery } from './invoice-queries.ts';
import { InvoiceStatus } from './invoice-status.tsx';
import { PartyText } from './party-text.tsx';
import { TransferFacts } from './transfer-facts.tsx';

/** An invoice of the account: lines, how to pay it, its documents. */
export function InvoicePage() {
  const { t } = useTranslation();
  const { invoiceId } = useParams({ strict: false });
  const { data: invoice } = useSuspenseQuery(invoiceQuery(invoiceId ?? ''));
  return (
    <Page
      title={t('invoices.invoice', { number: invoice.number })}
      before={<BackLink to="/billing" label={t('invoices.to_billing')} />}
      description={<InvoiceStatus invoice={invoice} />}
      actions={<Documents invoice={invoice} />}
    >
      {invoice.due_minor_units > 0 && <TransferFacts invoice={invoice} />}
      <Lines invoice={invoice} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {invoice.seller && (
          <Card title={t('invoices.seller')}>
            <PartyText party={invoice.seller} />
          </Card>
        )}
        {invoice.buyer && (
          <Card title={t('invoices.buyer')}>
            <PartyText party={invoice.buyer} />
          </Card>
        )}
      </SimpleGrid>
    </Page>
  );
}

function Documents({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const address = `/api/invoices/${invoice.id}/pdf`;
  return (
    <Group gap="sm">
      {invoice.credit_notes.map(({ id, number }) => (
        <Button
          key={id}
          component="a"
          variant="default"
          href={`${address}?credit_note_id=${id}`}
          download
          aria-label={t('invoices.credit_note_of', { number })}
        >
          {number}
        </Button>
      ))}
      <Button
        component="a"
        href={address}
        download
        leftSection={<Download size={16} aria-hidden />}
        aria-label={t('invoices.pdf_of', { number: invoice.number })}
      >
        {t('invoices.pdf')}
      </Button>
    </Group>
  );
}

function Lines({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const format = useBillingFormat();
  const { currency } = invoice;
  const money = (amount_minor_units: number) => format.money({ amount_minor_units, currency });
  const sums = [
    [t('invoices.net'), money(invoice.net_minor_units)],
    ...invoice.vat.map((group) => [`${t('invoices.vat')} ${group.percent} %`, money(group.vat_minor_units)]),
    [t('invoices.total'), money(invoice.total_minor_units)],
    ...(invoice.credited_minor_units > 0 ? [[t('invoices.credit_notes'), money(-invoice.credited_minor_units)]] : []),
  ];
  return (
    <Card title={t('invoices.lines')}>
      <Table aria-label={t('invoices.lines')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('invoices.description')}</Table.Th>
            <Table.Th scope="col" ta="end" visibleFrom="sm">
              {t('invoices.quantity')}
            </Table.Th>
            <Table.Th scope="col" ta="end" visibleFrom="sm">
              {t('invoices.price')}
            </Table.Th>
            <Table.Th scope="col" ta="end">
              {t('invoices.net')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {invoice.lines.map((line, index) => {
            const price = format.unitPrice(Number(line.unit_price_micros), currency);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of an issued invoice keep their places.
              <Table.Tr key={index}>
                <Table.Td>
                  {line.description}
                  <Text size="xs" c="dimmed" hiddenFrom="sm">
                    {line.quantity} × {price}
                  </Text>
                </Table.Td>
                <Table.Td ta="end" visibleFrom="sm">
                  {line.quantity}
                </Table.Td>
                <Table.Td ta="end" visibleFrom="sm">
                  {price}
                </Table.Td>
                <Table.Td ta="end">{money(line.net_minor_units)}</Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
        <Table.Tfoot>
          {sums.map(([label, value]) => (
            <Table.Tr key={label}>
              <Table.Th scope="row">{label}</Table.Th>
              <Table.Td colSpan={2} visibleFrom="sm" />
              <Table.Td ta="end">{value}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tfoot>
      </Table>
    </Card>
  );
}
