import { Badge, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { InventoryNumber, PlatformInventoryNumber } from '../api/schemas.ts';
import { useList } from '../api/use-list.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { ClearFilters } from '../parts/next-step.tsx';
import { notify } from '../parts/notify.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { SearchInput } from '../parts/search-input.tsx';
import { useUrlFilters } from '../parts/use-url-filters.ts';
import { oneOf } from '../search-values.ts';
import { NumberHolder, NumberState } from './number-cells.tsx';

/** A number as the platform or a reseller sees it. */
export type ListedNumber = InventoryNumber & Partial<Pick<PlatformInventoryNumber, 'reseller'>>;

const states = ['free', 'assigned', 'quarantined', 'releasing'] as const;
const noFilters = { q: '', state: '' };

interface NumberInventoryProps {
  path: '/api/admin/number-inventory' | '/api/reseller/number-inventory';
  text: string;
  emptyText: string;
  action(refresh: () => void): ReactNode;
  assignForm: ComponentType<{ number: string; onDone(): void; onCancel(): void }>;
}

/** Numbers with their states and accounts; assigns them and takes them back. */
export function NumberInventory({ path, text, emptyText, action, assignForm: AssignForm }: NumberInventoryProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [filters, setFilters] = useUrlFilters(noFilters);
  const [assigning, setAssigning] = useState<ListedNumber | null>(null);
  const [unassigning, setUnassigning] = useState<ListedNumber | null>(null);
  const list = useList(path, { q: filters.q, state: oneOf(states, filters.state) });
  const refresh = () => queryClient.invalidateQueries({ queryKey: [path] });
  const isFiltered = filters.q !== '' || filters.state !== '';
  return (
    <Stack>
      <Group justify="space-between" align="flex-end">
        <Text c="dimmed">{text}</Text>
        {action(() => void refresh())}
      </Group>
      <Group align="flex-end">
        <SearchInput label={t('operations.search')} value={filters.q} onSearch={(q) => setFilters({ q })} />
        <NativeSelect
          label={t('operations.state')}
          value={filters.state}
          data={[
            { value: '', label: t('operations.all_states') },
            ...states.map((value) => ({ value, label: t(`operations.states.${value}`) })),
          ]}
          onChange={(event) => setFilters({ state: event.currentTarget.value })}
        />
      </Group>
      <RecordTable<ListedNumber>
        label={t('operations.tabs.numbers')}
        list={list}
        columns={useColumns(setAssigning, setUnassigning)}
        keyOf={(number) => number.id}
        empty={{
          title: t('operations.no_numbers_title'),
          text: isFiltered ? t('operations.no_match') : emptyText,
          action: isFiltered && <ClearFilters onClear={() => setFilters(noFilters)} />,
        }}
      />
      <FormDialog
        isOpen={assigning !== null}
        title={t('operations.assign_title', { number: assigning?.number ?? '' })}
        onClose={() => setAssigning(null)}
      >
        {assigning && (
          <AssignForm
            number={assigning.number}
            onDone={() => void refresh().then(() => setAssigning(null))}
            onCancel={() => setAssigning(null)}
          />
        )}
      </FormDialog>
      <ConfirmDialog
        isOpen={unassigning !== null}
        title={t('operations.unassign_title', { number: unassigning?.number ?? '' })}
        confirmLabel={t('operations.unassign')}
        isDangerous
        run={async () => {
          const number = unassigning?.number ?? '';
          await api.post(`${path}/unassign`, { body: { phone_number: number } });
          notify(t('operations.unassigned', { number }));
          await refresh();
        }}
        onClose={() => setUnassigning(null)}
      >
        {t(unassigning?.tenant ? 'operations.unassign_text' : 'operations.unstock_text')}
      </ConfirmDialog>
    </Stack>
  );
}

function useColumns(
  onAssign: (number: ListedNumber) => void,
  onUnassign: (number: ListedNumber) => void,
): Column<ListedNumber>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'number',
      header: t('operations.number'),
      cell: ({ number, country }) => (
        <Group gap="xs">
          <span className="mono">{number}</span>
          {country && <Badge variant="outline">{country}</Badge>}
        </Group>
      ),
    },
    { key: 'state', header: t('operations.state'), cell: (number) => <NumberState number={number} /> },
    { key: 'holder', header: t('operations.holder'), cell: (number) => <NumberHolder number={number} /> },
    {
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: (number) => <NumberActions number={number} onAssign={onAssign} onUnassign={onUnassign} />,
    },
  ];
}

function NumberActions(props: {
  number: ListedNumber;
  onAssign(number: ListedNumber): void;
  onUnassign(number: ListedNumber): void;
}) {
  const { t } = useTranslation();
  const { number } = props;
  if (number.source !== 'pool') return null;
  const isHeld = number.tenant !== null;
  const isStockOfReseller = number.reseller !== undefined && number.reseller !== null;
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      {!isHeld && (
        <Button
          size="xs"
          variant="default"
          aria-label={t('operations.assign_title', { number: number.number })}
          onClick={() => props.onAssign(number)}
        >
          {t('operations.assign')}
        </Button>
      )}
      {(isHeld || isStockOfReseller) && (
        <Button
          size="xs"
          variant="default"
          aria-label={t('operations.unassign_title', { number: number.number })}
          onClick={() => props.onUnassign(number)}
        >
          {t('operations.unassign')}
        </Button>
      )}
    </Group>
  );
}
