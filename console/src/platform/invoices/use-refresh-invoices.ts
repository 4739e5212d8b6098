import { useQueryClient } from '@tanstack/react-query';

/** Reads a list of invoices anew. */
export function useRefreshInvoices(path: '/api/admin/billing/invoices' | '/api/reseller/invoices') {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [path] });
}
