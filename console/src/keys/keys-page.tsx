import './texts.ts';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { ApiKey } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { Page } from '../parts/page.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { SecretDialog } from '../parts/secret-dialog.tsx';
import { CreateKeyForm } from './create-key-form.tsx';
import { KeyActions } from './key-actions.tsx';
import { useKeyColumns } from './key-columns.tsx';
import { OwnKeyCard } from './own-key-card.tsx';

const keysPath = '/api/api-keys';

/** The account's keys: its own one, and those that were made for something. */
export function KeysPage() {
  const { t } = useTranslation();
  const mayWrite = usePermission('keys:write');
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const list = useList(keysPath);
  const columns: Column<ApiKey>[] = [
    ...useKeyColumns(),
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
          create={(body) => api.post(keysPath, { body })}
          refreshes={keysPath}
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
