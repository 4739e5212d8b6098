import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { InventoryNumber } from '../api/schemas.ts';
import { useList } from '../api/use-list.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { AddStockNumber, AssignStockNumber } from './stock-number-forms.tsx';

const path = '/api/reseller/number-inventory';
const colors = { free: 'green', assigned: 'blue', quarantined: 'yellow', releasing: 'gray' } as const;

type Asked = { number: InventoryNumber; action: 'assign' | 'remove' | 'take_back' };

/** Stock of the reseller and the numbers of its customers; those on its trunk are added and removed here. */
export function StockNumbers({ hasTrunk, mayWrite }: { hasTrunk: boolean; mayWrite: boolean }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const list = useList(path, {});
  const refresh = () => queryClient.invalidateQueries({ queryKey: [path] });
  const close = () => setAsked(null);
  const add = mayWrite && hasTrunk && (
    <Button variant="default" onClick={() => setAdding(true)}>
      {t('shared_trunks.add_number')}
    </Button>
  );
  const number = asked?.number.number ?? '';
  return (
    <Stack>
      <Group justify="space-between" align="flex-end">
        <div>
          <Title order={2} size="h4">
            {t('shared_trunks.numbers')}
          </Title>
          <Text c="dimmed">{t('shared_trunks.numbers_text')}</Text>
        </div>
        {add}
      </Group>
      <RecordTable
        label={t('shared_trunks.numbers')}
        list={list}
        columns={useColumns(mayWrite, setAsked)}
        keyOf={({ id }) => id}
        empty={{ title: t('shared_trunks.no_numbers_title'), text: t('shared_trunks.no_numbers_text') }}
      />
      <FormDialog isOpen={isAdding} title={t('shared_trunks.add_number')} onClose={() => setAdding(false)}>
        <AddStockNumber onDone={() => void refresh().then(() => setAdding(false))} onCancel={() => setAdding(false)} />
      </FormDialog>
      <FormDialog
        isOpen={asked?.action === 'assign'}
        title={t('shared_trunks.assign_title', { number })}
        onClose={close}
      >
        <AssignStockNumber number={number} onDone={() => void refresh().then(close)} onCancel={close} />
      </FormDialog>
      <ConfirmDialog
        isOpen={asked?.action === 'take_back'}
        title={t('shared_trunks.take_back_title', { number })}
        confirmLabel={t('shared_trunks.take_back')}
        isDangerous
        run={async () => {
          await api.post(`${path}/unassign`, { body: { phone_number: number } });
          notify(t('shared_trunks.taken_back', { number }));
          await refresh();
        }}
        onClose={close}
      >
        {t('shared_trunks.take_back_text')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked?.action === 'remove'}
        title={t('shared_trunks.remove_title', { number })}
        confirmLabel={t('shared_trunks.remove')}
        isDangerous
        run={async () => {
          await api.post(`${path}/remove`, { body: { phone_number: number } });
          notify(t('shared_trunks.removed', { number }));
          await refresh();
        }}
        onClose={close}
      >
        {t('shared_trunks.remove_text')}
      </ConfirmDialog>
    </Stack>
  );
}

function useColumns(mayWrite: boolean, onAsk: (asked: Asked) => void): Column<InventoryNumber>[] {
  const { t } = useTranslation();
  const columns: Column<InventoryNumber>[] = [
    {
      key: 'number',
      header: t('shared_trunks.number'),
      cell: ({ number }) => <span className="mono">{number}</span>,
    },
    {
      key: 'line',
      header: t('shared_trunks.line'),
      cell: ({ trunk }) => trunk?.name ?? t('shared_trunks.other_line'),
    },
    {
      key: 'holder',
      header: t('shared_trunks.holder'),
      cell: ({ tenant, state }) => (
        <Group gap="xs">
          {tenant?.name ?? t('shared_trunks.in_stock')}
          <Badge color={colors[state]}>{t(`shared_trunks.states.${state}`)}</Badge>
        </Group>
      ),
    },
  ];
  if (mayWrite) {
    columns.push({
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: (number) => <NumberActions number={number} onAsk={onAsk} />,
    });
  }
  return columns;
}

function NumberActions({ number, onAsk }: { number: InventoryNumber; onAsk(asked: Asked): void }) {
  const { t } = useTranslation();
  if (number.source !== 'pool' || number.state === 'releasing') return null;
  const button = (action: Asked['action']) => (
    <Button
      size="xs"
      variant="default"
      aria-label={`${t(`shared_trunks.${action}`)} ${number.number}`}
      onClick={() => onAsk({ number, action })}
    >
      {t(`shared_trunks.${action}`)}
    </Button>
  );
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      {number.tenant === null ? button('assign') : button('take_back')}
      {number.tenant === null && number.trunk !== null && button('remove')}
    </Group>
  );
}
