import './texts.ts';
import { Alert, Group, NativeSelect, Tabs, TextInput } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../api/session.ts';
import { Page } from '../parts/page.tsx';
import { AgentFilter } from '../tools/agent-filter.tsx';
import { AgentsView } from './agents-view.tsx';
import { CallDetails } from './call-details.tsx';
import { Overview } from './overview.tsx';
import { daysOf, type PeriodName, periodNames, periodOf } from './periods.ts';
import { dashboardQuery, type StatisticsFilters } from './statistics-queries.ts';
import { type StatisticsSearch, type StatisticsView, statisticsViews } from './statistics-search.ts';
import { Trends } from './trends.tsx';

// Loaded with its tab alone.
const DeskView = lazy(async () => ({ default: (await import('./desk-view.tsx')).DeskView }));

/** Statistics of the account; view, days and agent are in the address. */
export function StatisticsPage() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/shell/statistics' });
  const navigate = useNavigate();
  const { data: dashboard } = useSuspenseQuery(dashboardQuery);
  const mayOperate = usePermission('chat:operate');
  const { view = 'overview' } = search;
  const { timezone, last_day: today, is_rebuilding: isRebuilding } = dashboard.period;
  const usual = daysOf('days_30', today);
  const filters = { from: search.from ?? usual.from, to: search.to ?? usual.to, agent_id: search.agent_id };
  const set = (change: StatisticsSearch) =>
    void navigate({ to: '/statistics', search: { ...search, ...change }, replace: true });
  return (
    <Page title={t('statistics.title')} description={t('statistics.text', { zone: timezone })}>
      {isRebuilding && <Alert>{t('statistics.rebuilding')}</Alert>}
      <Tabs
        value={view}
        onChange={(value) => set({ view: value === 'overview' ? undefined : (value as StatisticsView) })}
      >
        <Tabs.List mb="lg" aria-label={t('statistics.view')}>
          {statisticsViews
            .filter((value) => value !== 'desk' || mayOperate)
            .map((value) => (
              <Tabs.Tab key={value} value={value}>
                {t(`statistics.views.${value}`)}
              </Tabs.Tab>
            ))}
        </Tabs.List>
        <Tabs.Panel value={view}>
          {view !== 'overview' && <Filters filters={filters} today={today} by={search.by} view={view} onChange={set} />}
          {view === 'overview' && <Overview />}
          {view === 'trends' && <Trends filters={filters} by={search.by ?? 'day'} />}
          {view === 'agents' && <AgentsView filters={filters} />}
          {view === 'calls' && <CallDetails filters={filters} />}
          {view === 'desk' && (
            <Suspense>
              <DeskView filters={filters} timezone={timezone} />
            </Suspense>
          )}
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

function Filters(props: {
  filters: StatisticsFilters;
  today: string;
  by: 'month' | undefined;
  view: StatisticsView;
  onChange(change: StatisticsSearch): void;
}) {
  const { t } = useTranslation();
  const { filters, today, onChange } = props;
  return (
    <Group gap="sm" className="filters" align="flex-end">
      <NativeSelect
        label={t('statistics.period')}
        value={periodOf(filters, today) ?? 'custom'}
        data={[
          ...periodNames.map((value) => ({ value: value as string, label: t(`statistics.periods.${value}`) })),
          { value: 'custom', label: t('statistics.periods.custom'), disabled: true },
        ]}
        onChange={(event) => onChange(daysOf(event.currentTarget.value as PeriodName, today))}
      />
      <TextInput
        type="date"
        label={t('statistics.from')}
        value={filters.from}
        max={filters.to}
        onChange={(event) => event.currentTarget.value && onChange({ from: event.currentTarget.value, to: filters.to })}
      />
      <TextInput
        type="date"
        label={t('statistics.to')}
        value={filters.to}
        min={filters.from}
        onChange={(event) =>
          event.currentTarget.value && onChange({ to: event.currentTarget.value, from: filters.from })
        }
      />
      <AgentFilter
        label={t('statistics.agent')}
        any={t('statistics.all_agents')}
        value={filters.agent_id}
        onChange={(agent_id) => onChange({ agent_id })}
      />
      {props.view === 'trends' && (
        <NativeSelect
          label={t('statistics.group')}
          value={props.by ?? 'day'}
          data={(['day', 'month'] as const).map((value) => ({ value, label: t(`statistics.groups.${value}`) }))}
          onChange={(event) => onChange({ by: event.currentTarget.value === 'month' ? 'month' : undefined })}
        />
      )}
    </Group>
  );
}
