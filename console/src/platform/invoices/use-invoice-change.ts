import type { UseFormInput } from '@mantine/form';
import { notify } from '../../parts/notify.tsx';
import { useServerForm } from '../../parts/use-server-form.ts';
import { useRefreshInvoices } from './use-refresh-invoices.ts';

/** Invoices of the platform to all accounts, or of a reseller to its customers. */
export type SoldInvoicesPath = '/api/admin/billing/invoices' | '/api/reseller/invoices';

/** Form that changes an issued invoice: says that it is done, reads the list anew and closes. */
export function useInvoiceChange<Values extends Record<string, unknown>>(
  path: SoldInvoicesPath,
  change: UseFormInput<Values> & {
    initialValues: Values;
    fieldOf?(pointer: string): string | null;
    send(values: Values): Promise<unknown>;
    /** Words once it is done. */
    done: string;
    onDone(): void;
  },
) {
  const refresh = useRefreshInvoices(path);
  const { send, done, onDone, ...form } = change;
  return useServerForm<Values>({
    ...form,
    async send(values) {
      await send(values);
      notify(done);
      await refresh();
      onDone();
    },
  });
}
