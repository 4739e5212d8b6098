import { Stack } from '@mantine/core';
import { SellerCard } from '../platform/invoices/seller-card.tsx';
import { SoldInvoices } from '../platform/invoices/sold-invoices.tsx';

/** Invoices to the customers of a reseller, and who they are from. */
export function ResellerInvoicesTab() {
  return (
    <Stack gap="lg">
      <SoldInvoices path="/api/reseller/invoices" />
      <SellerCard path="/api/reseller/billing/issuer" />
    </Stack>
  );
}
