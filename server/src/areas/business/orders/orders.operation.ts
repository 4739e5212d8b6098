import type { InvoiceId } from '@parley/contract/ids';
import { OrderId } from '@parley/contract/ids';
import type { Order } from '@parley/contract/resources/order';
import { z } from 'zod';
import type { PaymentProviders } from '#areas/business/payments';
import { operationOf } from '#platform/http/operation.ts';

export interface OrdersDeps {
  payments: PaymentProviders;
  publicUrl: string | undefined;
}

export const operation = operationOf<OrdersDeps>();

export const orderParams = z.object({ orderId: OrderId });

export const exampleOrder: Order = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9c02' as OrderId,
  kind: 'minutes',
  item: { id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9d01', name: '500 minutes', seconds: 30_000 },
  currency: 'SEK',
  net_minor_units: 49_900,
  status: 'pending',
  payment_provider: 'built_in',
  payment_url: 'https://parley.example.com/console/billing/orders/0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9c02',
  invoice_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9c01' as InvoiceId,
  created_at: '2026-03-01T09:30:00.000Z',
  paid_at: null,
  payment_failed_at: null,
  is_disputed: false,
};

export const examplePlanId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9d02';
