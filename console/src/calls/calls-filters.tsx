import './calls-filters.css';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { CallStatus } from '@parley/contract/resources/call';
import { useNavigate } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AgentFilter } from '../tools/agent-filter.tsx';
import { type CallFilters, type CallSort, sorts, statusColors } from './call-choices.ts';

/** Filters behind the button; the others stand beside the search. */
const folded = ['number', 'direction', 'transferred', 'from', 'to'] as const;

/** Filters of the list of calls; they are in the address. On a phone all but the search are behind a button. */
export function CallsFilters({ filters }: { filters: CallFilters }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const set = (change: CallFilters) =>
    void navigate({ to: '/calls', search: { ...filters, ...change }, replace: true });
  const [isOpen, setIsOpen] = useState(false);
  const count = Object.keys(filters).filter((name) => name !== 'q').length;
  const foldedCount = folded.filter((name) => filters[name] !== undefined).length;
  const toggle = (label: string, shown: { hiddenFrom: 'sm' } | { visibleFrom: 'sm' }) => (
    <Button
      variant="default"
      {...shown}
      className="call-filters-toggle"
      aria-expanded={isOpen}
      leftSection={<SlidersHorizontal size={16} aria-hidden />}
      onClick={() => setIsOpen(!isOpen)}
    >
      {label}
    </Button>
  );
  return (
    <div className="call-filters" data-open={isOpen || undefined}>
      <div className="call-filters-first">
        <SoughtText
          label={t('calls.search')}
          hint={t('calls.search_hint')}
          value={filters.q ?? ''}
          onSearch={(q) => set({ q: q || undefined })}
        />
        {toggle(count > 0 ? t('calls.filters_set', { count }) : t('calls.filters'), { hiddenFrom: 'sm' })}
        <MainFilters filters={filters} onChange={set} />
        {toggle(foldedCount > 0 ? t('calls.more_filters_set', { count: foldedCount }) : t('calls.more_filters'), {
          visibleFrom: 'sm',
        })}
        {Object.keys(filters).length > 0 && (
          <Button
            variant="subtle"
            className="call-filters-clear"
            onClick={() => void navigate({ to: '/calls', search: {}, replace: true })}
          >
            {t('calls.clear')}
          </Button>
        )}
      </div>
      <div className="call-filters-more">
        <FoldedFilters filters={filters} onChange={set} />
      </div>
    </div>
  );
}

interface FilterGroup {
  filters: CallFilters;
  onChange(change: CallFilters): void;
}

function MainFilters({ filters, onChange }: FilterGroup) {
  const { t } = useTranslation();
  const statuses = Object.keys(statusColors) as CallStatus[];
  const orders = (Object.keys(sorts) as CallSort[]).filter((sort) => !filters.q || sorts[sort].endsWith('started_at'));
  return (
    <>
      <AgentFilter label={t('calls.agent')} value={filters.agent_id} onChange={(agent_id) => onChange({ agent_id })} />
      <NativeSelect
        label={t('calls.status')}
        value={filters.status ?? ''}
        data={[
          { value: '', label: t('common.all') },
          ...statuses.map((value) => ({ value, label: t(`call_states.statuses.${value}`) })),
        ]}
        onChange={(event) => onChange({ status: (event.currentTarget.value || undefined) as CallFilters['status'] })}
      />
      <NativeSelect
        label={t('calls.sort')}
        value={filters.sort ?? 'newest'}
        data={orders.map((value) => ({ value, label: t(`calls.sorts.${value}`) }))}
        onChange={(event) => onChange({ sort: event.currentTarget.value as CallSort })}
      />
    </>
  );
}

function FoldedFilters({ filters, onChange }: FilterGroup) {
  const { t } = useTranslation();
  const any = { value: '', label: t('common.all') };
  const directions = ['inbound', 'outbound'] as const;
  return (
    <>
      <SoughtText
        label={t('calls.number')}
        hint={t('calls.number_hint')}
        value={filters.number ?? ''}
        onSearch={(number) => onChange({ number: number || undefined })}
      />
      <NativeSelect
        label={t('calls.direction')}
        value={filters.direction ?? ''}
        data={[any, ...directions.map((value) => ({ value, label: t(`call_states.directions.${value}`) }))]}
        onChange={(event) =>
          onChange({ direction: (event.currentTarget.value || undefined) as CallFilters['direction'] })
        }
      />
      <NativeSelect
        label={t('calls.transferred')}
        value={filters.transferred ?? ''}
        data={[any, { value: 'yes', label: t('calls.yes') }, { value: 'no', label: t('calls.no') }]}
        onChange={(event) =>
          onChange({ transferred: (event.currentTarget.value || undefined) as CallFilters['transferred'] })
        }
      />
      <TextInput
        type="date"
        label={t('calls.from')}
        value={filters.from ?? ''}
        max={filters.to}
        onChange={(event) => onChange({ from: event.currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        label={t('calls.to')}
        value={filters.to ?? ''}
        min={filters.from}
        onChange={(event) => onChange({ to: event.currentTarget.value || undefined })}
      />
    </>
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
