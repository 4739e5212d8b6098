import { Badge, Button, Group, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiKey } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { Page } from '../parts/page.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { SecretDialog } from '../parts/secret-dialog.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { CreateKeyForm } from './create-key-form.tsx';
import { KeyActions } from './key-actions.tsx';
import { OwnKeyCard } from './own-key-card.tsx';

/** The account's keys: its own one, and those that were made for something. */
export function KeysPage() {
  const { t } = useTranslation();
  const mayWrite = usePermission('keys:write');
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const list = useList('/api/api-keys');
  const columns: Column<ApiKey>[] = [
    { key: 'name', header: t('keys.name'), cell: (key) => <KeyName apiKey={key} /> },
    { key: 'scopes', header: t('keys.scopes'), cell: (key) => <KeyScopes scopes={key.scopes} /> },
    { key: 'state', header: t('keys.state'), cell: (key) => <KeyState apiKey={key} /> },
    {
      key: 'used',
      header: t('keys.last_used'),
      cell: (key) => (key.last_used_at === null ? t('keys.never_used') : <Timestamp at={key.last_used_at} />),
    },
    {
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: (key) =>
        mayWrite && key.kind === 'named' && key.state === 'active' ? (
          <KeyActions apiKey={key} onSecret={setSecret} />
        ) : null,
    },
  ];
  const createButton = (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setCreating(true)}>
      {t('keys.create')}
    </Button>
  );
  return (
    <Page
      title={t('keys.title')}
      description={t('keys.description')}
      actions={mayWrite && (list.rows?.length ?? 0) > 0 && createButton}
    >
      <RecordTable
        label={t('keys.title')}
        list={list}
        columns={columns}
        keyOf={(key) => key.id}
        empty={{ title: t('keys.empty_title'), text: t('keys.empty_text'), action: mayWrite && createButton }}
      />
      {mayWrite && <OwnKeyCard onSecret={setSecret} />}
      <FormDialog isOpen={isCreating} title={t('keys.create')} size="xl" onClose={() => setCreating(false)}>
        <CreateKeyForm
          onCancel={() => setCreating(false)}
          onCreated={(issued) => {
            setCreating(false);
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
    </Page>
  );
}

function KeyName({ apiKey }: { apiKey: ApiKey }) {
  return (
    <div>
      <Text fw={600} size="sm">
        {apiKey.name}
      </Text>
      <Text size="sm" c="dimmed" className="mono">
        {apiKey.prefix}…{apiKey.last_four}
      </Text>
    </div>
  );
}

function KeyScopes({ scopes }: { scopes: readonly string[] }) {
  const { t } = useTranslation();
  const shown = scopes.slice(0, 2);
  const left = scopes.length - shown.length;
  return (
    <Group gap={6} title={scopes.join(', ')}>
      {shown.map((scope) => (
        <Badge key={scope} color="gray">
          {scope}
        </Badge>
      ))}
      {left > 0 && <Text size="sm">{t('keys.more_scopes', { count: left })}</Text>}
    </Group>
  );
}

function KeyState({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation();
  const colors = { active: 'green', expired: 'yellow', revoked: 'gray' } as const;
  return (
    <div>
      <Badge color={colors[apiKey.state]}>{t(`keys.states.${apiKey.state}`)}</Badge>
      {apiKey.state === 'active' && apiKey.expires_at !== null && (
        <Text size="xs" c="dimmed">
          {t('keys.expires')} <Timestamp at={apiKey.expires_at} />
        </Text>
      )}
    </div>
  );
}
