import { Badge, Button, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { api } from '../api/api.ts';
import type { PartnerIntegration, PartnerIntegrationStored } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { wholeList } from '../api/use-list.ts';
import { EditOrDelete } from '../parts/edit-or-delete.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { Page } from '../parts/page.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { SecretDialog } from '../parts/secret-dialog.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { PartnerForm } from './partner-form.tsx';

const path = '/api/partner-integrations';

/** Partners with a limited key and a webhook of their own. */
export function PartnersPage() {
  const { t } = useTranslation();
  const mayWrite = usePermission('keys:write');
  const queryClient = useQueryClient();
  const found = useQuery({ queryKey: [path], queryFn: ({ signal }) => api.get(path, { signal }) });
  const [edited, setEdited] = useState<PartnerIntegration | 'new' | null>(null);
  const [stored, setStored] = useState<PartnerIntegrationStored | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: [path] });
  async function remove({ partner, name }: PartnerIntegration) {
    await api.delete('/api/partner-integrations/{partner}', { path: { partner } });
    notify(t('partners.removed', { name }));
    await refresh();
  }
  const addButton = mayWrite && (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {t('partners.add')}
    </Button>
  );
  return (
    <Page
      title={t('partners.title')}
      description={t('partners.text')}
      actions={(found.data?.data.length ?? 0) > 0 && addButton}
    >
      <RecordTable
        label={t('partners.title')}
        list={wholeList(found.data?.data, found)}
        columns={useColumns(mayWrite, setEdited, remove)}
        keyOf={({ partner }) => partner}
        empty={{ title: t('partners.empty_title'), text: t('partners.empty_text'), action: addButton }}
      />
      <FormDialog
        isOpen={edited !== null}
        title={edited === null || edited === 'new' ? t('partners.add') : edited.name}
        onClose={() => setEdited(null)}
      >
        {edited !== null && (
          <PartnerForm
            partner={edited === 'new' ? null : edited}
            onCancel={() => setEdited(null)}
            onStored={(answer) => {
              setEdited(null);
              setStored(answer);
              notify(t('partners.saved', { name: answer.integration.name }));
              void refresh();
            }}
          />
        )}
      </FormDialog>
      <StoredSecrets stored={stored} onDone={() => setStored(null)} />
    </Page>
  );
}

function useColumns(
  mayWrite: boolean,
  onEdit: (partner: PartnerIntegration) => void,
  onRemove: (partner: PartnerIntegration) => Promise<void>,
): Column<PartnerIntegration>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'name',
      header: t('partners.name'),
      cell: ({ name, partner }) => (
        <div>
          <Text fw={600} inherit>
            {name}
          </Text>
          <Text size="sm" c="dimmed" className="mono">
            {partner}
          </Text>
        </div>
      ),
    },
    { key: 'scopes', header: t('partners.scopes'), cell: ({ scopes }) => <Text size="sm">{scopes.join(', ')}</Text> },
    { key: 'key', header: t('partners.key'), cell: (partner) => <PartnerKey partner={partner} /> },
    { key: 'webhook', header: t('partners.webhook'), cell: ({ webhook }) => webhook?.url ?? '–' },
    {
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: (partner) =>
        mayWrite ? (
          <EditOrDelete
            label={`${t('common.actions')}: ${partner.name}`}
            editLabel={t('partners.edit')}
            onEdit={() => onEdit(partner)}
            deleteTitle={t('partners.remove_title', { name: partner.name })}
            deleteText={t('partners.remove_text')}
            onDelete={() => onRemove(partner)}
          />
        ) : null,
    },
  ];
}

function PartnerKey({ partner: { api_key: key } }: { partner: PartnerIntegration }) {
  const { t } = useTranslation();
  if (key.state !== 'active') return <Badge color="red">{t('partners.revoked')}</Badge>;
  return (
    <div>
      <span className="mono">
        {key.prefix}…{key.last_four}
      </span>
      <Text size="sm" c="dimmed">
        {key.last_used_at === null ? t('partners.never_used') : t('partners.last_used')}{' '}
        {key.last_used_at !== null && <Timestamp at={key.last_used_at} />}
      </Text>
    </div>
  );
}

/** The new key, then the new signing secret, each shown once. */
function StoredSecrets({ stored, onDone }: { stored: PartnerIntegrationStored | null; onDone(): void }) {
  const { t } = useTranslation();
  const [isKeyKept, setKeyKept] = useState(false);
  const key = isKeyKept ? null : (stored?.api_key ?? null);
  const secret = stored?.webhook_secret ?? null;
  function finish() {
    setKeyKept(false);
    onDone();
  }
  return (
    <>
      <SecretDialog
        title={t('partners.key_title')}
        text={t('partners.key_text')}
        secret={key}
        onClose={() => (secret === null ? finish() : setKeyKept(true))}
      />
      <SecretDialog
        title={t('partners.secret_title')}
        text={t('partners.secret_text')}
        secret={key === null ? secret : null}
        onClose={finish}
      />
    </>
  );
}
