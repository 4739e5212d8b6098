import { Badge, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { api } from '../api/api.ts';
import type { Customer } from '../api/schemas.ts';
import { useList } from '../api/use-list.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { Page } from '../parts/page.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { reload } from '../platform/use-change-tenant.ts';

type Asked = { action: 'enter' | 'resume' | 'suspend'; customer: Customer } | null;

/** Customers of a reseller, for its staff. */
export function CustomersPage() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked>(null);
  const list = useList('/api/reseller/customers', {});
  const close = () => setAsked(null);
  const name = asked?.customer.name ?? '';
  async function change() {
    if (asked === null || asked.action === 'enter') return;
    const path = { customerId: asked.customer.id };
    if (asked.action === 'suspend') await api.post('/api/reseller/customers/{customerId}/suspend', { path, body: {} });
    else await api.post('/api/reseller/customers/{customerId}/resume', { path });
    await queryClient.invalidateQueries({ queryKey: ['/api/reseller/customers'] });
  }
  return (
    <Page title={t('reseller.title')} description={t('reseller.text')}>
      <RecordTable
        label={t('reseller.title')}
        list={list}
        columns={useColumns(setAsked)}
        keyOf={(customer) => customer.id}
        empty={{ title: t('reseller.empty_title'), text: t('reseller.empty_text') }}
      />
      <ConfirmDialog
        isOpen={asked?.action === 'suspend' || asked?.action === 'resume'}
        title={t(asked?.action === 'resume' ? 'reseller.resume_of' : 'reseller.suspend_of', { name })}
        confirmLabel={t(asked?.action === 'resume' ? 'reseller.resume' : 'reseller.suspend')}
        isDangerous={asked?.action === 'suspend'}
        run={change}
        onClose={close}
      >
        {asked?.action === 'suspend' && t('reseller.suspend_text')}
      </ConfirmDialog>
      <FormDialog isOpen={asked?.action === 'enter'} title={t('reseller.enter_title', { name })} onClose={close}>
        {asked && <EnterForm customer={asked.customer} onCancel={close} />}
      </FormDialog>
    </Page>
  );
}

function useColumns(onAsk: (asked: Asked) => void): Column<Customer>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'name',
      header: t('reseller.name'),
      cell: (customer) => (
        <Group gap="xs">
          <Text fw={600} inherit>
            {customer.name}
          </Text>
          {customer.suspended_at !== null && <Badge color="gray">{t('reseller.suspended')}</Badge>}
          {customer.shares_conversations && <Badge color="blue">{t('reseller.shares')}</Badge>}
        </Group>
      ),
    },
    { key: 'created', header: t('reseller.created'), cell: ({ created_at }) => <Timestamp at={created_at} /> },
    {
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: (customer) => <CustomerActions customer={customer} onAsk={onAsk} />,
    },
  ];
}

function CustomerActions({ customer, onAsk }: { customer: Customer; onAsk(asked: Asked): void }) {
  const { t } = useTranslation();
  const { name } = customer;
  const isSuspended = customer.suspended_at !== null;
  const action = isSuspended ? 'resume' : 'suspend';
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      {!isSuspended && (
        <Button
          size="xs"
          variant="default"
          aria-label={t('reseller.enter_of', { name })}
          onClick={() => onAsk({ action: 'enter', customer })}
        >
          {t('reseller.enter')}
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        aria-label={t(`reseller.${action}_of`, { name })}
        onClick={() => onAsk({ action, customer })}
      >
        {t(`reseller.${action}`)}
      </Button>
    </Group>
  );
}

function EnterForm({ customer, onCancel }: { customer: Customer; onCancel(): void }) {
  const { t } = useTranslation();
  const { form, onSubmit, isSending, fault } = useServerForm({
    isGuarded: false,
    initialValues: { reason: '' },
    async send(body) {
      const path = { customerId: customer.id };
      const { token } = await api.post('/api/reseller/customers/{customerId}/impersonate', { path, body });
      await api.post('/api/auth/impersonation', { body: { token } });
      reload();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Text>{t('reseller.enter_text')}</Text>
        <Textarea
          label={t('reseller.reason')}
          description={t('reseller.reason_hint')}
          maxLength={500}
          autosize
          minRows={2}
          required
          data-autofocus
          {...form.getInputProps('reason')}
        />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('reseller.enter')} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
