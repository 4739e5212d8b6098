import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { saveFile } from '../parts/save-file.ts';
import { recordingSource } from './call-queries.ts';

const formats = ['txt', 'vtt', 'srt', 'json'] as const;

/** Files of a call: its recording, and its transcript in every format. */
export function CallDownloads({ callId, hasRecording }: { callId: string; hasRecording: boolean }) {
  const { t } = useTranslation();
  const recording = useMutation({
    mutationFn: () => recordingSource(callId),
    onSuccess: ({ source }) => saveFile(source, `call-${callId}`),
  });
  return (
    <>
      <Group gap="xs">
        {hasRecording && (
          <Button
            variant="default"
            size="xs"
            leftSection={<Download size={14} aria-hidden />}
            loading={recording.isPending}
            onClick={() => recording.mutate()}
          >
            {t('call.download_recording')}
          </Button>
        )}
        {formats.map((format) => (
          <Button
            key={format}
            variant="default"
            size="xs"
            component="a"
            href={`/api/calls/${callId}/transcript?format=${format}`}
            download={`call-${callId}.${format}`}
            leftSection={<Download size={14} aria-hidden />}
          >
            {t('call.download_transcript', { format: format.toUpperCase() })}
          </Button>
        ))}
      </Group>
      <ErrorAlert error={recording.error} />
    </>
  );
}
