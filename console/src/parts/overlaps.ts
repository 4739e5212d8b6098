import { useTranslation } from 'react-i18next';
import './overlap-texts.ts';

/** How long a key may work on beside the one that takes its place. Values are seconds. */
export function useOverlaps(): { value: string; label: string }[] {
  const { t } = useTranslation();
  return [
    { value: '0', label: t('overlaps.none') },
    { value: '3600', label: t('overlaps.hour') },
    { value: '86400', label: t('overlaps.day') },
    { value: '604800', label: t('overlaps.week') },
  ];
}
