import { Group, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { AgentFilter } from '../tools/agent-filter.tsx';
import { stateColors } from './question-states.ts';
import type { QuestionSearch } from './unanswered-questions-page.tsx';

/** Wait after the last key before a search. Unit: milliseconds. */
const searchDelayMs = 300;

/** Filters and order of the list. */
export function QuestionFilters(props: { filters: QuestionSearch; onChange(change: QuestionSearch): void }) {
  const { filters, onChange } = props;
  const { t } = useTranslation();
  const search = useDebouncedCallback((q: string) => onChange({ q: q.trim() || undefined }), searchDelayMs);
  const any = { value: '', label: t('common.all') };
  const states = Object.keys(stateColors) as (keyof typeof stateColors)[];
  return (
    <Group gap="sm" className="filters is-five">
      <TextInput
        label={t('questions.search')}
        type="search"
        defaultValue={filters.q ?? ''}
        maxLength={200}
        onChange={(event) => search(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('questions.state')}
        value={filters.state ?? ''}
        data={[any, ...states.map((state) => ({ value: state, label: t(`questions.states.${state}`) }))]}
        onChange={(event) => onChange({ state: (event.currentTarget.value || undefined) as QuestionSearch['state'] })}
      />
      <NativeSelect
        label={t('questions.channel')}
        value={filters.channel ?? ''}
        data={[
          any,
          ...(['call', 'chat'] as const).map((channel) => ({
            value: channel,
            label: t(`questions.channels.${channel}`),
          })),
        ]}
        onChange={(event) =>
          onChange({ channel: (event.currentTarget.value || undefined) as QuestionSearch['channel'] })
        }
      />
      <AgentFilter
        label={t('questions.agent')}
        value={filters.agent_id}
        onChange={(agent_id) => onChange({ agent_id })}
      />
      <NativeSelect
        label={t('questions.sort')}
        value={filters.sort ?? '-last_asked_at'}
        data={[
          { value: '-last_asked_at', label: t('questions.sorts.last_asked') },
          { value: '-count', label: t('questions.sorts.most') },
        ]}
        onChange={(event) => onChange({ sort: event.currentTarget.value as QuestionSearch['sort'] })}
      />
    </Group>
  );
}
