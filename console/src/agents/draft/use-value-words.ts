import { useTranslation } from 'react-i18next';

/** Longest value shown whole; more of it is cut. Unit: characters. */
const shownCharacters = 400;

/** Words for a value of a configuration. */
export function useValueWords(): (value: unknown) => string {
  const { t } = useTranslation();
  return function wordsOf(value): string {
    if (value === undefined || value === null || value === '') return t('agent_editor.empty');
    if (Array.isArray(value) && value.length === 0) return t('agent_editor.empty');
    if (typeof value === 'boolean') return t(value ? 'agent_editor.yes' : 'agent_editor.no');
    if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ');
    const words = typeof value === 'string' ? value : JSON.stringify(value);
    return words.length > shownCharacters ? `${words.slice(0, shownCharacters)}…` : words;
  };
}
