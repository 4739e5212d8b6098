import { Badge, Button, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import './call-analysis-texts.ts';
import { api } from '../api/api.ts';
import type { CallAnalysis as Analysis, CallDetail } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { Card } from '../parts/card.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Facts } from '../parts/facts.tsx';
import { notify, notifyError } from '../parts/notify.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { useErrorMessage } from '../parts/use-error-message.ts';

const path = '/api/calls/{callId}';
/** Wait between requests while an analysis runs. Unit: milliseconds. */
const progressMs = 2_000;

const stateColors: Record<Analysis['state'], string> = {
  pending: 'blue',
  running: 'blue',
  done: 'green',
  failed: 'red',
  skipped: 'gray',
};
const sentimentColors = { positive: 'green', neutral: 'gray', negative: 'red' } as const;

/** Analysis of a call: its state, results with their types, and a button to make it anew. */
export function CallAnalysis({ callId }: { callId: string }) {
  const { t } = useTranslation();
  const {
    data: call,
    error,
    refetch,
  } = useQuery({
    queryKey: [path, callId],
    queryFn: ({ signal }) => api.get(path, { path: { callId }, signal }),
    refetchInterval: ({ state }) => (isInProgress(state.data?.analysis) ? progressMs : false),
  });
  if (error && !call) return <ErrorAlert error={error} onRetry={() => void refetch()} />;
  if (!call) return null;
  const { analysis } = call;
  return (
    <Card
      title={t('call_analysis.title')}
      text={
        analysis && <Badge color={stateColors[analysis.state]}>{t(`call_analysis.states.${analysis.state}`)}</Badge>
      }
      aside={<AnalyzeAgain call={call} />}
    >
      {analysis === null && call.ended_at === null && <Text size="sm">{t('call_analysis.none')}</Text>}
      {analysis?.skip_reason && <Text size="sm">{t(`call_analysis.skip_reasons.${analysis.skip_reason}`)}</Text>}
      <Results call={call} />
    </Card>
  );
}

const isInProgress = (analysis: Analysis | null | undefined) =>
  analysis?.state === 'pending' || analysis?.state === 'running';

function AnalyzeAgain({ call }: { call: CallDetail }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const messageOf = useErrorMessage();
  const mayAnalyze = usePermission('calls:write');
  if (!mayAnalyze || call.ended_at === null) return null;
  async function analyze() {
    try {
      await api.post('/api/calls/{callId}/analyze', { path: { callId: call.id } });
      notify(t('call_analysis.ordered'));
    } catch (error) {
      notifyError(messageOf(error));
    }
    await queryClient.invalidateQueries({ queryKey: [path, call.id] });
  }
  return (
    <Button variant="default" size="xs" disabled={isInProgress(call.analysis)} onClick={() => void analyze()}>
      {t('call_analysis.retry')}
    </Button>
  );
}

function Results({ call }: { call: CallDetail }) {
  const { t } = useTranslation();
  const { analysis, sentiment, success, summary } = call;
  const data = Object.entries(call.structured_data ?? {});
  return (
    <Stack gap="md">
      {summary !== null && (
        <div>
          <Text fw={600} size="sm">
            {t('call_analysis.summary')}
          </Text>
          <Text className="mail-text">{summary}</Text>
        </div>
      )}
      <Facts
        facts={[
          [
            t('call_analysis.success'),
            success !== null && (
              <Badge color={success ? 'green' : 'red'}>
                {t(success ? 'call_analysis.succeeded' : 'call_analysis.not_succeeded')}
              </Badge>
            ),
          ],
          [
            t('call_analysis.sentiment'),
            sentiment && <Badge color={sentimentColors[sentiment]}>{t(`call_analysis.sentiments.${sentiment}`)}</Badge>,
          ],
          [
            t('call_analysis.model'),
            analysis?.model === 'builtin' ? t('call_analysis.builtin') : (analysis?.model ?? null),
          ],
          [t('call_analysis.fault'), analysis?.fault ?? null],
          [
            t('call_analysis.next_attempt'),
            analysis?.next_attempt_at && <Timestamp key="next" at={analysis.next_attempt_at} />,
          ],
        ].map(([name, value]) => [name as string, value === false ? null : value] as const)}
      />
      {data.length > 0 && (
        <div>
          <Text fw={600} size="sm" mb={6}>
            {t('call_analysis.data')}
          </Text>
          <Facts facts={data.map(([name, value]) => [name, <Value key={name} value={value} />] as const)} />
        </div>
      )}
    </Stack>
  );
}

/** A value with its type, so that the number 4 and the text "4" look different. */
function Value({ value }: { value: unknown }) {
  const { t } = useTranslation();
  if (value === null || value === undefined)
    return (
      <Text c="dimmed" inherit component="span">
        {t('call_analysis.not_said')}
      </Text>
    );
  const type = typeof value === 'number' || typeof value === 'boolean' ? typeof value : 'string';
  const shown = typeof value === 'boolean' ? t(value ? 'call_analysis.yes' : 'call_analysis.no') : String(value);
  return (
    <>
      {shown}{' '}
      <Text c="dimmed" size="xs" component="span">
        {t(`call_analysis.types.${type as 'boolean' | 'number' | 'string'}`)}
      </Text>
    </>
  );
}
