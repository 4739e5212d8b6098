import { Alert, Button, Group } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { RecordingJob } from '../api/schemas.ts';
import { useSession } from '../api/session.ts';
import { Card } from '../parts/card.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';

const refreshMs = 1500;
const shownFindings = 20;
const isOver = (job: RecordingJob | undefined) => job?.state === 'done' || job?.state === 'failed';

/** Orders a sync or a repair and shows how far it is and what it found. */
export function RecordingJobs() {
  const { t } = useTranslation();
  const { permissions } = useSession();
  const queries = useQueryClient();
  const [jobId, setJobId] = useState<string | null>(null);
  const order = useMutation({
    mutationFn: (kind: RecordingJob['kind']) =>
      kind === 'sync'
        ? api.post('/api/statistics/recordings/sync', { body: { dry_run: false } })
        : api.post('/api/calls/recordings/repair', { body: { dry_run: false } }),
    onSuccess: ({ id }) => setJobId(id),
  });
  const { data: job } = useQuery({
    queryKey: ['recording-job', jobId],
    queryFn: () =>
      api.get('/api/statistics/recordings/jobs/{recordingJobId}', { path: { recordingJobId: jobId ?? '' } }),
    enabled: jobId !== null,
    refetchInterval: ({ state }) => (isOver(state.data) ? false : refreshMs),
  });
  const isFinished = isOver(job);
  useEffect(() => {
    if (!isFinished) return;
    for (const path of ['/api/statistics/recordings', '/api/statistics/recordings/orphaned'])
      void queries.invalidateQueries({ queryKey: [path] });
  }, [isFinished, queries]);
  if (!permissions.includes('calls:write')) return null;
  const isBusy = order.isPending || (jobId !== null && !isFinished);
  return (
    <>
      {(['sync', 'repair'] as const).map((kind) => (
        <Card
          key={kind}
          title={t(`recordings.${kind}`)}
          text={t(`recordings.${kind}_text`)}
          aside={
            <Button variant="default" disabled={isBusy} onClick={() => order.mutate(kind)}>
              {t(`recordings.${kind}`)}
            </Button>
          }
        >
          {job?.kind === kind && <Outcome job={job} />}
        </Card>
      ))}
      <ErrorAlert error={order.error} />
    </>
  );
}

function Outcome({ job }: { job: RecordingJob }) {
  const { t } = useTranslation();
  const counts = { checked: job.checked, problems: job.problems, changed: job.changed };
  return (
    <Alert
      color={job.state === 'failed' ? 'red' : job.problems > 0 ? 'yellow' : 'green'}
      role="status"
      className="readable-alert"
    >
      {job.state === 'failed'
        ? t('recordings.job_failed', { error: job.error ?? '' })
        : job.state === 'done'
          ? t('recordings.done', counts)
          : t('recordings.running', { count: job.checked })}
      {job.findings.length > 0 && (
        <ul>
          {job.findings.slice(0, shownFindings).map((finding) => (
            <li key={`${finding.problem} ${finding.key ?? finding.call_id}`}>
              <Group gap="xs" component="span">
                {t(`recordings.problems.${finding.problem}`)}
                <span className="mono">{finding.call_id ?? finding.key}</span>
              </Group>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
