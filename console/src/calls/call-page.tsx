import { Badge, Group, Text } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import './call-texts.ts';
import './state-texts.ts';
import './call-page.css';
import { MakeTestButton } from '../agents/tests/make-test-button.tsx';
import { CallAnalysis } from '../analysis/call-analysis.tsx';
import type { CallDetail } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { BackLink } from '../parts/back-link.tsx';
import { Card } from '../parts/card.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Page } from '../parts/page.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { EraseCallButton } from '../privacy/erase-call-button.tsx';
import { CallDownloads } from './call-downloads.tsx';
import { CallFacts } from './call-facts.tsx';
import { callQuery, callToolsQuery, unendedStatuses, untilComplete } from './call-queries.ts';
import { CallTranscript } from './call-transcript.tsx';
import { RecordingDiagnosis } from './recording-diagnosis.tsx';
import { type Player, usePlayer } from './use-player.ts';

// Loaded when a call has them: the page is there first.
const CallPlayer = lazy(async () => ({ default: (await import('./call-player.tsx')).CallPlayer }));
const CallRun = lazy(async () => ({ default: (await import('../workflows/runs/conversation-run.tsx')).CallRun }));
const LoggedInCrm = lazy(async () => ({
  default: (await import('../call-logging/logged-in-crm.tsx')).LoggedInCrm,
}));
const ConversationVerifications = lazy(async () => ({
  default: (await import('../identity/conversation-verifications.tsx')).ConversationVerifications,
}));
const LiveCall = lazy(async () => ({ default: (await import('./live-call.tsx')).LiveCall }));

/** One call: what happened, what was said, its recording and what the agent did. */
export function CallPage() {
  const { t } = useTranslation();
  const { callId } = useParams({ from: '/shell/calls/$callId' });
  const { data: call } = useSuspenseQuery({ ...callQuery(callId), refetchInterval: untilComplete });
  const tools = useQuery(callToolsQuery(callId));
  const player = usePlayer(callId, call.recording_available);
  const name = call.caller_name ?? call.phone_number ?? t(call.type === 'web' ? 'call.browser' : 'call.unknown_caller');
  const mayReadLogs = usePermission('integrations:read');
  const isLive = unendedStatuses.includes(call.status);
  const isUnstored = call.analysis?.skip_reason === 'zero_retention';
  const noneSaid = isLive
    ? 'call.transcript_begins'
    : isUnstored
      ? 'call.transcript_unstored'
      : 'call.transcript_empty';
  const transcript = (
    <Card title={t('call.transcript')} text={call.recording_available ? t('call.transcript_text') : undefined}>
      {!tools.data && <ErrorAlert error={tools.error} onRetry={() => void tools.refetch()} />}
      <CallTranscript
        turns={call.transcript}
        none={t(noneSaid)}
        tools={tools.data?.data ?? []}
        time={player.isPlaying || player.time > 0 ? player.time : null}
        playFrom={call.recording_available && player.audio ? player.playFrom : null}
      />
    </Card>
  );
  return (
    <Page
      title={name}
      description={
        <Group gap="sm" component="span">
          <Badge component="span" color={isLive ? 'green' : call.status === 'failed' ? 'red' : 'gray'}>
            {t(`call_states.statuses.${call.status}`)}
          </Badge>
          <Timestamp at={call.started_at ?? call.created_at} />
        </Group>
      }
      before={<BackLink to="/calls" label={t('call.calls')} />}
      actions={
        <>
          {!isLive && call.agent_id !== null && <MakeTestButton agentId={call.agent_id} source={{ call_id: callId }} />}
          <EraseCallButton callId={callId} isLive={isLive} />
        </>
      }
      isNarrow
    >
      <Suspense>{isLive && <LiveCall call={call} />}</Suspense>
      {isLive && transcript}
      <CallFacts call={call} />
      <Suspense>
        <ConversationVerifications
          of={{ call_id: callId }}
          frame={(title, lines) => <Card title={title}>{lines}</Card>}
        />
      </Suspense>
      {!isLive && <Recording call={call} player={player} />}
      {!isLive && transcript}
      <Suspense>{call.workflow && <CallRun callId={callId} isLive={isLive} />}</Suspense>
      {!isLive && <CallAnalysis callId={callId} />}
      <Suspense>{!isLive && mayReadLogs && <LoggedInCrm callId={callId} />}</Suspense>
      {!isLive && (
        <Card title={t('call.downloads')}>
          <CallDownloads callId={callId} hasRecording={call.recording_available} />
        </Card>
      )}
    </Page>
  );
}

function Recording({ call, player }: { call: CallDetail; player: Player }) {
  const { t } = useTranslation();
  return (
    <Card title={t('call.recording')}>
      {call.recording_state === 'none' && <Text c="dimmed">{t('call.recording_none')}</Text>}
      {call.recording_state === 'recording' && <Text c="dimmed">{t('call.recording_wait')}</Text>}
      {call.recording_state === 'failed' && <Text c="dimmed">{t('call.recording_failed')}</Text>}
      <Suspense>
        {call.recording_available && (
          <CallPlayer
            player={player}
            durationSeconds={player.duration ?? call.duration_seconds ?? 0}
            isIncomplete={call.recording_incomplete}
          />
        )}
      </Suspense>
      {call.recording_state !== 'none' && <RecordingDiagnosis callId={call.id} />}
    </Card>
  );
}
