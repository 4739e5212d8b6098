import { Badge, Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import type { CallDetail, ConversationAnalysis } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { Facts } from '../parts/facts.tsx';
import { notify, notifyError } from '../parts/notify.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { useErrorMessage } from '../parts/use-error-message.ts';

/** Wait between requests while an analysis runs. Unit: milliseconds. */
export const progressMs = 2_000;

const stateColors: Record<ConversationAnalysis['state'], string> = {
  pending: 'blue',
  running: 'blue',
  done: 'green',
  failed: 'red',
  skipped: 'gray',
};
const sentimentColors = { positive: 'green', neutral: 'gray', negative: 'red' } as const;

export type AnalysisResults = Pick<CallDetail, 'sentiment' | 'structured_data' | 'success' | 'summary'>;

interface AnalysisCardProps {
  /** Null: none was ordered. */
  analysis: ConversationAnalysis | null;
  results: AnalysisResults;
  /** Shown where there is none yet. */
  none: string | null;
  /** Orders it anew, and reads it again; undefined: not allowed. */
  onAnalyze: (() => Promise<unknown>) | undefined;
}

/** Analysis of a call or chat: its state, results with their types, and a button to make it anew. */
export function AnalysisCard({ analysis, results, none, onAnalyze }: AnalysisCardProps) {
  const { t } = useTranslation();
  return (
    <Card
      title={t('analysis.title')}
      text={analysis && <Badge color={stateColors[analysis.state]}>{t(`analysis.states.${analysis.state}`)}</Badge>}
      aside={onAnalyze && <AnalyzeAgain isDisabled={isInProgress(analysis)} onAnalyze={onAnalyze} />}
    >
      {analysis === null && none !== null && <Text size="sm">{none}</Text>}
      {analysis?.skip_reason && <Text size="sm">{t(`analysis.skip_reasons.${analysis.skip_reason}`)}</Text>}
      <Results analysis={analysis} results={results} />
    </Card>
  );
}

export const isInProgress = (analysis: ConversationAnalysis | null | undefined) =>
  analysis?.state === 'pending' || analysis?.state === 'running';

function AnalyzeAgain({ isDisabled, onAnalyze }: { isDisabled: boolean; onAnalyze(): Promise<unknown> }) {
  const { t } = useTranslation();
  const messageOf = useErrorMessage();
  async function analyze() {
    try {
      await onAnalyze();
      notify(t('analysis.ordered'));
    } catch (error) {
      notifyError(messageOf(error));
    }
  }
  return (
    <Button variant="default" size="xs" disabled={isDisabled} onClick={() => void analyze()}>
      {t('analysis.retry')}
    </Button>
  );
}

function Results({ analysis, results }: { analysis: ConversationAnalysis | null; results: AnalysisResults }) {
  const { t } = useTranslation();
  const { sentiment, structured_data, success, summary } = results;
  const data = Object.entries(structured_data ?? {});
  return (
    <Stack gap="md">
      {summary !== null && (
        <div>
          <Text fw={600} size="sm">
            {t('analysis.summary')}
          </Text>
          <Text className="mail-text">{summary}</Text>
        </div>
      )}
      <Facts
        facts={[
          [
            t('analysis.success'),
            success !== null && (
              <Badge color={success ? 'green' : 'red'}>
                {t(success ? 'analysis.succeeded' : 'analysis.not_succeeded')}
              </Badge>
            ),
          ],
          [
            t('analysis.sentiment'),
            sentiment && <Badge color={sentimentColors[sentiment]}>{t(`analysis.sentiments.${sentiment}`)}</Badge>,
          ],
          [t('analysis.model'), analysis?.model === 'builtin' ? t('analysis.builtin') : (analysis?.model ?? null)],
          [t('analysis.fault'), analysis?.fault ?? null],
          [
            t('analysis.next_attempt'),
            analysis?.next_attempt_at ? <Timestamp key="next" at={analysis.next_attempt_at} /> : null,
          ],
        ].map(([name, value]) => [name as string, value === false ? null : value] as const)}
      />
      {data.length > 0 && (
        <div>
          <Text fw={600} size="sm" mb={6}>
            {t('analysis.data')}
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
        {t('analysis.not_said')}
      </Text>
    );
  const type = typeof value === 'number' || typeof value === 'boolean' ? typeof value : 'string';
  const shown = typeof value === 'boolean' ? t(value ? 'analysis.yes' : 'analysis.no') : String(value);
  return (
    <>
      {shown}{' '}
      <Text c="dimmed" size="xs" component="span">
        {t(`analysis.types.${type as 'boolean' | 'number' | 'string'}`)}
      </Text>
    </>
  );
}
