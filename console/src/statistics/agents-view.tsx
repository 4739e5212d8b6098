import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AgentFigures } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { Answer } from './answer.tsx';
import { type FigureColumn, FigureTable } from './figure-table.tsx';
import { useFormat } from './format.ts';
import { NothingYet } from './nothing-yet.tsx';
import { agentsQuery, type StatisticsFilters } from './statistics-queries.ts';
import { useAgentLabel } from './use-agent-label.ts';

/** Every agent beside the others. */
export function AgentsView({ filters }: { filters: StatisticsFilters }) {
  const { t } = useTranslation();
  const columns = useColumns();
  return (
    <Answer of={useQuery(agentsQuery(filters))}>
      {({ agents }) =>
        agents.length === 0 ? (
          <NothingYet />
        ) : (
          <Card title={t('statistics.views.agents')}>
            <FigureTable
              label={t('statistics.views.agents')}
              file="parley-agents"
              rows={agents}
              keyOf={(agent) => agent.agent_id ?? ''}
              columns={columns}
            />
          </Card>
        )
      }
    </Answer>
  );
}

function useColumns(): FigureColumn<AgentFigures>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return [
    { header: t('statistics.agent'), value: useAgentLabel() },
    { header: t('statistics.calls'), value: (agent) => agent.calls, show: (agent) => format.number(agent.calls) },
    {
      header: t('statistics.answer_rate'),
      value: (agent) => agent.answer_rate,
      show: (agent) => format.percent(agent.answer_rate),
    },
    {
      header: t('statistics.containment'),
      value: (agent) => agent.containment_rate,
      show: (agent) => format.percent(agent.containment_rate),
    },
    {
      header: t('statistics.success_rate'),
      value: (agent) => agent.success_rate,
      show: (agent) => format.percent(agent.success_rate),
    },
    {
      header: t('statistics.average'),
      value: (agent) => agent.average_duration_seconds,
      show: (agent) => format.duration(agent.average_duration_seconds),
    },
    {
      header: t('statistics.latency'),
      value: (agent) => agent.e2e_ms?.p50 ?? null,
      show: (agent) => format.ms(agent.e2e_ms?.p50 ?? null),
    },
    {
      header: t('statistics.latency_p95'),
      value: (agent) => agent.e2e_ms?.p95 ?? null,
      show: (agent) => format.ms(agent.e2e_ms?.p95 ?? null),
    },
    {
      header: t('statistics.chats'),
      value: (agent) => agent.chats.sessions,
      show: (agent) => format.number(agent.chats.sessions),
    },
    {
      header: t('statistics.chats_contained'),
      value: (agent) => agent.chats.containment_rate,
      show: (agent) => format.percent(agent.chats.containment_rate),
    },
    {
      header: t('statistics.rating'),
      value: (agent) => agent.chats.average_rating,
      show: (agent) => format.number(agent.chats.average_rating),
    },
  ];
}
