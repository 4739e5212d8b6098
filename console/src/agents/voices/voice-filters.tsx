import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../parts/locale.ts';
import { useFieldText } from '../editor/use-field-text.ts';

export interface VoiceFilter {
  provider: string;
  sought: string;
  /** Only voices of the agent's language. */
  isOfLanguage: boolean;
}

/** Filters of the list of voices. `offered`: providers that have voices. */
export function VoiceFilters(props: {
  filter: VoiceFilter;
  language: string;
  offered: readonly string[];
  onChange(filter: VoiceFilter): void;
}) {
  const { t, i18n } = useTranslation();
  const { choiceOf } = useFieldText();
  const { filter, onChange } = props;
  const providers = [...new Set(['builtin', ...props.offered])];
  const language = languageName(props.language, i18n.language);
  return (
    <>
      <div className="voice-filters">
        <NativeSelect
          label={t('voice_picker.provider')}
          value={filter.provider}
          data={providers.map((value) => ({ value, label: choiceOf('voice.provider', value) }))}
          onChange={(event) => onChange({ ...filter, provider: event.currentTarget.value })}
        />
        <TextInput
          type="search"
          label={t('voice_picker.search')}
          value={filter.sought}
          onChange={(event) => onChange({ ...filter, sought: event.currentTarget.value })}
        />
      </div>
      <Checkbox
        label={t('voice_picker.only_language', { language })}
        checked={filter.isOfLanguage}
        onChange={(event) => onChange({ ...filter, isOfLanguage: event.currentTarget.checked })}
      />
    </>
  );
}
