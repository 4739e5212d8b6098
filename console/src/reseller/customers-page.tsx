import { Anchor, Badge, Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import type { Customer, CustomerCreated } from '../api/schemas.ts';
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
          {!(list.rows?.length === 0 && q === '') && createButton}
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
            ? { title: t('reseller.empty_title'), text: t('reseller.empty_text'), action: createButton }
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

/** Creates a customer, shows once what its owner or its programs enter with, and goes to its page. */
function CreateCustomerDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [made, setMade] = useState<CustomerCreated | null>(null);
  const finish = ({ customer, owner_invite: invite }: CustomerCreated) => {
    const { name } = customer;
    const isMailed = invite !== null && invite.accept_url === null;
    notify(isMailed ? t('reseller.invited_note', { name, email: invite.email }) : t('reseller.created_note', { name }));
    setMade(null);
    void navigate({ to: '/reseller/customers/$customerId', params: { customerId: customer.id } });
  };
  const link = made?.owner_invite?.accept_url ?? null;
  return (
    <>
      <FormDialog isOpen={isOpen} title={t('reseller.create')} onClose={onClose}>
        <CustomerForm
          customer={null}
          onCancel={onClose}
          onDone={(_, created) => {
            onClose();
            if (!created) return;
            if (created.owner_invite?.accept_url === null) finish(created);
            else setMade(created);
          }}
        />
      </FormDialog>
      <SecretDialog
        title={t(link === null ? 'reseller.key_title' : 'reseller.link_title')}
        text={link === null ? t('reseller.key_text') : t('reseller.link_text', { email: made?.owner_invite?.email })}
        secret={link ?? made?.api_key.secret ?? null}
        onClose={() => made && finish(made)}
      />
    </>
  );
}
