import { Alert, Button, FileButton, Group, Stack, Switch, Table, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { DirectoryImportReport } from '../api/schemas.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { wordReason } from '../texts/refusals/refusal-words.ts';
import { decodeText } from './decode-text.ts';
import { directoryPath } from './entry-form.tsx';

const columns =
  'kind, name, title, department, aliases, languages, destinations, mode, timezone, hours, whisper, fallback';

/** A CSV file, checked first and then imported, with a report of each faulty line. */
export function ImportForm() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [csv, setCsv] = useState('');
  const [skipsFaulty, setSkipsFaulty] = useState(false);
  const run = useMutation({
    mutationFn: (isDry: boolean): Promise<DirectoryImportReport> =>
      api.post('/api/directory/import', { body: { csv, dry_run: isDry, skip_faulty: skipsFaulty } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [directoryPath] }),
  });
  const change = (text: string) => {
    setCsv(text);
    run.reset();
  };
  return (
    <Stack>
      <Text size="sm">{t('directory.import_text', { columns })}</Text>
      <FileButton
        accept="text/csv,.csv"
        onChange={(file) => void file?.arrayBuffer().then((bytes) => change(decodeText(bytes)))}
        inputProps={{ 'aria-label': t('directory.import_file') }}
      >
        {(props) => (
          <Button {...props} variant="default" className="self-start">
            {t('directory.import_file')}
          </Button>
        )}
      </FileButton>
      <Textarea
        label={t('directory.import_csv')}
        autosize
        minRows={5}
        maxRows={12}
        spellCheck={false}
        classNames={{ input: 'mono' }}
        value={csv}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <Switch
        label={t('directory.import_skip')}
        checked={skipsFaulty}
        onChange={(event) => setSkipsFaulty(event.currentTarget.checked)}
      />
      <Group>
        <Button
          variant="default"
          disabled={csv.trim() === ''}
          loading={run.isPending && run.variables}
          onClick={() => run.mutate(true)}
        >
          {t('directory.import_check')}
        </Button>
        <Button
          disabled={csv.trim() === ''}
          loading={run.isPending && !run.variables}
          onClick={() => run.mutate(false)}
        >
          {t('directory.import_apply')}
        </Button>
      </Group>
      {run.error !== null && <ErrorAlert error={run.error} />}
      {run.data !== undefined && <Report report={run.data} />}
    </Stack>
  );
}

function Report({ report }: { report: DirectoryImportReport }) {
  const { t } = useTranslation();
  const { created, updated, unchanged, faults, faults_total: total } = report;
  const title = report.is_applied
    ? t('directory.import_applied')
    : report.dry_run
      ? null
      : t('directory.import_refused');
  return (
    <>
      <Alert color={faults.length > 0 ? 'orange' : 'green'} title={title} role="status">
        {t('directory.import_figures', { created, updated, unchanged })}
      </Alert>
      {faults.length > 0 && (
        <Table aria-label={t('directory.import_faults')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('directory.import_line')}</Table.Th>
              <Table.Th>{t('directory.import_column')}</Table.Th>
              <Table.Th>{t('directory.import_problem')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {faults.map(({ line, column, detail }) => (
              <Table.Tr key={`${line} ${column} ${detail.path} ${detail.code}`}>
                <Table.Td>{line}</Table.Td>
                <Table.Td>{column}</Table.Td>
                <Table.Td>
                  {detail.reason === undefined
                    ? detail.message
                    : wordReason(detail.reason, detail.message, detail.params)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {total > faults.length && (
        <Text size="sm" c="dimmed">
          {t('directory.import_more', { count: total - faults.length })}
        </Text>
      )}
    </>
  );
}
