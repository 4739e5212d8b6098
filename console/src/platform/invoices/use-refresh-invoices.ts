import { useQueryClient } from '@tanstack/react-query';

/** Reads the lists of invoices anew. */
export function useRefreshInvoices() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['/api/admin/billing/invoices'] });
}
