import type { InvoiceId, OrderId, TenantId } from '@parley/contract/ids';
import { createDraft, finalizeDraft } from '#areas/business/invoices';
import { microsOfMinorUnits } from '#areas/business/ledger';
import type { Tx } from '#db/tenant-scope.ts';
import { type StoredOrder, updateOrder } from './orders.queries.ts';

/** Issues the invoice of an order, once; one over nothing is paid at once. Runs in a transaction of its account. */
export async function issueOrderInvoice(
  tx: Tx,
  { order, now, newId }: { order: StoredOrder; now: Date; newId: () => string },
): Promise<InvoiceId> {
  if (order.invoice_id !== null) return order.invoice_id as InvoiceId;
  const tenantId = order.tenant_id as TenantId;
  const id = newId() as InvoiceId;
  const micros = microsOfMinorUnits(order.net_minor_units, order.currency);
  await createDraft(tx, {
    tenantId,
    id,
    origin: 'order',
    sourceKey: `order:${order.id}`,
    orderId: order.id,
    currency: order.currency,
    lines: [
      {
        description: order.item.name,
        quantityThousandths: 1000n,
        unit: order.kind === 'plan' ? 'month' : 'piece',
        unitPriceMicros: micros,
        amountMicros: micros,
        treatment: null,
      },
    ],
    now,
  });
  await finalizeDraft(tx, { tenantId, id, now });
  await updateOrder(tx, { tenantId, id: order.id as OrderId }, { invoiceId: id });
  return id;
}
