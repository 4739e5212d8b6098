import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StatisticsDashboard } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { Answer } from './answer.tsx';
import { Figure, Figures } from './figure.tsx';
import { FigureTable } from './figure-table.tsx';
import { useFormat } from './format.ts';
import { LazyChart } from './lazy-charts.tsx';
import { LiveFigures } from './live-figures.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { dashboardQuery } from './statistics-queries.ts';
import { useAgentLabel } from './use-agent-label.ts';

/** Live conversations, today beside yesterday, and the last thirty days. */
export function Overview() {
  return <Answer of={useQuery(dashboardQuery)}>{(dashboard) => <Dashboard dashboard={dashboard} />}</Answer>;
}

function Dashboard({ dashboard }: { dashboard: StatisticsDashboard }) {
  const { live, last_30_days: month } = dashboard;
  const isEmpty = month.calls.calls === 0 && month.chats.sessions === 0 && live.in_progress + live.ringing === 0;
  return (
    <Stack gap="lg">
      <LiveFigures dashboard={dashboard} />
      {isEmpty ? (
        <NothingYet />
      ) : (
        <>
          <MonthFigures dashboard={dashboard} />
          <Trend dashboard={dashboard} />
          <TopAgents dashboard={dashboard} />
        </>
      )}
    </Stack>
  );
}

function MonthFigures({ dashboard }: { dashboard: StatisticsDashboard }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { last_7_days: week, previous_7_days: before, last_30_days: month, peak_concurrent: peak } = dashboard;
  return (
    <Figures>
      <Figure
        label={t('statistics.last_7_days')}
        value={format.number(week.calls.calls)}
        note={t('statistics.change', { change: format.change(week.calls.calls, before.calls.calls) })}
      />
      <Figure
        label={t('statistics.last_30_days')}
        value={format.number(month.calls.calls)}
        note={`${t('statistics.answer_rate')}: ${format.percent(month.calls.answer_rate)}`}
      />
      <Figure
        label={t('statistics.containment')}
        value={format.percent(month.calls.containment_rate)}
        note={t('statistics.containment_text')}
      />
      <Figure
        label={t('statistics.peak')}
        value={format.number(peak.last_30_days)}
        note={t('statistics.peak_text', { count: peak.today })}
      />
    </Figures>
  );
}

function Trend({ dashboard }: { dashboard: StatisticsDashboard }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [answered, unanswered, chats] = [t('statistics.answered'), t('statistics.unanswered'), t('statistics.chats')];
  const data = dashboard.trend.map((day) => ({
    day: format.shortDay(day.day),
    [answered]: day.answered,
    [unanswered]: day.calls - day.answered,
    [chats]: day.chats,
  }));
  return (
    <Card title={t('statistics.trend')} text={t('statistics.trend_text')}>
      <LazyChart kind="calls" data={data} x="day" names={[answered, unanswered, chats]} />
      <FigureTable
        label={t('statistics.trend')}
        file="parley-trend"
        rows={dashboard.trend.toReversed()}
        keyOf={(day) => day.day}
        columns={[
          { header: t('statistics.day'), value: (day) => day.day, show: (day) => format.day(day.day) },
          { header: t('statistics.calls'), value: (day) => day.calls },
          { header: answered, value: (day) => day.answered },
          { header: chats, value: (day) => day.chats },
        ]}
      />
    </Card>
  );
}

function TopAgents({ dashboard }: { dashboard: StatisticsDashboard }) {
  const { t } = useTranslation();
  const format = useFormat();
  const label = useAgentLabel();
  if (dashboard.top_agents.length === 0) return null;
  return (
    <Card title={t('statistics.top_agents')}>
      <FigureTable
        label={t('statistics.top_agents')}
        file="parley-top-agents"
        rows={dashboard.top_agents}
        keyOf={(agent) => agent.agent_id ?? ''}
        columns={[
          { header: t('statistics.agent'), value: (agent) => label(agent) },
          { header: t('statistics.calls'), value: (agent) => agent.calls, show: (agent) => format.number(agent.calls) },
          {
            header: t('statistics.containment'),
            value: (agent) => agent.containment_rate,
            show: (agent) => format.percent(agent.containment_rate),
          },
        ]}
      />
    </Card>
  );
}
