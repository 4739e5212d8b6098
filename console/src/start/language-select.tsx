import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { languageName } from '../parts/locale.ts';

/** Languages in which agents are written without a language model, and templates exist. */
export const agentLanguages = ['en', 'sv', 'de', 'fr', 'es'] as const;

/** Language of the agent; one that a website has stays a choice. */
export function LanguageSelect(props: NativeSelectProps & { current: string }) {
  const { t, i18n } = useTranslation();
  const { current, ...select } = props;
  const tags = (agentLanguages as readonly string[]).includes(current) ? agentLanguages : [current, ...agentLanguages];
  const name = (tag: string) => {
    const label = languageName(tag, i18n.language);
    return label.charAt(0).toUpperCase() + label.slice(1);
  };
  return (
    <NativeSelect
      label={t('start.language')}
      description={t('start.language_hint')}
      data={tags.map((tag) => ({ value: tag, label: name(tag) }))}
      {...select}
    />
  );
}
