import { Progress, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DetailedCallStatistics } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { Answer } from './answer.tsx';
import { Figure, Figures } from './figure.tsx';
import { FigureTable } from './figure-table.tsx';
import { useFormat } from './format.ts';
import { HeatMap } from './heat-map.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { detailedQuery, type StatisticsFilters } from './statistics-queries.ts';

const stages = ['stt', 'llm', 'tts', 'e2e'] as const;
const sentiments = ['positive', 'neutral', 'negative'] as const;

/** Calls in detail: outcome, latency by stage, end reasons, hours. */
export function CallDetails({ filters }: { filters: StatisticsFilters }) {
  const { t } = useTranslation();
  return (
    <Answer of={useQuery(detailedQuery(filters))}>
      {(details) =>
        details.calls === 0 ? (
          <NothingYet />
        ) : (
          <Stack gap="lg">
            <Outcome details={details} />
            <Stages details={details} />
            <EndReasons details={details} />
            <Card title={t('statistics.heat_map')}>
              <HeatMap counts={details.heat_map} />
            </Card>
          </Stack>
        )
      }
    </Answer>
  );
}

function Outcome({ details }: { details: DetailedCallStatistics }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { sentiment, duration } = details;
  const judged = sentiment.positive + sentiment.neutral + sentiment.negative;
  return (
    <Figures>
      <Figure
        label={t('statistics.calls')}
        value={format.number(details.calls)}
        note={`${t('statistics.unanswered')}: ${format.number(details.unanswered)}`}
      />
      <Figure
        label={t('statistics.containment')}
        value={format.percent(details.containment_rate)}
        note={`${t('statistics.transferred')}: ${format.number(details.transferred)}`}
      />
      <Figure label={t('statistics.success_rate')} value={format.percent(details.success_rate)} />
      <Figure
        label={t('statistics.durations')}
        value={format.duration(duration?.p50 ?? null)}
        note={`${t('statistics.p95')}: ${format.duration(duration?.p95 ?? null)}`}
      />
      <Figure label={t('statistics.minutes')} value={format.number(details.duration_seconds / 60)} />
      {judged > 0 && (
        <Figure
          label={t('statistics.sentiment')}
          value={format.percent(sentiment.positive / judged)}
          note={sentiments.map((name) => `${t(`statistics.sentiments.${name}`)}: ${sentiment[name]}`).join(', ')}
        />
      )}
      {details.cost && <Figure label={t('statistics.cost')} value={format.money(details.cost)} />}
    </Figures>
  );
}

function Stages({ details }: { details: DetailedCallStatistics }) {
  const { t } = useTranslation();
  const format = useFormat();
  const column = (share: 'p50' | 'p95') => ({
    header: t(`statistics.${share}`),
    value: (stage: (typeof stages)[number]) => details.latency_ms[stage]?.[share] ?? null,
    show: (stage: (typeof stages)[number]) => format.ms(details.latency_ms[stage]?.[share] ?? null),
  });
  return (
    <Card title={t('statistics.stages')} text={t('statistics.stages_text')}>
      <FigureTable
        label={t('statistics.stages')}
        file="parley-latency"
        rows={stages}
        keyOf={(stage) => stage}
        columns={[
          { header: t('statistics.stage'), value: (stage) => t(`statistics.stage_names.${stage}`) },
          column('p50'),
          column('p95'),
        ]}
      />
    </Card>
  );
}

function EndReasons({ details }: { details: DetailedCallStatistics }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Card title={t('statistics.end_reasons')}>
      <FigureTable
        label={t('statistics.end_reasons')}
        file="parley-end-reasons"
        rows={details.end_reasons}
        keyOf={(reason) => reason.end_reason}
        columns={[
          {
            header: t('statistics.end_reason'),
            value: (reason) => reason.end_reason,
            show: (reason) => <span className="mono">{reason.end_reason}</span>,
          },
          {
            header: t('statistics.calls'),
            value: (reason) => reason.calls,
            show: (reason) => format.number(reason.calls),
          },
          {
            header: t('statistics.share'),
            value: (reason) => reason.share,
            show: (reason) => (
              <div className="share">
                {format.percent(reason.share)}
                <Progress value={reason.share * 100} aria-hidden size="sm" />
              </div>
            ),
          },
        ]}
      />
    </Card>
  );
}
