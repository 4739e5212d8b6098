import { Group, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgentFilters } from './agent-filters.ts';

/** Pause in typing after which the list is searched. Unit: milliseconds. */
const typingPauseMs = 250;

/** Search, state and view of the list of agents; all of them stand in the address. */
export function AgentsFilters({ filters }: { filters: AgentFilters }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const set = (change: { [Name in keyof AgentFilters]: AgentFilters[Name] | undefined }) =>
    void navigate({ to: '/agents', search: { ...filters, ...change }, replace: true });
  return (
    <Group gap="sm" align="flex-end" className="filters">
      <Search value={filters.q ?? ''} onSearch={(q) => set({ q: q || undefined })} />
      <NativeSelect
        label={t('agents_list.state')}
        value={filters.status ?? ''}
        data={[
          { value: '', label: t('common.all') },
          { value: 'active', label: t('home.active') },
          { value: 'inactive', label: t('home.inactive') },
        ]}
        onChange={(event) => set({ status: (event.currentTarget.value || undefined) as AgentFilters['status'] })}
      />
      <SegmentedControl
        aria-label={t('agents_list.view')}
        value={filters.view ?? 'agents'}
        data={(['agents', 'trash'] as const).map((value) => ({ value, label: t(`agents_list.views.${value}`) }))}
        onChange={(view) => set({ view: view === 'trash' ? 'trash' : undefined })}
      />
    </Group>
  );
}

function Search({ value, onSearch }: { value: string; onSearch(text: string): void }) {
  const { t } = useTranslation();
  const [text, setText] = useState(value);
  const search = useDebouncedCallback(onSearch, typingPauseMs);
  // Back and forward change the address without this field; while typing, the address only follows it.
  useEffect(() => setText((typed) => (typed.trim() === value ? typed : value)), [value]);
  return (
    <TextInput
      type="search"
      label={t('agents_list.search')}
      placeholder={t('agents_list.search_hint')}
      maxLength={200}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        search(event.currentTarget.value.trim());
      }}
    />
  );
}
