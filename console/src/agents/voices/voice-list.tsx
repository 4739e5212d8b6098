import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { VoiceOption } from '../../api/schemas.ts';
import { useAgentDraft, useDraftConfig } from '../draft/draft-context.tsx';
import { foundVoices } from './found-voices.ts';
import { PlayProblem } from './play-button.tsx';
import { useVoicePreview } from './use-voice-preview.ts';
import type { VoiceFilter } from './voice-filters.tsx';
import { VoiceRow } from './voice-row.tsx';

/** Voices of the filtered provider, its default first. */
export function VoiceList(props: { voices: readonly VoiceOption[]; filter: VoiceFilter; onClose(): void }) {
  const { t } = useTranslation();
  const { draft } = useAgentDraft();
  const { voice } = useDraftConfig();
  const player = useVoicePreview();
  const detailsOf = useVoiceDetails();
  const { provider, sought } = props.filter;
  const { shown, left } = foundVoices(props.voices, props.filter);
  const isBuiltin = provider === 'builtin';
  const standard = {
    voice_id: '',
    name: t('voice_picker.default'),
    details: t(isBuiltin ? 'voice_picker.default_builtin' : 'voice_picker.default_text'),
  };
  const rows = shown.map((each) => ({ ...each, details: detailsOf(each) }));
  return (
    <>
      <PlayProblem player={player} />
      <ul className="voice-list">
        {[...(sought === '' ? [standard] : []), ...rows].map(({ voice_id, name, details }) => (
          <VoiceRow
            key={voice_id}
            voice={{ provider, voiceId: voice_id }}
            name={name}
            details={details}
            player={player}
            isChosen={voice.provider === provider && voice.voice_id === voice_id}
            onChoose={() => {
              if (voice.provider !== provider) draft.set('voice.provider', provider);
              draft.set('voice.voice_id', voice_id);
              props.onClose();
            }}
          />
        ))}
      </ul>
      {shown.length === 0 && (
        <Text size="sm">{t(isBuiltin && sought === '' ? 'voice_picker.no_builtin' : 'voice_picker.none')}</Text>
      )}
      {left > 0 && <Text size="sm">{t('voice_picker.more', { count: left })}</Text>}
    </>
  );
}

/** Languages and gender of a voice in words. */
function useVoiceDetails() {
  const { t, i18n } = useTranslation();
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const nameOf = (tag: string) => {
    try {
      return names.of(tag) ?? tag;
    } catch {
      return tag;
    }
  };
  return ({ languages, gender }: VoiceOption) => {
    const spoken = languages.length === 0 ? [t('voice_picker.any_language')] : languages.slice(0, 3).map(nameOf);
    return [...spoken, ...(gender === null ? [] : [t(`voice_picker.genders.${gender}`)])].join(' · ');
  };
}
