import { Badge, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SpeechModel } from '../api/schemas.ts';
import { formatMegabytes } from './format-bytes.ts';

const colors = { absent: 'gray', downloading: 'blue', failed: 'red', ready: 'green' } as const;

/** State of a speech model: progress of its download, or the reason why it failed. */
export function SpeechModelState({ model }: { model: SpeechModel }) {
  const { t, i18n } = useTranslation();
  const { id, bytes, bytes_done: bytesDone, state, error } = model;
  const amounts = {
    done: formatMegabytes(bytesDone, i18n.language),
    total: formatMegabytes(bytes, i18n.language),
  };
  return (
    <Stack gap={4} align="stretch" maw={360}>
      <div>
        <Badge color={colors[state]}>{t(`models.states.${state}`)}</Badge>{' '}
        {model.is_in_use && <Badge color="green">{t('models.in_use')}</Badge>}
      </div>
      {state === 'downloading' && (
        <>
          <progress className="full-width" value={bytesDone} max={bytes} aria-label={t('models.progress_of', { id })} />
          <Text size="sm">{t('models.progress', amounts)}</Text>
        </>
      )}
      {(state === 'absent' || state === 'failed') && bytesDone > 0 && (
        <Text size="sm">{t('models.partial', amounts)}</Text>
      )}
      {state === 'absent' && !model.is_verifiable && (
        <Text size="sm" c="dimmed">
          {t('models.unverified')}
        </Text>
      )}
      {error !== null && (
        <Text size="sm" className="breakable">
          {error}
        </Text>
      )}
      {model.will_retry && (
        <Text size="sm" c="dimmed">
          {t('models.will_retry')}
        </Text>
      )}
    </Stack>
  );
}
