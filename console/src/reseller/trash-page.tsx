import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { api } from '../api/api.ts';
import type { Customer, CustomerPurged } from '../api/schemas.ts';
import { useList } from '../api/use-list.ts';
import { BackLink } from '../parts/back-link.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify, notifyError } from '../parts/notify.tsx';
import { Page } from '../parts/page.tsx';
import { RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { useErrorMessage } from '../parts/use-error-message.ts';
import { CertificateDialog } from './certificate-dialog.tsx';
import { PurgeForm } from './purge-form.tsx';
import { trashPath, useRefreshCustomers } from './reseller-queries.ts';
import { useReseller } from './use-reseller.ts';

/** Customers in the trash: restored as they were, or erased for good with a certificate. */
export function TrashPage() {
  const { t } = useTranslation();
  const [purging, setPurging] = useState<Customer | null>(null);
  const [purged, setPurged] = useState<{ name: string; answer: CustomerPurged } | null>(null);
  const list = useList(trashPath, {});
  return (
    <Page
      title={t('reseller.trash')}
      description={t('reseller.trash_text')}
      before={<BackLink to="/reseller/customers" label={t('reseller.title')} />}
    >
      <RecordTable
        label={t('reseller.trash')}
        list={list}
        keyOf={(customer) => customer.id}
        empty={{ title: t('reseller.trash_empty_title'), text: t('reseller.trash_empty_text') }}
        columns={[
          {
            key: 'name',
            header: t('reseller.name'),
            cell: ({ name }) => (
              <Text fw={600} inherit>
                {name}
              </Text>
            ),
          },
          { key: 'trashed', header: t('reseller.trashed'), cell: ({ trashed_at: at }) => at && <Timestamp at={at} /> },
          {
            key: 'actions',
            header: t('common.actions'),
            isHeaderHidden: true,
            cell: (customer) => <TrashActions customer={customer} onPurge={() => setPurging(customer)} />,
          },
        ]}
      />
      <FormDialog
        isOpen={purging !== null}
        title={t('reseller.purge_of', { name: purging?.name ?? '' })}
        onClose={() => setPurging(null)}
      >
        {purging && (
          <PurgeForm
            customer={purging}
            onCancel={() => setPurging(null)}
            onDone={(answer) => {
              setPurged({ name: purging.name, answer });
              setPurging(null);
            }}
          />
        )}
      </FormDialog>
      <CertificateDialog purged={purged} onClose={() => setPurged(null)} />
    </Page>
  );
}

function TrashActions({ customer: { id, name }, onPurge }: { customer: Customer; onPurge(): void }) {
  const { t } = useTranslation();
  const { isAdmin } = useReseller();
  const errorMessage = useErrorMessage();
  const refresh = useRefreshCustomers();
  const [isRestoring, setRestoring] = useState(false);
  if (!isAdmin) return null;
  async function restore() {
    setRestoring(true);
    try {
      await api.post(`${trashPath}/{customerId}/restore`, { path: { customerId: id } });
      notify(t('reseller.restored', { name }));
      await refresh();
    } catch (error) {
      notifyError(errorMessage(error));
    } finally {
      setRestoring(false);
    }
  }
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <Button
        size="xs"
        variant="default"
        loading={isRestoring}
        aria-label={t('reseller.restore_of', { name })}
        onClick={() => void restore()}
      >
        {t('reseller.restore')}
      </Button>
      <Button size="xs" variant="default" aria-label={t('reseller.purge_of', { name })} onClick={onPurge}>
        {t('reseller.purge')}
      </Button>
    </Group>
  );
}
