import { Button, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import '../numbers/texts.ts';
import { api } from '../api/api.ts';
import type { SipTrunk } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { BackLink } from '../parts/back-link.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { Page } from '../parts/page.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { TrunkActions, type TrunkDialog } from './trunk-actions.tsx';
import { trunkPath, trunksPath, useRefreshTrunks } from './trunk-queries.ts';
import { TrunkState } from './trunk-state.tsx';

// Forms are loaded when the first one opens.
const TrunkForm = lazy(async () => ({ default: (await import('./trunk-form.tsx')).TrunkForm }));
const CheckTrunk = lazy(async () => ({ default: (await import('./check-trunk.tsx')).CheckTrunk }));

/** SIP trunks of the account with their states, and a form for a new one. */
export function TrunksPage() {
  const { t } = useTranslation();
  const mayWrite = usePermission('numbers:write');
  const list = useList(trunksPath, { limit: 50 });
  const [isCreating, setCreating] = useState(false);
  const [open, setOpen] = useState<{ trunk: SipTrunk; dialog: TrunkDialog } | null>(null);
  const columns: Column<SipTrunk>[] = [
    { key: 'name', header: t('trunks.name'), cell: (trunk) => <TrunkName trunk={trunk} /> },
    { key: 'state', header: t('trunks.state'), cell: ({ id }) => <TrunkState trunkId={id} /> },
  ];
  if (mayWrite) {
    columns.push({
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: (trunk) => <TrunkActions trunk={trunk} onChoose={(dialog) => setOpen({ trunk, dialog })} />,
    });
  }
  const createButton = mayWrite && (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setCreating(true)}>
      {t('trunks.create')}
    </Button>
  );
  return (
    <Page
      title={t('trunks.title')}
      description={t('trunks.text')}
      before={<BackLink to="/numbers" label={t('numbers.title')} />}
      actions={createButton}
    >
      <RecordTable
        label={t('trunks.title')}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        empty={{ title: t('trunks.empty_title'), text: t('trunks.empty_text'), action: createButton }}
      />
      <Suspense>
        <FormDialog isOpen={isCreating} title={t('trunks.create')} size="lg" onClose={() => setCreating(false)}>
          <TrunkForm
            trunk={null}
            onCancel={() => setCreating(false)}
            onDone={(trunk) => {
              setCreating(false);
              notify(t('trunks.created'));
              setOpen({ trunk, dialog: trunk.host === null ? 'edit' : 'check_saved' });
            }}
          />
        </FormDialog>
        {open && <TrunkDialogs {...open} onClose={() => setOpen(null)} onOpen={setOpen} />}
      </Suspense>
    </Page>
  );
}

function TrunkDialogs(props: {
  trunk: SipTrunk;
  dialog: TrunkDialog;
  onOpen(open: { trunk: SipTrunk; dialog: TrunkDialog } | null): void;
  onClose(): void;
}) {
  const { t } = useTranslation();
  const refresh = useRefreshTrunks();
  const { trunk, dialog, onClose } = props;
  const values = { name: trunk.name };
  return (
    <>
      <FormDialog isOpen={dialog === 'edit'} title={t('trunks.edit_of', values)} size="lg" onClose={onClose}>
        <TrunkForm
          trunk={trunk}
          onCancel={onClose}
          onDone={(saved) => {
            notify(t('trunks.saved'));
            props.onOpen(saved.host === null ? null : { trunk: saved, dialog: 'check_saved' });
          }}
        />
      </FormDialog>
      <FormDialog
        isOpen={dialog === 'check' || dialog === 'check_saved'}
        title={t('trunks.check_of', values)}
        size="lg"
        onClose={onClose}
      >
        <CheckTrunk trunk={trunk} isStarted={dialog === 'check_saved'} />
      </FormDialog>
      <ConfirmDialog
        isOpen={dialog === 'delete'}
        title={t('trunks.delete_title', values)}
        confirmLabel={t('common.delete')}
        isDangerous
        run={async () => {
          await api.delete(trunkPath, { path: { trunkId: trunk.id } });
          notify(t('trunks.deleted'));
          await refresh();
        }}
        onClose={onClose}
      >
        {t('trunks.delete_text')}
      </ConfirmDialog>
    </>
  );
}

function TrunkName({ trunk }: { trunk: SipTrunk }) {
  const { t } = useTranslation();
  return (
    <div>
      <Text fw={600} inherit>
        {trunk.name}
      </Text>
      <Text size="sm" c="dimmed" className="breakable">
        {[t(`trunks.kinds.${trunk.kind}`), trunk.host, trunk.username].filter(Boolean).join(' · ')}
      </Text>
    </div>
  );
}
