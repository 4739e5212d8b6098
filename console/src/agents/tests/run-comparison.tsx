import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import type { TestRun } from '../../api/schemas.ts';
import { useList } from '../../api/use-list.ts';
import { Card } from '../../parts/card.tsx';
import { runsPath } from './test-queries.ts';

/** Changes since the run before: tests that pass or fail now, and replies that became others. */
export function RunComparison({ run }: { run: TestRun }) {
  const { t } = useTranslation();
  const { agent_id: agentId, id: candidate } = run;
  const { rows = [] } = useList(runsPath, { limit: 200 }, { values: { agentId } });
  const baseline = rows.find((each) => each.state === 'finished' && each.created_at < run.created_at)?.id;
  const { data } = useQuery({
    queryKey: [runsPath, agentId, 'compare', baseline, candidate],
    queryFn: ({ signal }) =>
      api.get(`${runsPath}/compare`, {
        path: { agentId },
        query: { baseline: baseline ?? candidate, candidate },
        signal,
      }),
    enabled: baseline !== undefined && run.state === 'finished',
  });
  const changed = data?.tests.filter(
    ({ before, after, changed_replies: replies }) => isTurned(before, after) || (before !== null && replies.length > 0),
  );
  if (!changed || changed.length === 0) return null;
  return (
    <Card title={t('tests.compared')}>
      {changed.map(({ test_id: id, name, before, after, changed_replies: replies }) => (
        <Stack key={id} gap={4}>
          <Text fw={600}>{name}</Text>
          {isTurned(before, after) && (
            <Text c={after === 'passed' ? 'green' : 'red'}>
              {t(after === 'passed' ? 'tests.now_passing' : 'tests.now_failing')}
            </Text>
          )}
          {replies.length > 0 && <Text size="sm">{t('tests.changed_replies')}</Text>}
          {replies.map((reply) => (
            <pre key={reply.turn} className="diff">
              <span data-sign="-">{`- ${reply.before}\n`}</span>
              <span data-sign="+">{`+ ${reply.after}\n`}</span>
            </pre>
          ))}
        </Stack>
      ))}
    </Card>
  );
}

const isTurned = (before: string | null, after: string | null) =>
  before !== null && after !== null && (before === 'passed') !== (after === 'passed');
