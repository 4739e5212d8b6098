import './invoices/texts.ts';
import { BillingDetailsCard } from './invoices/billing-details-card.tsx';
import { InvoicesCard } from './invoices/invoices-card.tsx';
import { PendingOrdersCard } from './orders/pending-orders-card.tsx';

/** Cards of invoices and orders, between the period and the offers. */
export function BillingSections() {
  return (
    <>
      <PendingOrdersCard />
      <InvoicesCard />
      <BillingDetailsCard />
    </>
  );
}
