import { Anchor, Badge, Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import type { Customer } from '../api/schemas.ts';
import { useList } from '../api/use-list.ts';
import { AccountName } from '../parts/account-name.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { Page } from '../parts/page.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { SearchInput } from '../parts/search-input.tsx';
import { SecretDialog } from '../parts/secret-dialog.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { useUrlFilters } from '../parts/use-url-filters.ts';
import { CustomerButtons } from './customer-actions.tsx';
import { CustomerForm } from './customer-form.tsx';
import { customersPath, packagesPath } from './reseller-queries.ts';
import { useReseller } from './use-reseller.ts';

/** Customers of a reseller, for its staff. */
export function CustomersPage() {
  const { t } = useTranslation();
  const { isAdmin } = useReseller();
  const [isCreating, setCreating] = useState(false);
  const [{ q }, setFilters] = useUrlFilters({ q: '' });
  const list = useList(customersPath, { q });
  const createButton = isAdmin && (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setCreating(true)}>
      {t('reseller.create')}
    </Button>
  );
  return (
    <Page
      title={t('reseller.title')}
      description={t('reseller.text')}
      actions={
        <>
          <Button variant="default" renderRoot={(props) => <Link {...props} to="/reseller/trash" />}>
            {t('reseller.trash')}
          </Button>
          {createButton}
        </>
      }
    >
      <SearchInput
        label={t('reseller.search')}
        placeholder={t('reseller.search_hint')}
        value={q}
        onSearch={(text) => setFilters({ q: text })}
      />
      <RecordTable
        label={t('reseller.title')}
        list={list}
        columns={useColumns()}
        keyOf={(customer) => customer.id}
        empty={
          q === ''
            ? { title: t('reseller.empty_title'), text: t('reseller.empty_text') }
            : { title: t('reseller.none_found_title'), text: t('reseller.none_found_text') }
        }
      />
      <CreateCustomerDialog isOpen={isCreating} onClose={() => setCreating(false)} />
    </Page>
  );
}

function useColumns(): Column<Customer>[] {
  const { t } = useTranslation();
  const packages = useList(packagesPath, { limit: 200 }).rows;
  const packageOf = (id: string | null) =>
    id === null ? t('reseller.all_modules') : (packages?.find((each) => each.id === id)?.name ?? '…');
  return [
    { key: 'name', header: t('reseller.name'), cell: (customer) => <CustomerName customer={customer} /> },
    { key: 'package', header: t('reseller.package'), cell: ({ package_id: id }) => packageOf(id) },
    { key: 'created', header: t('reseller.created'), cell: ({ created_at }) => <Timestamp at={created_at} /> },
    {
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: (customer) => <CustomerButtons customer={customer} size="xs" />,
    },
  ];
}

function CustomerName({ customer }: { customer: Customer }) {
  const { t } = useTranslation();
  const { id, name, suspended_at: suspendedAt } = customer;
  const link = (
    <Anchor
      inherit
      fw={600}
      renderRoot={(props) => <Link {...props} to="/reseller/customers/$customerId" params={{ customerId: id }} />}
    >
      {name}
    </Anchor>
  );
  return (
    <AccountName name={link} suspendedAt={suspendedAt}>
      {customer.shares_conversations && <Badge color="blue">{t('reseller.shares')}</Badge>}
    </AccountName>
  );
}

/** Creates a customer, shows its key once, and goes to its page. */
function CreateCustomerDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [made, setMade] = useState<{ customer: Customer; secret: string } | null>(null);
  return (
    <>
      <FormDialog isOpen={isOpen} title={t('reseller.create')} onClose={onClose}>
        <CustomerForm
          customer={null}
          onCancel={onClose}
          onDone={(customer, secret) => {
            onClose();
            setMade({ customer, secret: secret ?? '' });
          }}
        />
      </FormDialog>
      <SecretDialog
        title={t('reseller.key_title')}
        text={t('reseller.key_text')}
        secret={made?.secret ?? null}
        onClose={() => {
          if (!made) return;
          notify(t('reseller.created_note', { name: made.customer.name }));
          setMade(null);
          void navigate({ to: '/reseller/customers/$customerId', params: { customerId: made.customer.id } });
        }}
      />
    </>
  );
}
