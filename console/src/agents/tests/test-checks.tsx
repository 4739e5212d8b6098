import { Badge, Group, List, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TestRunDetail } from '../../api/schemas.ts';

type Check = TestRunDetail['results'][number]['checks'][number];

/** Expectations with their outcome. */
export function TestChecks({ checks }: { checks: readonly Check[] }) {
  const { t } = useTranslation();
  if (checks.length === 0) return null;
  return (
    <List listStyleType="none" spacing={6}>
      {checks.map((check, index) => (
        <List.Item key={index}>
          <Group gap={8} align="flex-start">
            <Badge color={check.is_met ? 'green' : 'red'}>{t(check.is_met ? 'tests.met' : 'tests.not_met')}</Badge>
            <Text size="sm" className="breakable">
              {t(`tests.kinds.${check.expectation.kind}`)} {valueOf(check.expectation)}
            </Text>
            {check.judge === 'model' && <Badge variant="outline">{t('tests.by_model')}</Badge>}
          </Group>
          {!check.is_met && check.reason !== '' && (
            <Text size="sm" c="dimmed" className="breakable">
              {t('tests.found', { reason: check.reason })}
            </Text>
          )}
        </List.Item>
      ))}
    </List>
  );
}

function valueOf(expectation: Check['expectation']): string {
  switch (expectation.kind) {
    case 'reply_contains':
    case 'reply_lacks':
    case 'reply_like':
      return `“${expectation.text}”`;
    case 'reply_meets':
      return `“${expectation.criterion}”`;
    case 'declines':
      return '';
    case 'tool_called':
    case 'tool_not_called':
      return expectation.tool;
    case 'variable':
      return `${expectation.name} = ${expectation.value}`;
    case 'node':
      return expectation.node_id;
  }
}
