import { Alert, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { SpeechModel } from '../api/schemas.ts';
import { wholeList } from '../api/use-list.ts';
import { Card } from '../parts/card.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { SpeechModelActions } from './speech-model-actions.tsx';
import { SpeechModelFiles } from './speech-model-files.tsx';
import { SpeechModelName } from './speech-model-name.tsx';
import { SpeechModelState } from './speech-model-state.tsx';

const path = '/api/admin/speech-models';
/** Waits between requests while a model is downloaded, and otherwise. Unit: milliseconds. */
const progressMs = 1_000;
const refreshMs = 10_000;

/** Speech models with size, source, licence, progress and failures. */
export function SpeechModels() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [removing, setRemoving] = useState<SpeechModel | null>(null);
  const [shown, setShown] = useState<SpeechModel | null>(null);
  const overview = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.get(path, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.data.some((model: SpeechModel) => model.state === 'downloading') ? progressMs : refreshMs,
  });
  const { data } = overview;
  const refresh = () => queryClient.invalidateQueries({ queryKey: [path] });
  const columns: Column<SpeechModel>[] = [
    { key: 'model', header: t('models.model'), cell: (model) => <SpeechModelName model={model} /> },
    { key: 'state', header: t('models.state'), cell: (model) => <SpeechModelState model={model} /> },
    {
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: (model) => (
        <SpeechModelActions
          model={model}
          canRun={data?.engine_installed ?? false}
          canDownload={data?.downloads_allowed ?? false}
          onChanged={refresh}
          onShowFiles={() => setShown(model)}
          onRemove={() => setRemoving(model)}
        />
      ),
    },
  ];
  return (
    <Card title={t('models.speech')} text={t('models.speech_text')}>
      {data && !data.engine_installed && <Alert color="yellow">{t('models.engine_missing')}</Alert>}
      {data && !data.downloads_allowed && <Text size="sm">{t('models.offline')}</Text>}
      {data?.mirror_url && <Text size="sm">{t('models.mirror', { url: data.mirror_url })}</Text>}
      <RecordTable
        label={t('models.speech')}
        list={wholeList(data?.data, overview)}
        columns={columns}
        keyOf={(model) => model.id}
        empty={{ title: t('models.speech'), text: t('models.speech_text') }}
      />
      <FormDialog
        isOpen={shown !== null}
        title={t('models.files_of', { id: shown?.id ?? '' })}
        size="lg"
        onClose={() => setShown(null)}
      >
        {shown && <SpeechModelFiles model={shown} />}
      </FormDialog>
      <ConfirmDialog
        isOpen={removing !== null}
        title={t('models.remove_of', { id: removing?.id ?? '' })}
        confirmLabel={t('models.remove')}
        isDangerous
        run={async () => {
          const speechModelId = removing?.id ?? '';
          await api.delete('/api/admin/speech-models/{speechModelId}', { path: { speechModelId } });
          notify(t('models.removed', { id: speechModelId }));
          await refresh();
        }}
        onClose={() => setRemoving(null)}
      >
        {t('models.remove_text')}
      </ConfirmDialog>
    </Card>
  );
}
