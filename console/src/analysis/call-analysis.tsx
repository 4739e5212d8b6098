import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { api } from '../api/api.ts';
import { usePermission } from '../api/session.ts';
import { callQuery, untilComplete } from '../calls/call-queries.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { AnalysisCard } from './analysis-card.tsx';

/** Analysis of a call. */
export function CallAnalysis({ callId }: { callId: string }) {
  const { t } = useTranslation();
  const mayAnalyze = usePermission('calls:write');
  const { data: call, error, refetch } = useQuery({ ...callQuery(callId), refetchInterval: untilComplete });
  if (error && !call) return <ErrorAlert error={error} onRetry={() => void refetch()} />;
  if (!call) return null;
  async function analyze() {
    await api.post('/api/calls/{callId}/analyze', { path: { callId } });
    await refetch();
  }
  return (
    <AnalysisCard
      analysis={call.analysis}
      results={call}
      none={call.ended_at === null ? t('analysis.none') : null}
      onAnalyze={mayAnalyze && call.ended_at !== null ? analyze : undefined}
    />
  );
}
