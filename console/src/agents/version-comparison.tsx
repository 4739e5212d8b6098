import { Modal, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';

/** Differences of two versions, field by field; those of the prompt line by line. */
export function VersionComparison(props: { agentId: string; from: number | null; to: number; onClose(): void }) {
  const { t } = useTranslation();
  const { agentId, from, to } = props;
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/agents', agentId, 'compare', from, to],
    queryFn: ({ signal }) =>
      api.get('/api/agents/{agentId}/versions/compare', {
        path: { agentId },
        query: { from: from ?? to, to },
        signal,
      }),
    enabled: from !== null,
  });
  const fields = data?.changes.filter(({ path }) => path !== '/prompt') ?? [];
  return (
    <Modal
      opened={from !== null}
      onClose={props.onClose}
      size="xl"
      title={t('agents.compare_title', { from, to })}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack>
        {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
        {data && data.changes.length === 0 && <Text>{t('agents.same')}</Text>}
        {fields.length > 0 && (
          <Table.ScrollContainer minWidth={480}>
            <Table aria-label={t('agents.field')}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">{t('agents.field')}</Table.Th>
                  <Table.Th scope="col">{t('agents.before')}</Table.Th>
                  <Table.Th scope="col">{t('agents.after')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {fields.map(({ path, before, after }) => (
                  <Table.Tr key={path}>
                    <Table.Th scope="row" className="mono">
                      {path}
                    </Table.Th>
                    <Table.Td className="breakable">{wordsOf(before)}</Table.Td>
                    <Table.Td className="breakable">{wordsOf(after)}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
        {data?.prompt_diff && <PromptDiff diff={data.prompt_diff} />}
      </Stack>
    </Modal>
  );
}

/** A unified diff; its four head lines name only the versions. */
function PromptDiff({ diff }: { diff: string }) {
  const { t } = useTranslation();
  const lines = diff
    .split('\n')
    .slice(4)
    .filter((line) => !line.startsWith('\\'));
  return (
    <section aria-label={t('agents.prompt_change')}>
      <Text fw={600} mb={4}>
        {t('agents.prompt_change')}
      </Text>
      <pre className="diff">
        {lines.map((line, index) => (
          // Lines have no identity but their place, and the text does not change.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <span key={index} data-sign={line.slice(0, 1)}>
            {`${line}\n`}
          </span>
        ))}
      </pre>
    </section>
  );
}

function wordsOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
