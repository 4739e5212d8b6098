import { useTranslation } from 'react-i18next';

/** How long a key may work on beside the one that takes its place. Values are seconds. */
export function useOverlaps(): { value: string; label: string }[] {
  const { t } = useTranslation();
  return [
    { value: '0', label: t('keys.overlap_none') },
    { value: '3600', label: t('keys.overlap_hour') },
    { value: '86400', label: t('keys.overlap_day') },
    { value: '604800', label: t('keys.overlap_week') },
  ];
}
