import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/api.ts';

export const customersPath = '/api/reseller/customers';
export const trashPath = '/api/reseller/customers/trash';
export const packagesPath = '/api/reseller/packages';
export const staffPath = '/api/reseller/staff';

export const customerSubscriptionPath = '/api/reseller/customers/{customerId}/subscription';
export const customerBalancePath = '/api/reseller/customers/{customerId}/balance';

export const customerQuery = (customerId: string) =>
  queryOptions({
    queryKey: [customersPath, customerId],
    queryFn: ({ signal }) => api.get(`${customersPath}/{customerId}`, { path: { customerId }, signal }),
  });

/** Costs and charges of a month by customer; `month` such as 2026-03. */
export const costsQuery = (month: string) =>
  queryOptions({
    queryKey: ['/api/reseller/billing', month],
    queryFn: ({ signal }) => api.get('/api/reseller/billing', { query: { month }, signal }),
  });

/** The present month, in UTC as the API counts it. */
export const presentMonth = (): string => new Date().toISOString().slice(0, 7);

/** Reads plan and minutes of a customer anew after a change. */
export function useRefreshPlan() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [customerSubscriptionPath, customerBalancePath].map((path) =>
        queryClient.invalidateQueries({ queryKey: [path] }),
      ),
    );
}

/** Reads customers anew after a change, on the list, in the trash and on their page. */
export function useRefreshCustomers() {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all(
      [customersPath, trashPath, packagesPath].map((path) => queryClient.invalidateQueries({ queryKey: [path] })),
    );
  };
}
