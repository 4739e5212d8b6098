import './desk-texts.ts';
import { Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { ChatDeskReport } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { Card } from '../parts/card.tsx';
import { NextStep } from '../parts/next-step.tsx';
import { EmptyState } from '../parts/record-table.tsx';
import { Answer } from './answer.tsx';
import { Figure, Figures } from './figure.tsx';
import { type FigureColumn, FigureTable } from './figure-table.tsx';
import { useFormat } from './format.ts';
import { startOfDay } from './start-of-day.ts';
import type { StatisticsFilters } from './statistics-queries.ts';

type Measures = Omit<ChatDeskReport, 'by_operator' | 'by_team'>;

/** How chats went that were handed over to people: in total, by operator and by team. */
export function DeskView({ filters, timezone }: { filters: StatisticsFilters; timezone: string }) {
  const { t } = useTranslation();
  const isSupervisor = usePermission('account:write');
  const report = useQuery({
    queryKey: ['/api/chat/operator/report', filters, timezone],
    queryFn: () =>
      api.get('/api/chat/operator/report', {
        query: {
          from: startOfDay(filters.from, timezone),
          to: startOfDay(filters.to, timezone, 1),
          agent_id: filters.agent_id,
        },
      }),
    placeholderData: keepPreviousData,
  });
  return (
    <Answer of={report}>
      {(data) =>
        data.chats === 0 ? (
          <Stack mt="md">
            <EmptyState
              title={t('desk_report.empty_title')}
              text={t('desk_report.empty_text')}
              action={<NextStep to="/desk" label={t('navigation.desk')} />}
            />
          </Stack>
        ) : (
          <Stack gap="lg" mt="md">
            <Text c="dimmed" size="sm">
              {t(isSupervisor ? 'desk_report.text' : 'desk_report.own')}
            </Text>
            <Totals report={data} />
            <Tables report={data} />
          </Stack>
        )
      }
    </Answer>
  );
}

function Totals({ report }: { report: ChatDeskReport }) {
  const { t } = useTranslation();
  const format = useFormat();
  const share = ({ due, met }: { due: number; met: number }) => format.percent(due === 0 ? null : met / due);
  const noteOf = (target: { due: number; met: number }) =>
    target.due === 0 ? undefined : t('desk_report.of_chats', { met: target.met, due: target.due });
  const { first_reply_target: reply, resolution_target: resolution, rating } = report;
  return (
    <Figures>
      <Figure label={t('desk_report.chats')} value={format.number(report.chats)} />
      <Figure label={t('desk_report.first_reply')} value={format.duration(report.first_reply_seconds?.p50 ?? null)} />
      <Figure label={t('desk_report.resolution')} value={format.duration(report.resolution_seconds?.p50 ?? null)} />
      <Figure label={t('desk_report.reply_target')} value={share(reply)} note={noteOf(reply)} />
      <Figure label={t('desk_report.resolution_target')} value={share(resolution)} note={noteOf(resolution)} />
      <Figure
        label={t('desk_report.rating')}
        value={format.number(rating.average)}
        note={t('desk_report.ratings', { count: rating.count })}
      />
    </Figures>
  );
}

function Tables({ report }: { report: ChatDeskReport }) {
  const { t } = useTranslation();
  const ofOperators = useMeasureColumns<ChatDeskReport['by_operator'][number]>();
  const ofTeams = useMeasureColumns<ChatDeskReport['by_team'][number]>();
  const teamName = ({ team }: ChatDeskReport['by_team'][number]) => team?.name ?? t('desk_report.no_team');
  return (
    <>
      <Card title={t('desk_report.by_operator')}>
        <FigureTable
          label={t('desk_report.by_operator')}
          file="parley-inbox-operators"
          rows={report.by_operator}
          keyOf={({ operator }) => operator.id}
          columns={[{ header: t('desk_report.operator'), value: ({ operator }) => operator.name }, ...ofOperators]}
        />
      </Card>
      <Card title={t('desk_report.by_team')}>
        <FigureTable
          label={t('desk_report.by_team')}
          file="parley-inbox-teams"
          rows={report.by_team}
          keyOf={({ team }) => team?.id ?? ''}
          columns={[{ header: t('desk_report.team'), value: teamName }, ...ofTeams]}
        />
      </Card>
    </>
  );
}

function useMeasureColumns<Row extends Measures>(): FigureColumn<Row>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const seconds = (header: string, read: (row: Row) => number | null): FigureColumn<Row> => ({
    header,
    value: read,
    show: (row) => format.duration(read(row)),
  });
  const share = (header: string, read: (row: Row) => { due: number; met: number }): FigureColumn<Row> => {
    const value = (row: Row) => (read(row).due === 0 ? null : read(row).met / read(row).due);
    return { header, value, show: (row) => format.percent(value(row)) };
  };
  return [
    { header: t('desk_report.chats'), value: ({ chats }) => chats },
    { header: t('desk_report.replied'), value: ({ replied }) => replied },
    { header: t('desk_report.closed'), value: ({ closed }) => closed },
    seconds(t('desk_report.first_reply'), (row) => row.first_reply_seconds?.p50 ?? null),
    seconds(t('desk_report.first_reply_p95'), (row) => row.first_reply_seconds?.p95 ?? null),
    seconds(t('desk_report.resolution'), (row) => row.resolution_seconds?.p50 ?? null),
    seconds(t('desk_report.resolution_p95'), (row) => row.resolution_seconds?.p95 ?? null),
    share(t('desk_report.reply_target'), (row) => row.first_reply_target),
    share(t('desk_report.resolution_target'), (row) => row.resolution_target),
    {
      header: t('desk_report.rating'),
      value: ({ rating }) => rating.average,
      show: ({ rating }) => format.number(rating.average),
    },
  ];
}
