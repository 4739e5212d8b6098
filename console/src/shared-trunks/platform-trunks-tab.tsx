import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { api } from '../api/api.ts';
import type { PlatformSipTrunk } from '../api/schemas.ts';
import { useList } from '../api/use-list.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { StatusOfTrunk } from '../trunks/trunk-state.tsx';

const TrunkForm = lazy(async () => ({ default: (await import('../trunks/trunk-form.tsx')).TrunkForm }));
const CheckTrunk = lazy(async () => ({ default: (await import('../trunks/check-trunk.tsx')).CheckTrunk }));

const path = '/api/admin/sip-trunks';
const trunkPath = `${path}/{trunkId}` as const;
type Owner = PlatformSipTrunk['owner']['kind'];
const owners: readonly Owner[] = ['installation', 'reseller', 'tenant'];
type Asked = { trunk: PlatformSipTrunk; dialog: 'delete' | 'edit' | 'test' };

/** SIP trunks of all accounts, and those of the installation to change. */
export function PlatformTrunksTab() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [owner, setOwner] = useState<Owner | ''>('');
  const [isCreating, setCreating] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const list = useList(path, { owner: owner || undefined }, { refreshMs: 5000 });
  const refresh = () => queryClient.invalidateQueries({ queryKey: [path] });
  return (
    <Stack>
      <Group justify="space-between" align="flex-end" wrap="nowrap">
        <Text c="dimmed">{t('shared_trunks.platform_text')}</Text>
        <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setCreating(true)}>
          {t('shared_trunks.create')}
        </Button>
      </Group>
      <NativeSelect
        label={t('shared_trunks.owner')}
        maw={280}
        value={owner}
        data={[
          { value: '', label: t('shared_trunks.all_owners') },
          ...owners.map((value) => ({ value, label: t(`shared_trunks.owners.${value}`) })),
        ]}
        onChange={(event) => setOwner(event.currentTarget.value as Owner | '')}
      />
      <RecordTable
        label={t('operations.tabs.trunks')}
        list={list}
        columns={useColumns(setAsked)}
        keyOf={({ id }) => id}
        empty={{ title: t('shared_trunks.no_trunks_title'), text: t('shared_trunks.no_trunks_text') }}
      />
      <Suspense>
        <FormDialog isOpen={isCreating} title={t('shared_trunks.create')} size="lg" onClose={() => setCreating(false)}>
          <TrunkForm
            trunk={null}
            save={(body) => api.post(path, { body })}
            onCancel={() => setCreating(false)}
            onDone={() => {
              setCreating(false);
              notify(t('shared_trunks.saved'));
              void refresh();
            }}
          />
        </FormDialog>
        {asked && <TrunkDialogs {...asked} onChanged={refresh} onClose={() => setAsked(null)} />}
      </Suspense>
    </Stack>
  );
}

function TrunkDialogs({ trunk, dialog, ...props }: Asked & { onChanged(): Promise<void>; onClose(): void }) {
  const { t } = useTranslation();
  const { onChanged, onClose } = props;
  const values = { name: trunk.name };
  const ref = { path: { trunkId: trunk.id } };
  return (
    <>
      <FormDialog isOpen={dialog === 'edit'} title={t('shared_trunks.edit_of', values)} size="lg" onClose={onClose}>
        <TrunkForm
          trunk={trunk}
          save={(body) => api.patch(trunkPath, { ...ref, headers: { 'if-match': `"${trunk.version}"` }, body })}
          onCancel={onClose}
          onDone={() => {
            notify(t('shared_trunks.saved'));
            void onChanged().then(onClose);
          }}
        />
      </FormDialog>
      <FormDialog isOpen={dialog === 'test'} title={t('shared_trunks.test_of', values)} size="lg" onClose={onClose}>
        <CheckTrunk trunk={trunk} run={(body) => api.post(`${trunkPath}/test`, { ...ref, body })} />
      </FormDialog>
      <ConfirmDialog
        isOpen={dialog === 'delete'}
        title={t('shared_trunks.delete_title', values)}
        confirmLabel={t('common.delete')}
        isDangerous
        run={async () => {
          await api.delete(trunkPath, ref);
          notify(t('shared_trunks.deleted'));
          await onChanged();
        }}
        onClose={onClose}
      >
        {t('shared_trunks.delete_text')}
      </ConfirmDialog>
    </>
  );
}

function useColumns(onAsk: (asked: Asked) => void): Column<PlatformSipTrunk>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'name',
      header: t('shared_trunks.name'),
      cell: (trunk) => (
        <div>
          <Text fw={600} inherit>
            {trunk.name}
          </Text>
          <Text size="sm" c="dimmed" className="breakable">
            {[t(`trunks.kinds.${trunk.kind}`), trunk.host].filter(Boolean).join(' · ')}
          </Text>
        </div>
      ),
    },
    {
      key: 'owner',
      header: t('shared_trunks.owner'),
      cell: ({ owner }) => (
        <div>
          {owner.name || t(`shared_trunks.owners.${owner.kind}`)}
          {owner.name && (
            <Text size="sm" c="dimmed">
              {t(`shared_trunks.owners.${owner.kind}`)}
            </Text>
          )}
        </div>
      ),
    },
    { key: 'numbers', header: t('shared_trunks.number_count'), cell: ({ number_count: count }) => count },
    { key: 'state', header: t('shared_trunks.state'), cell: ({ status }) => <StatusOfTrunk status={status} /> },
    {
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: (trunk) => trunk.owner.kind === 'installation' && <Actions trunk={trunk} onAsk={onAsk} />,
    },
  ];
}

function Actions({ trunk, onAsk }: { trunk: PlatformSipTrunk; onAsk(asked: Asked): void }) {
  const { t } = useTranslation();
  const labels = { test: t('shared_trunks.test'), edit: t('shared_trunks.edit'), delete: t('common.delete') };
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      {(['test', 'edit', 'delete'] as const).map((dialog) => (
        <Button
          key={dialog}
          size="xs"
          variant="default"
          aria-label={`${labels[dialog]} ${trunk.name}`}
          onClick={() => onAsk({ trunk, dialog })}
        >
          {labels[dialog]}
        </Button>
      ))}
    </Group>
  );
}
