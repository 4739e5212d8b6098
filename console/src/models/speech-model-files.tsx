import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { SpeechModel, SpeechModelCheck } from '../api/schemas.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';

/** Files of a speech model, for people who put them in place by hand, and their check. */
export function SpeechModelFiles({ model }: { model: SpeechModel }) {
  const { t, i18n } = useTranslation();
  const numbers = new Intl.NumberFormat(i18n.language);
  const check = useMutation({
    mutationFn: () =>
      api.post('/api/admin/speech-models/{speechModelId}/verify', { path: { speechModelId: model.id } }),
  });
  return (
    <Stack>
      <Text>{t('models.files_text', { folder: model.folder })}</Text>
      <ul className="file-list">
        {model.files.map((file) => (
          <li key={file.name}>
            <Anchor href={file.url} target="_blank" rel="noreferrer" className="mono">
              {file.name}
            </Anchor>
            <Text size="sm">{t('models.file_size', { bytes: numbers.format(file.bytes) })}</Text>
            <Text size="xs" className="mono">
              {file.sha256 === null ? t('models.no_checksum') : t('models.checksum', { sha256: file.sha256 })}
            </Text>
          </li>
        ))}
      </ul>
      <div aria-live="polite">{check.data && <CheckResult id={model.id} check={check.data} />}</div>
      <ErrorAlert error={check.error} />
      <Group justify="flex-end">
        <Button
          variant="default"
          loading={check.isPending}
          aria-label={t('models.verify_of', { id: model.id })}
          onClick={() => check.mutate()}
        >
          {t('models.verify')}
        </Button>
      </Group>
    </Stack>
  );
}

function CheckResult({ id, check }: { id: string; check: SpeechModelCheck }) {
  const { t } = useTranslation();
  if (check.problems.length === 0) return <Alert color="green">{t('models.verified')}</Alert>;
  return (
    <Alert color="yellow" className="readable-alert breakable">
      <Text fw={600}>{t('models.problems_title', { id })}</Text>
      {check.problems.map(({ file, message }) => (
        <Text key={file} size="sm">
          {message}
        </Text>
      ))}
    </Alert>
  );
}
