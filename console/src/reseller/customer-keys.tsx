import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { ApiKey, Customer } from '../api/schemas.ts';
import { useList } from '../api/use-list.ts';
import { CreateKeyForm } from '../keys/create-key-form.tsx';
import { everyScope } from '../keys/every-scope.ts';
import { useKeyColumns } from '../keys/key-columns.tsx';
import { Card } from '../parts/card.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { SecretDialog } from '../parts/secret-dialog.tsx';

const path = '/api/reseller/customers/{customerId}/api-keys';

/** Keys of a customer's account, which the reseller creates and revokes for it. */
export function CustomerKeys({ customer, mayChange }: { customer: Customer; mayChange: boolean }) {
  const { t } = useTranslation();
  const values = { customerId: customer.id };
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const list = useList(path, {}, { values });
  const close = () => setCreating(false);
  const createButton = mayChange && (
    <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={() => setCreating(true)}>
      {t('keys.create')}
    </Button>
  );
  const actions: Column<ApiKey> = {
    key: 'actions',
    header: t('common.actions'),
    isHeaderHidden: true,
    cell: (key) =>
      mayChange && key.kind === 'named' && key.state === 'active' ? (
        <RevokeButton customerId={customer.id} apiKey={key} />
      ) : null,
  };
  return (
    <Card title={t('reseller.keys')} text={t('reseller.keys_text')} aside={createButton}>
      <RecordTable
        label={t('reseller.keys')}
        list={list}
        columns={[...useKeyColumns(), actions]}
        keyOf={(key) => key.id}
        empty={{ title: t('keys.empty_title'), text: t('keys.empty_text') }}
      />
      <FormDialog isOpen={isCreating} title={t('keys.create')} size="xl" onClose={close}>
        <CreateKeyForm
          create={(body) => api.post(path, { path: values, body })}
          refreshes={path}
          scopes={everyScope}
          onCancel={close}
          onCreated={(issued) => {
            close();
            setSecret(issued.secret);
          }}
        />
      </FormDialog>
      <SecretDialog
        title={t('keys.secret_title')}
        text={t('keys.secret_text')}
        secret={secret}
        onClose={() => setSecret(null)}
      />
    </Card>
  );
}

function RevokeButton({ customerId, apiKey: { id, name } }: { customerId: string; apiKey: ApiKey }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  async function revoke() {
    await api.delete(`${path}/{keyId}`, { path: { customerId, keyId: id } });
    await queryClient.invalidateQueries({ queryKey: [path] });
  }
  return (
    <Group justify="flex-end">
      <Button
        size="xs"
        variant="default"
        aria-label={t('reseller.revoke_of', { name })}
        onClick={() => setAsking(true)}
      >
        {t('keys.revoke')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('keys.revoke_title', { name })}
        confirmLabel={t('keys.revoke')}
        isDangerous
        run={revoke}
        onClose={() => setAsking(false)}
      >
        {t('keys.revoke_text')}
      </ConfirmDialog>
    </Group>
  );
}
