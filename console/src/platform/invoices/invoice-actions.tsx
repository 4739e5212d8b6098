import { ActionIcon, Group, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import type { IssuedInvoice } from '../../api/schemas.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { notify, notifyError } from '../../parts/notify.tsx';
import { useErrorMessage } from '../../parts/use-error-message.ts';
import { CreditForm } from './credit-form.tsx';
import { PaymentForm } from './payment-form.tsx';
import type { SoldInvoicesPath } from './use-invoice-change.ts';
import { useRefreshInvoices } from './use-refresh-invoices.ts';

const platformPath = '/api/admin/billing/invoices';

/** Menu of an invoice: its document, and what its state and its seller allow. Drafts are the platform's alone. */
export function InvoiceActions({ invoice, path }: { invoice: IssuedInvoice; path: SoldInvoicesPath }) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const refresh = useRefreshInvoices(path);
  const [open, setOpen] = useState<'pay' | 'credit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const invoiceId = invoice.id;
  const number = invoice.number ?? t('invoices.statuses.draft');
  const issue = useMutation({
    mutationFn: () => api.post(`${platformPath}/{invoiceId}/finalize`, { path: { invoiceId } }),
    onSuccess: (issued) => notify(t('sold_invoices.issued', { number: issued.number })),
    onError: (error) => notifyError(errorMessage(error)),
    onSettled: refresh,
  });
  const isDraft = invoice.status === 'draft';
  const mayCredit = !isDraft && invoice.credited_minor_units < invoice.total_minor_units;
  return (
    <Group justify="flex-end">
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('sold_invoices.menu', { number })}>
            <Ellipsis size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component="a" href={`${path}/${invoiceId}/pdf`} download>
            {t('invoices.pdf')}
          </Menu.Item>
          {isDraft && <Menu.Item onClick={() => issue.mutate()}>{t('sold_invoices.issue')}</Menu.Item>}
          {invoice.status === 'open' && (
            <Menu.Item onClick={() => setOpen('pay')}>{t('sold_invoices.record_payment')}</Menu.Item>
          )}
          {mayCredit && <Menu.Item onClick={() => setOpen('credit')}>{t('sold_invoices.credit')}</Menu.Item>}
          {isDraft && (
            <Menu.Item color="red" onClick={() => setOpen('delete')}>
              {t('sold_invoices.delete_draft')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <FormDialog isOpen={open === 'pay'} title={t('sold_invoices.record_payment')} onClose={close}>
        <PaymentForm invoice={invoice} path={path} onDone={close} />
      </FormDialog>
      <FormDialog isOpen={open === 'credit'} title={t('sold_invoices.credit')} onClose={close}>
        <CreditForm invoice={invoice} path={path} onDone={close} />
      </FormDialog>
      <ConfirmDialog
        isOpen={open === 'delete'}
        title={t('sold_invoices.delete_draft')}
        confirmLabel={t('sold_invoices.delete_draft')}
        isDangerous
        run={async () => {
          await api.delete(`${platformPath}/{invoiceId}`, { path: { invoiceId } });
          notify(t('sold_invoices.deleted'));
          await refresh();
        }}
        onClose={close}
      >
        {t('sold_invoices.delete_text')}
      </ConfirmDialog>
    </Group>
  );
}
