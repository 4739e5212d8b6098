import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { SpeechModel } from '../api/schemas.ts';
import { notify, notifyError } from '../parts/notify.tsx';
import { useErrorMessage } from '../parts/use-error-message.ts';

interface ActionsProps {
  model: SpeechModel;
  /** This machine can run speech models. */
  canRun: boolean;
  canDownload: boolean;
  onChanged(): Promise<void>;
  onShowFiles(): void;
  onRemove(): void;
}

/** Download or Use, Files, and Remove or Cancel. */
export function SpeechModelActions({ model, canRun, canDownload, onChanged, onShowFiles, onRemove }: ActionsProps) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const { id, state } = model;
  const isPlaced = state === 'ready' || !canDownload;
  const start = useMutation({
    mutationFn: () => api.post('/api/admin/speech-models/{speechModelId}/download', { path: { speechModelId: id } }),
    onSuccess: (answer) => {
      if (answer.state === 'downloading') notify(t('models.started'));
    },
    onError: (error) => notifyError(errorMessage(error)),
    onSettled: onChanged,
  });
  const isRemovable = state === 'ready' || state === 'downloading' || model.bytes_done > 0;
  const removal = state === 'downloading' ? 'cancel' : 'remove';
  return (
    <Group gap="xs" justify="flex-end">
      {canRun && state !== 'downloading' && !model.is_in_use && (
        <Button
          size="xs"
          loading={start.isPending}
          aria-label={t(isPlaced ? 'models.activate_of' : 'models.download_of', { id })}
          onClick={() => start.mutate()}
        >
          {t(isPlaced ? 'models.activate' : 'models.download')}
        </Button>
      )}
      <Button size="xs" variant="default" aria-label={t('models.files_of', { id })} onClick={onShowFiles}>
        {t('models.files')}
      </Button>
      {isRemovable && (
        <Button size="xs" variant="default" c="red.8" aria-label={t(`models.${removal}_of`, { id })} onClick={onRemove}>
          {t(`models.${removal}`)}
        </Button>
      )}
    </Group>
  );
}
