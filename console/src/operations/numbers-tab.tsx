import { Badge, Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { api } from '../api/api.ts';
import type { PlatformInventoryNumber } from '../api/schemas.ts';
import { useList } from '../api/use-list.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { NumberHolder, NumberState } from './number-cells.tsx';
import { AddNumberForm, AssignForm } from './number-forms.tsx';

const path = '/api/admin/number-inventory';
type State = PlatformInventoryNumber['state'];
const states: readonly State[] = ['free', 'assigned', 'quarantined', 'releasing'];

/** Numbers of the installation: who has which, and handing them out. */
export function NumbersTab() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [search, setSearch] = useState('');
  const [q] = useDebouncedValue(search.trim(), 250);
  const [state, setState] = useState<State | ''>('');
  const [isAdding, setAdding] = useState(false);
  const [assigning, setAssigning] = useState<PlatformInventoryNumber | null>(null);
  const [unassigning, setUnassigning] = useState<PlatformInventoryNumber | null>(null);
  const list = useList(path, { q: q || undefined, state: state || undefined });
  const refresh = () => queryClient.invalidateQueries({ queryKey: [path] });
  const addButton = (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setAdding(true)}>
      {t('operations.add_number')}
    </Button>
  );
  return (
    <Stack>
      <Group justify="space-between" align="flex-end">
        <Text c="dimmed">{t('operations.numbers_text')}</Text>
        {addButton}
      </Group>
      <Group align="flex-end">
        <TextInput
          label={t('operations.search')}
          type="search"
          w={280}
          leftSection={<Search size={16} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('operations.state')}
          value={state}
          data={[
            { value: '', label: t('operations.all_states') },
            ...states.map((value) => ({ value, label: t(`operations.states.${value}`) })),
          ]}
          onChange={(event) => setState(event.currentTarget.value as State | '')}
        />
      </Group>
      <RecordTable
        label={t('operations.tabs.numbers')}
        list={list}
        columns={useColumns(setAssigning, setUnassigning)}
        keyOf={(number) => number.id}
        empty={{ title: t('operations.no_numbers_title'), text: t('operations.no_numbers_text') }}
      />
      <FormDialog isOpen={isAdding} title={t('operations.add_number')} onClose={() => setAdding(false)}>
        <AddNumberForm onDone={() => void refresh().then(() => setAdding(false))} onCancel={() => setAdding(false)} />
      </FormDialog>
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
          await api.post('/api/admin/number-inventory/unassign', { body: { phone_number: number } });
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
  onAssign: (number: PlatformInventoryNumber) => void,
  onUnassign: (number: PlatformInventoryNumber) => void,
): Column<PlatformInventoryNumber>[] {
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
      cell: (number) => {
        if (number.source !== 'pool') return null;
        const isHeld = number.tenant !== null;
        return (
          <Group gap="xs" wrap="nowrap" justify="flex-end">
            {!isHeld && (
              <Button
                size="xs"
                variant="default"
                aria-label={t('operations.assign_title', { number: number.number })}
                onClick={() => onAssign(number)}
              >
                {t('operations.assign')}
              </Button>
            )}
            {(isHeld || number.reseller !== null) && (
              <Button
                size="xs"
                variant="default"
                aria-label={t('operations.unassign_title', { number: number.number })}
                onClick={() => onUnassign(number)}
              >
                {t('operations.unassign')}
              </Button>
            )}
          </Group>
        );
      },
    },
  ];
}
