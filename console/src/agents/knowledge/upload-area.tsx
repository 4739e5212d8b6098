import { Button, Paper, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import { ErrorText } from '../../parts/error-alert.tsx';
import { notify } from '../../parts/notify.tsx';
import { useErrorMessage } from '../../parts/use-error-message.ts';
import { filesPath, useRefreshKnowledge } from './knowledge-queries.ts';

const accepted = '.pdf,.docx,.xlsx,.csv,.tsv,.html,.htm,.md,.markdown,.txt';

/** Area on which files are dropped, or chosen with a button; those refused are listed with the reason. */
export function UploadArea({ agentId }: { agentId: string }) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const refresh = useRefreshKnowledge();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const upload = useMutation({
    async mutationFn(files: File[]) {
      const refused: { name: string; reason: string }[] = [];
      for (const file of files) {
        const body = new FormData();
        body.set('file', file);
        try {
          await api.post(filesPath, { path: { agentId }, body });
        } catch (error) {
          refused.push({ name: file.name, reason: errorMessage(error) });
        }
      }
      await refresh();
      if (files.length > refused.length) {
        notify(t('knowledge.uploaded', { count: files.length - refused.length }));
      }
      return refused;
    },
  });
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) upload.mutate(files);
  };
  return (
    <Stack gap="sm">
      <Paper
        withBorder
        p="lg"
        className="upload-area"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Stack align="center" gap={6}>
          <Text fw={600}>{t('knowledge.drop')}</Text>
          <Text size="sm" c="dimmed" ta="center">
            {t('knowledge.drop_hint')}
          </Text>
          <Button
            variant="default"
            leftSection={<Upload size={16} aria-hidden />}
            loading={upload.isPending}
            onClick={() => input.current?.click()}
          >
            {t('knowledge.choose')}
          </Button>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            accept={accepted}
            aria-label={t('knowledge.choose')}
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              if (files.length > 0) upload.mutate(files);
              currentTarget.value = '';
            }}
          />
          <Text size="sm" aria-live="polite">
            {upload.isPending && t('knowledge.uploading', { count: upload.variables.length })}
          </Text>
        </Stack>
      </Paper>
      {upload.data?.map((each) => (
        <ErrorText key={each.name}>{t('knowledge.not_uploaded', each)}</ErrorText>
      ))}
    </Stack>
  );
}
