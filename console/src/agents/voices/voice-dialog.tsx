import { Alert, Anchor, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import { usePermission } from '../../api/session.ts';
import { ErrorAlert } from '../../parts/error-alert.tsx';
import { useDraftConfig } from '../draft/draft-context.tsx';
import { useFieldText } from '../editor/use-field-text.ts';
import { type VoiceFilter, VoiceFilters } from './voice-filters.tsx';
import { VoiceList } from './voice-list.tsx';

const path = '/api/voices';

/** List of voices to hear and choose from. A choice changes the draft and closes the list. */
export function VoiceDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const { voice, language } = useDraftConfig();
  const [filter, setFilter] = useState<VoiceFilter>({ provider: voice.provider, sought: '', isOfLanguage: true });
  const query = filter.isOfLanguage ? { language } : {};
  const { data, error } = useQuery({
    queryKey: [path, query],
    queryFn: ({ signal }) => api.get(path, { query, signal }),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('voice_picker.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('voice_picker.text')}
        </Text>
        <VoiceFilters
          filter={filter}
          language={language}
          offered={[voice.provider, ...(data?.data ?? []).map(({ provider }) => provider)]}
          onChange={setFilter}
        />
        <ErrorAlert error={error} />
        <Unreached providers={data?.unreached ?? []} />
        {data === undefined && !error && <Skeleton height={180} />}
        {data && <VoiceList voices={data.data} filter={filter} onClose={onClose} />}
        <KeysHint />
      </Stack>
    </Modal>
  );
}

function Unreached({ providers }: { providers: readonly string[] }) {
  const { t, i18n } = useTranslation();
  const { choiceOf } = useFieldText();
  if (providers.length === 0) return null;
  const names = providers.map((each) => choiceOf('voice.provider', each));
  return (
    <Alert color="yellow" className="readable-alert">
      {t('voice_picker.unreached', { providers: new Intl.ListFormat(i18n.language).format(names) })}
    </Alert>
  );
}

function KeysHint() {
  const { t } = useTranslation();
  const mayRead = usePermission('keys:read');
  if (!mayRead) return null;
  return (
    <Text size="sm" c="dimmed">
      {t('voice_picker.keys')}{' '}
      <Anchor size="sm" underline="always" renderRoot={(props) => <Link {...props} to="/providers" />}>
        {t('voice_picker.keys_link')}
      </Anchor>
    </Text>
  );
}
