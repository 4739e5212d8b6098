import './import-texts.ts';
import './texts.ts';
import { Button, FileButton, Group, NativeSelect, Stack, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { FileInput, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { WorkflowImportResult } from '../api/schemas.ts';
import { BackLink } from '../parts/back-link.tsx';
import { Card } from '../parts/card.tsx';
import { ErrorAlert, ErrorText } from '../parts/error-alert.tsx';
import { notify } from '../parts/notify.tsx';
import { Page } from '../parts/page.tsx';
import { ImportResult } from './import-result.tsx';
import { useRefreshWorkflows } from './workflow-queries.ts';

const formats = [
  'vapi-assistant',
  'vapi-workflow',
  'retell-agent',
  'retell-flow',
  'elevenlabs-agent',
  'dograh-workflow',
] as const;
type Format = (typeof formats)[number];

/** A document of another platform: looked at with its report first, then created. */
export function ImportPage() {
  const { t } = useTranslation();
  const refresh = useRefreshWorkflows();
  const [text, setText] = useState('');
  const [format, setFormat] = useState<Format | ''>('');
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const convert = useMutation({
    mutationFn: async ({ isCreated }: { isCreated: boolean }): Promise<WorkflowImportResult> =>
      api.post('/api/workflows/import', {
        body: { document: JSON.parse(text), create: isCreated, ...(format === '' ? {} : { source: format }) },
      }),
    async onSuccess({ created }) {
      if (created === null) return;
      notify(t('workflow_import.created'));
      await refresh();
    },
  });
  function start(isCreated: boolean) {
    const reason = reasonUnreadable(text);
    setUnreadable(reason);
    if (reason === null) convert.mutate({ isCreated });
  }
  function change(next: string) {
    setText(next);
    setUnreadable(null);
    convert.reset();
  }
  return (
    <Page
      title={t('workflow_import.title')}
      description={t('workflow_import.text')}
      before={<BackLink to="/workflows" label={t('workflows.title')} />}
      isNarrow
    >
      <Card title={t('workflow_import.document')}>
        <Stack>
          <Textarea
            aria-label={t('workflow_import.document')}
            autosize
            minRows={8}
            maxRows={20}
            spellCheck={false}
            classNames={{ input: 'mono' }}
            value={text}
            onChange={(event) => change(event.currentTarget.value)}
          />
          {unreadable !== null && <ErrorText>{t('workflow_import.not_json', { reason: unreadable })}</ErrorText>}
          <Group align="flex-end">
            <FileButton
              accept="application/json,.json"
              onChange={(file) => void file?.text().then(change)}
              inputProps={{ 'aria-label': t('workflow_import.choose_file') }}
            >
              {(props) => (
                <Button {...props} variant="default" leftSection={<FileInput size={16} aria-hidden />}>
                  {t('workflow_import.choose_file')}
                </Button>
              )}
            </FileButton>
            <NativeSelect
              label={t('workflow_import.format')}
              value={format}
              data={[
                { value: '', label: t('workflow_import.detect') },
                ...formats.map((value) => ({ value, label: t(`workflow_import.formats.${value}`) })),
              ]}
              onChange={(event) => {
                setFormat(event.currentTarget.value as Format | '');
                convert.reset();
              }}
            />
            <Button
              leftSection={<Search size={16} aria-hidden />}
              disabled={text.trim() === ''}
              loading={convert.isPending}
              onClick={() => start(false)}
            >
              {t('workflow_import.preview')}
            </Button>
          </Group>
          <ErrorAlert error={convert.error} />
        </Stack>
      </Card>
      {convert.data && (
        <ImportResult result={convert.data} isCreating={convert.isPending} onCreate={() => start(true)} />
      )}
    </Page>
  );
}

/** Where and why a text is no JSON; null when it is. */
function reasonUnreadable(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
