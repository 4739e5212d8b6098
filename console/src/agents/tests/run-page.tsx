import './texts.ts';
import { Alert, Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { TestRunDetail } from '../../api/schemas.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Page } from '../../parts/page.tsx';
import { Timestamp } from '../../parts/timestamp.tsx';
import { RunComparison } from './run-comparison.tsx';
import { RunResult } from './runs-table.tsx';
import { TestChecks } from './test-checks.tsx';
import { runQuery } from './test-queries.ts';
import { statusColors } from './tests-tab.tsx';

type Result = TestRunDetail['results'][number];

/** A run of test conversations: every reply, and each expectation. */
export function RunPage() {
  const { t, i18n } = useTranslation();
  const { agentId, testRunId } = useParams({ from: '/shell/agents/$agentId/tests/$testRunId' });
  const { data: run } = useSuspenseQuery(runQuery(agentId, testRunId));
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  return (
    <Page
      title={t('tests.run_title', { version: run.agent_version })}
      description={<RunResult run={run} />}
      before={<BackLink to="/agents/$agentId/tests" params={{ agentId }} label={t('tests.back')} />}
      isNarrow
    >
      <Facts
        facts={[
          [t('tests.started'), <Timestamp key="at" at={run.created_at} />],
          [t('tests.trigger'), t(`tests.triggers.${run.trigger}`)],
          [t('tests.score'), run.score === null ? null : percent.format(run.score)],
        ]}
      />
      <RunComparison run={run} />
      {run.results.map((result) => (
        <TestResult key={result.test_id} result={result} />
      ))}
    </Page>
  );
}

function TestResult({ result }: { result: Result }) {
  const { t } = useTranslation();
  return (
    <Paper component="section">
      <Stack gap="md">
        <Group justify="space-between">
          <Title order={2}>{result.name}</Title>
          <Badge color={statusColors[result.status]}>{t(`tests.statuses.${result.status}`)}</Badge>
        </Group>
        {result.fault && <Alert color="orange">{t('tests.fault', { fault: result.fault })}</Alert>}
        {result.turns.map((turn, index) => (
          <Stack key={index} gap={6}>
            <Line speaker={t('tests.visitor')} text={turn.say} />
            <Line speaker={t('tests.agent')} text={turn.reply} />
            {turn.tools.map(({ tool, arguments: given }, at) => (
              <Text key={at} size="sm" c="dimmed" className="breakable">
                {t('tests.called', { tool })} <code>{JSON.stringify(given)}</code>
              </Text>
            ))}
            {turn.sources.length > 0 && (
              <Text size="sm" c="dimmed">
                {t('tests.sources', { sources: turn.sources.join(', ') })}
              </Text>
            )}
            <TestChecks checks={result.checks.filter((check) => check.turn === index)} />
          </Stack>
        ))}
        <TestChecks checks={result.checks.filter((check) => check.turn === null)} />
      </Stack>
    </Paper>
  );
}

function Line({ speaker, text }: { speaker: string; text: string }) {
  return (
    <div>
      <Text size="sm" fw={600} component="span">
        {speaker}
      </Text>
      <Text className="breakable">{text}</Text>
    </div>
  );
}
