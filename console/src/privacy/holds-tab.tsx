import { Badge, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './erasure-texts.ts';
import { api } from '../api/api.ts';
import type { LegalHold } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { HoldForm } from './hold-form.tsx';

const path = '/api/privacy/legal-holds';

/** Legal holds: active and lifted ones, to set and to lift. */
export function HoldsTab() {
  const { t } = useTranslation();
  const mayWrite = usePermission('privacy:erase');
  const [state, setState] = useState<'active' | 'lifted'>('active');
  const [isSetting, setSetting] = useState(false);
  const list = useList(path, { state });
  const columns: Column<LegalHold>[] = [
    { key: 'object', header: t('erasure.object'), cell: ({ object }) => <HeldObject object={object} /> },
    { key: 'reason', header: t('erasure.reason'), cell: ({ reason }) => <Text size="sm">{reason}</Text> },
    { key: 'by', header: t('erasure.set_by'), cell: (hold) => hold.created_by.name },
    { key: 'at', header: t('erasure.set_at'), cell: (hold) => <Timestamp at={hold.created_at} /> },
    {
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: (hold) => (mayWrite ? <LiftHold hold={hold} /> : null),
    },
  ];
  const button = (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setSetting(true)}>
      {t('erasure.set_hold')}
    </Button>
  );
  return (
    <Stack>
      <Text c="dimmed">{t('erasure.holds_text')}</Text>
      <Group justify="space-between" align="flex-end">
        <NativeSelect
          label={t('erasure.state')}
          value={state}
          data={(['active', 'lifted'] as const).map((value) => ({ value, label: t(`erasure.hold_states.${value}`) }))}
          onChange={(event) => setState(event.currentTarget.value as 'active' | 'lifted')}
        />
        {mayWrite && (list.rows?.length ?? 0) > 0 && button}
      </Group>
      <RecordTable
        label={t('erasure.holds')}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        empty={{ title: t('erasure.no_holds_title'), text: t('erasure.no_holds_text'), action: mayWrite && button }}
      />
      <FormDialog isOpen={isSetting} title={t('erasure.set_hold')} onClose={() => setSetting(false)}>
        <HoldForm onDone={() => setSetting(false)} />
      </FormDialog>
    </Stack>
  );
}

function HeldObject({ object }: { object: LegalHold['object'] }) {
  const { t } = useTranslation();
  return (
    <div>
      {t(`erasure.object_kinds.${object.kind}`)}
      <Text size="sm" c="dimmed" className="mono">
        {object.id}
      </Text>
    </div>
  );
}

function LiftHold({ hold }: { hold: LegalHold }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  if (hold.lifted_at) return <Badge color="gray">{t('erasure.hold_states.lifted')}</Badge>;
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setAsked(true)}>
        {t('erasure.lift')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('erasure.lift_title')}
        confirmLabel={t('erasure.lift')}
        isDangerous
        run={async () => {
          await api.delete('/api/privacy/legal-holds/{holdId}', { path: { holdId: hold.id } });
          notify(t('erasure.lifted'));
          await Promise.all(
            [path, '/api/privacy/deletion-certificates'].map((key) =>
              queryClient.invalidateQueries({ queryKey: [key] }),
            ),
          );
        }}
        onClose={() => setAsked(false)}
      >
        {t('erasure.lift_text')}
      </ConfirmDialog>
    </>
  );
}
