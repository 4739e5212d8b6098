import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DailyStatistics } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { Answer } from './answer.tsx';
import { type FigureColumn, FigureTable } from './figure-table.tsx';
import { useFormat } from './format.ts';
import { LazyChart } from './lazy-charts.tsx';
import { dailyQuery, monthlyQuery, type StatisticsFilters } from './statistics-queries.ts';

/** Figures of a day or a month, with its name. */
type SpanRow = Omit<DailyStatistics['days'][number], 'day'> & { key: string; name: string; tick: string };

/** Calls, chats and latency over time. */
export function Trends({ filters, by }: { filters: StatisticsFilters; by: 'day' | 'month' }) {
  const format = useFormat();
  const daily = useQuery({ ...dailyQuery(filters), enabled: by === 'day' });
  const monthly = useQuery({ ...monthlyQuery(filters), enabled: by === 'month' });
  if (by === 'day') {
    const rowOf = ({ day, ...figures }: DailyStatistics['days'][number]) => ({
      key: day,
      name: format.day(day),
      tick: format.shortDay(day),
      ...figures,
    });
    return <Answer of={daily}>{({ days }) => <Spans rows={days.map(rowOf)} by={by} />}</Answer>;
  }
  return (
    <Answer of={monthly}>
      {({ months }) => (
        <Spans
          rows={months.map(({ month, ...figures }) => ({
            key: month,
            name: format.month(month),
            tick: format.month(month),
            ...figures,
          }))}
          by={by}
        />
      )}
    </Answer>
  );
}

function Spans({ rows, by }: { rows: readonly SpanRow[]; by: 'day' | 'month' }) {
  const { t } = useTranslation();
  const columns = useColumns(t(`statistics.${by}`));
  const [answered, unanswered, chats] = [t('statistics.answered'), t('statistics.unanswered'), t('statistics.chats')];
  const [p50, p95] = [t('statistics.p50'), t('statistics.p95')];
  return (
    <Stack gap="lg">
      <Card title={t('statistics.trend')} text={t('statistics.trend_text')}>
        <LazyChart
          kind="calls"
          x="tick"
          names={[answered, unanswered, chats]}
          data={rows.map((row) => ({
            tick: row.tick,
            [answered]: row.answered,
            [unanswered]: row.unanswered,
            [chats]: row.chats.sessions,
          }))}
        />
      </Card>
      <Card title={t('statistics.latency_chart')} text={t('statistics.latency_chart_text')}>
        <LazyChart
          kind="latency"
          x="tick"
          names={[p50, p95]}
          data={rows.map((row) => ({ tick: row.tick, [p50]: row.e2e_ms?.p50 ?? null, [p95]: row.e2e_ms?.p95 ?? null }))}
        />
      </Card>
      <Card title={t('statistics.views.trends')}>
        <FigureTable
          label={t('statistics.views.trends')}
          file={`parley-${by === 'day' ? 'daily' : 'monthly'}`}
          rows={rows.toReversed()}
          keyOf={(row) => row.key}
          columns={columns}
        />
      </Card>
    </Stack>
  );
}

function useColumns(span: string): FigureColumn<SpanRow>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return [
    { header: span, value: (row) => row.key, show: (row) => row.name },
    { header: t('statistics.calls'), value: (row) => row.calls, show: (row) => format.number(row.calls) },
    { header: t('statistics.answered'), value: (row) => row.answered, show: (row) => format.number(row.answered) },
    {
      header: t('statistics.containment'),
      value: (row) => row.containment_rate,
      show: (row) => format.percent(row.containment_rate),
    },
    {
      header: t('statistics.transferred'),
      value: (row) => row.transferred,
      show: (row) => format.number(row.transferred),
    },
    {
      header: t('statistics.minutes'),
      value: (row) => Math.round(row.duration_seconds / 6) / 10,
      show: (row) => format.number(row.duration_seconds / 60),
    },
    {
      header: t('statistics.latency_p95'),
      value: (row) => row.e2e_ms?.p95 ?? null,
      show: (row) => format.ms(row.e2e_ms?.p95 ?? null),
    },
    {
      header: t('statistics.chats'),
      value: (row) => row.chats.sessions,
      show: (row) => format.number(row.chats.sessions),
    },
    {
      header: t('statistics.escalated'),
      value: (row) => row.chats.escalated,
      show: (row) => format.number(row.chats.escalated),
    },
    {
      header: t('statistics.rating'),
      value: (row) => row.chats.average_rating,
      show: (row) => format.number(row.chats.average_rating),
    },
  ];
}
