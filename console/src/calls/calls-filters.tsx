import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import type { CallStatus } from '@parley/contract/resources/call';
import { useNavigate } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AgentFilter } from '../tools/agent-filter.tsx';
import { type CallFilters, type CallSort, sorts, statusColors } from './call-choices.ts';

/** Filters of the list of calls; they are in the address. On a phone all but the search are behind a button. */
export function CallsFilters({ filters }: { filters: CallFilters }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const set = (change: CallFilters) =>
    void navigate({ to: '/calls', search: { ...filters, ...change }, replace: true });
  const [isOpen, setIsOpen] = useState(false);
  const count = Object.keys(filters).filter((name) => name !== 'q').length;
  const any = { value: '', label: t('common.all') };
  const orders = (Object.keys(sorts) as CallSort[]).filter((sort) => !filters.q || sorts[sort].endsWith('started_at'));
  return (
    <Group gap="sm" className="filters is-paired is-collapsible" data-open={isOpen || undefined} align="flex-end">
      <SoughtText
        label={t('calls.search')}
        hint={t('calls.search_hint')}
        value={filters.q ?? ''}
        onSearch={(q) => set({ q: q || undefined })}
      />
      <Button
        variant="default"
        hiddenFrom="sm"
        aria-expanded={isOpen}
        leftSection={<SlidersHorizontal size={16} aria-hidden />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {count > 0 ? t('calls.filters_set', { count }) : t('calls.filters')}
      </Button>
      <SoughtText
        label={t('calls.number')}
        hint={t('calls.number_hint')}
        value={filters.number ?? ''}
        onSearch={(number) => set({ number: number || undefined })}
      />
      <AgentFilter label={t('calls.agent')} value={filters.agent_id} onChange={(agent_id) => set({ agent_id })} />
      <NativeSelect
        label={t('calls.direction')}
        value={filters.direction ?? ''}
        data={[
          any,
          ...(['inbound', 'outbound'] as const).map((value) => ({
            value,
            label: t(`call_states.directions.${value}`),
          })),
        ]}
        onChange={(event) => set({ direction: (event.currentTarget.value || undefined) as CallFilters['direction'] })}
      />
      <NativeSelect
        label={t('calls.status')}
        value={filters.status ?? ''}
        data={[
          any,
          ...(Object.keys(statusColors) as CallStatus[]).map((value) => ({
            value,
            label: t(`call_states.statuses.${value}`),
          })),
        ]}
        onChange={(event) => set({ status: (event.currentTarget.value || undefined) as CallFilters['status'] })}
      />
      <NativeSelect
        label={t('calls.transferred')}
        value={filters.transferred ?? ''}
        data={[any, { value: 'yes', label: t('calls.yes') }, { value: 'no', label: t('calls.no') }]}
        onChange={(event) =>
          set({ transferred: (event.currentTarget.value || undefined) as CallFilters['transferred'] })
        }
      />
      <TextInput
        type="date"
        label={t('calls.from')}
        value={filters.from ?? ''}
        max={filters.to}
        onChange={(event) => set({ from: event.currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        label={t('calls.to')}
        value={filters.to ?? ''}
        min={filters.from}
        onChange={(event) => set({ to: event.currentTarget.value || undefined })}
      />
      <NativeSelect
        label={t('calls.sort')}
        value={filters.sort ?? 'newest'}
        data={orders.map((value) => ({ value, label: t(`calls.sorts.${value}`) }))}
        onChange={(event) => set({ sort: event.currentTarget.value as CallSort })}
      />
      {Object.keys(filters).length > 0 && (
        <Button variant="subtle" onClick={() => void navigate({ to: '/calls', search: {}, replace: true })}>
          {t('calls.clear')}
        </Button>
      )}
    </Group>
  );
}

/** A text to search for, applied by Enter and by leaving the field. */
function SoughtText(props: { label: string; hint: string; value: string; onSearch(text: string): void }) {
  const [text, setText] = useState(props.value);
  useEffect(() => setText(props.value), [props.value]);
  const search = (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() !== props.value) props.onSearch(text.trim());
  };
  return (
    <form onSubmit={search}>
      <TextInput
        label={props.label}
        placeholder={props.hint}
        type="search"
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => search()}
      />
    </form>
  );
}
