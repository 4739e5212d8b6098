import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';

const detailsPath = '/api/billing/details';
export const detailsQuery = queryOptions({
  queryKey: [detailsPath],
  queryFn: ({ signal }) => api.get(detailsPath, { signal }),
});

const invoicePath = '/api/invoices/{invoiceId}';
export const invoiceQuery = (invoiceId: string) =>
  queryOptions({
    queryKey: ['/api/invoices', invoiceId],
    queryFn: ({ signal }) => api.get(invoicePath, { path: { invoiceId }, signal }),
  });

const orderPath = '/api/top-ups/orders/{orderId}';
/** An order; one that waits for its payment is read again. */
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['/api/top-ups/orders', orderId],
    queryFn: ({ signal }) => api.get(orderPath, { path: { orderId }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? 5000 : false),
  });
