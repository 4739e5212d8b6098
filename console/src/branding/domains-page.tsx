import './texts.ts';
import './branding.css';
import { Button, Stack, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { Page } from '../parts/page.tsx';
import { EmptyState } from '../parts/record-table.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { useReseller } from '../reseller/use-reseller.ts';
import { DomainCard } from './domain-card.tsx';

const path = '/api/reseller/domains';

/** Domains of the reseller, each with its record and state. */
export function DomainsPage() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const mayWrite = useReseller().isAdmin;
  const { data, error, refetch } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.get(path, { signal }),
    // Proofs are found by a job.
    refetchInterval: 30_000,
  });
  const [isAdding, setAdding] = useState(false);
  const refresh = () => queryClient.invalidateQueries({ queryKey: [path] });
  const add = mayWrite && <Button onClick={() => setAdding(true)}>{t('domains.add')}</Button>;
  const isEmpty = data?.data.length === 0;
  return (
    <Page title={t('domains.title')} description={t('domains.text')} actions={!isEmpty && add} isNarrow>
      <ErrorAlert error={error} onRetry={() => void refetch()} />
      {isEmpty && <EmptyState title={t('domains.none_title')} text={t('domains.none_text')} action={add} />}
      {data?.data.map((domain) => (
        <DomainCard key={domain.id} domain={domain} mayWrite={mayWrite} onChanged={refresh} />
      ))}
      <FormDialog isOpen={isAdding} title={t('domains.add_title')} onClose={() => setAdding(false)}>
        <AddDomain
          onDone={async () => {
            await refresh();
            setAdding(false);
          }}
          onCancel={() => setAdding(false)}
        />
      </FormDialog>
    </Page>
  );
}

function AddDomain({ onDone, onCancel }: { onDone(): Promise<void>; onCancel(): void }) {
  const { t } = useTranslation();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { host: '' },
    validate: { host: (value) => (value.trim() === '' ? t('common.needed') : null) },
    async send(body) {
      await api.post(path, { body });
      await onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput
          label={t('domains.host')}
          description={t('domains.host_hint')}
          required
          data-autofocus
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('host')}
        />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('domains.add')} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
