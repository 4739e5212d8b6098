import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import { usePermission } from '../../api/session.ts';
import { notifyError } from '../../parts/notify.tsx';
import { useErrorMessage } from '../../parts/use-error-message.ts';

type Offer = { id: string; name: string; is_current?: boolean };

/** Orders a plan or a package and leads to the page to pay on; nothing without the permission. */
export function OrderButton({ kind, offer }: { kind: 'plan' | 'package'; offer: Offer }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const errorMessage = useErrorMessage();
  const mayOrder = usePermission('billing:write');
  const order = useMutation({
    mutationFn: () =>
      api.post('/api/subscription/checkout-session', {
        body: kind === 'plan' ? { plan_id: offer.id } : { package_id: offer.id },
      }),
    onSuccess: ({ order_id: orderId }) => navigate({ to: '/billing/orders/$orderId', params: { orderId } }),
    onError: (error) => notifyError(errorMessage(error)),
  });
  if (!mayOrder || offer.is_current) return null;
  return (
    <Button
      size="xs"
      variant="default"
      loading={order.isPending}
      onClick={() => order.mutate()}
      aria-label={t(kind === 'plan' ? 'invoices.choose_of' : 'invoices.order_of', { name: offer.name })}
    >
      {t(kind === 'plan' ? 'invoices.choose_plan' : 'invoices.order')}
    </Button>
  );
}
