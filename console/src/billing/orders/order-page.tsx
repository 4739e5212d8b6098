import '../texts.ts';
import '../invoices/texts.ts';
import { Alert, Badge, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import type { Order } from '../../api/schemas.ts';
import { usePermission } from '../../api/session.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { Card } from '../../parts/card.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { notify, notifyError } from '../../parts/notify.tsx';
import { Page } from '../../parts/page.tsx';
import { useErrorMessage } from '../../parts/use-error-message.ts';
import { useBillingFormat } from '../format-money.ts';
import { BillingDetailsCard } from '../invoices/billing-details-card.tsx';
import { detailsQuery, invoiceQuery, orderQuery } from '../invoices/invoice-queries.ts';
import { TransferFacts } from '../invoices/transfer-facts.tsx';

const colors: Record<Order['status'], string> = {
  pending: 'orange',
  paid: 'teal',
  cancelled: 'gray',
  refunded: 'gray',
};

/** Page to pay an order on: by invoice and bank transfer, or on a page of Stripe. */
export function OrderPage() {
  const { t } = useTranslation();
  const format = useBillingFormat();
  const { orderId } = useParams({ strict: false });
  const { data: order } = useSuspenseQuery(orderQuery(orderId ?? ''));
  const price = format.money({ amount_minor_units: order.net_minor_units, currency: order.currency });
  return (
    <Page
      title={t('invoices.order_title')}
      isNarrow
      before={<BackLink to="/billing" label={t('invoices.to_billing')} />}
    >
      <Card
        title={order.item.name}
        text={t(`invoices.order_texts.${order.is_disputed ? 'disputed' : order.status}`)}
        aside={<Badge color={colors[order.status]}>{t(`invoices.order_states.${order.status}`)}</Badge>}
      >
        <div>
          <Text fw={600} size="xl">
            {t('invoices.price_without_vat', { price })}
          </Text>
          <Text size="sm" c="dimmed">
            {t('invoices.minutes_of', { minutes: format.minutes(order.item.seconds) })}
          </Text>
        </div>
      </Card>
      {order.payment_failed_at !== null && (
        <Alert color="yellow" role="note" className="readable-alert">
          {t('invoices.payment_failed', { date: format.date(order.payment_failed_at) })}
        </Alert>
      )}
      {order.invoice_id !== null && <OrderInvoice invoiceId={order.invoice_id} />}
      {order.status === 'pending' && order.invoice_id === null && <WaysToPay order={order} />}
    </Page>
  );
}

function OrderInvoice({ invoiceId }: { invoiceId: string }) {
  const { t } = useTranslation();
  const { data: invoice } = useSuspenseQuery(invoiceQuery(invoiceId));
  return (
    <>
      {invoice.due_minor_units > 0 && <TransferFacts invoice={invoice} />}
      <Group>
        <Button component="a" variant="default" href={`/api/invoices/${invoiceId}/pdf`} download>
          {t('invoices.pdf_of', { number: invoice.number })}
        </Button>
      </Group>
    </>
  );
}

function WaysToPay({ order }: { order: Order }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const mayPay = usePermission('billing:write');
  const [isCancelling, setCancelling] = useState(false);
  const { details } = useSuspenseQuery(detailsQuery).data;
  const path = { orderId: order.id };
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['/api/top-ups/orders'] });
  const onError = (error: Error) => notifyError(errorMessage(error));
  const byInvoice = useMutation({
    mutationFn: () => api.post('/api/top-ups/orders/{orderId}/invoice', { path }),
    onSuccess: async () => {
      notify(t('invoices.invoice_issued'));
      await Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: ['/api/invoices'] })]);
    },
    onError,
  });
  const byCard = useMutation({
    mutationFn: () =>
      api.post('/api/subscription/checkout-session', { body: { order_id: order.id, return_url: location.href } }),
    onSuccess: ({ url }) => location.assign(url),
    onError,
  });
  if (!mayPay) return null;
  if (!details) return <BillingDetailsCard />;
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: order.payment_provider === 'stripe' ? 2 : 1 }}>
        {order.payment_provider === 'stripe' && (
          <Card title={t('invoices.by_card')} text={t('invoices.by_card_text')}>
            <Button loading={byCard.isPending} onClick={() => byCard.mutate()}>
              {t('invoices.by_card')}
            </Button>
          </Card>
        )}
        <Card title={t('invoices.by_invoice')} text={t('invoices.by_invoice_text')}>
          <Group>
            <Button
              variant={order.payment_provider === 'stripe' ? 'default' : 'filled'}
              loading={byInvoice.isPending}
              onClick={() => byInvoice.mutate()}
            >
              {t('invoices.by_invoice')}
            </Button>
          </Group>
        </Card>
      </SimpleGrid>
      <Group>
        <Button variant="subtle" color="red.8" onClick={() => setCancelling(true)}>
          {t('invoices.cancel_order')}
        </Button>
      </Group>
      <ConfirmDialog
        isOpen={isCancelling}
        title={t('invoices.cancel_order')}
        confirmLabel={t('invoices.cancel_order')}
        isDangerous
        run={async () => {
          await api.post('/api/top-ups/orders/{orderId}/cancel', { path });
          notify(t('invoices.order_cancelled'));
          await refresh();
        }}
        onClose={() => setCancelling(false)}
      >
        {t('invoices.cancel_order_text')}
      </ConfirmDialog>
    </Stack>
  );
}
