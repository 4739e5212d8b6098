import { useQuery } from '@tanstack/react-query';
import './texts.ts';
import { api } from '../api/api.ts';
import { usePermission } from '../api/session.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { AnalysisCard, isInProgress, progressMs } from './analysis-card.tsx';

const path = '/api/chat/sessions/{sessionId}';
const noResults = { summary: null, structured_data: null, success: null, sentiment: null };

/** Analysis of a closed chat; nothing while it is not closed. */
export function ChatAnalysis({ sessionId }: { sessionId: string }) {
  const mayAnalyze = usePermission('chat:write');
  const {
    data: chat,
    error,
    refetch,
  } = useQuery({
    queryKey: [path, sessionId],
    queryFn: ({ signal }) => api.get(path, { path: { sessionId }, signal }),
    refetchInterval: ({ state }) => (isInProgress(state.data?.analysis) ? progressMs : false),
  });
  if (error && !chat) return <ErrorAlert error={error} onRetry={() => void refetch()} />;
  if (chat?.status !== 'closed') return null;
  async function analyze() {
    await api.post('/api/chat/sessions/{sessionId}/analyze', { path: { sessionId } });
    await refetch();
  }
  return (
    <AnalysisCard
      analysis={chat.analysis}
      results={chat.analysis ?? noResults}
      none={null}
      onAnalyze={mayAnalyze ? analyze : undefined}
    />
  );
}
