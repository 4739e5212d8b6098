import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentLink } from '../../api/schemas.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { Page } from '../../parts/page.tsx';
import { SecretDialog } from '../../parts/secret-dialog.tsx';
import { InvoiceForm } from './invoice-form.tsx';
import { PaymentLinkForm } from './payment-link-form.tsx';
import { SellerCard } from './seller-card.tsx';
import { SoldInvoices } from './sold-invoices.tsx';

/** Invoices to all accounts, for platform admins. */
export function SoldInvoicesPage() {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'invoice' | 'link' | null>(null);
  const [link, setLink] = useState<PaymentLink | null>(null);
  const close = () => setOpen(null);
  return (
    <Page
      title={t('sold_invoices.title')}
      description={t('sold_invoices.text')}
      actions={
        <>
          <Button variant="default" onClick={() => setOpen('link')}>
            {t('sold_invoices.new_link')}
          </Button>
          <Button onClick={() => setOpen('invoice')}>{t('sold_invoices.new')}</Button>
        </>
      }
    >
      <SoldInvoices path="/api/admin/billing/invoices" />
      <SellerCard path="/api/admin/billing/issuer" />
      <FormDialog isOpen={open === 'invoice'} title={t('sold_invoices.new')} onClose={close}>
        <InvoiceForm onDone={close} />
      </FormDialog>
      <FormDialog isOpen={open === 'link'} title={t('sold_invoices.new_link')} onClose={close}>
        <PaymentLinkForm
          onCancel={close}
          onDone={(created) => {
            close();
            setLink(created);
          }}
        />
      </FormDialog>
      <SecretDialog
        title={t('sold_invoices.link_created')}
        text={t('sold_invoices.link_text')}
        secret={link?.url ?? null}
        onClose={() => setLink(null)}
      />
    </Page>
  );
}
