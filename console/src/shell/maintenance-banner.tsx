import '../operations/maintenance-texts.ts';
import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Construction } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../parts/locale.ts';
import { maintenanceQuery } from './maintenance-query.ts';

/** Notice of planned maintenance above every page, between its two instants. */
export function MaintenanceBanner() {
  const { t, i18n } = useTranslation();
  // A failed look is silent: the page says by itself that the server is away.
  const notice = useQuery(maintenanceQuery).data?.notice;
  if (!notice) return null;
  const format = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Alert
      color="yellow"
      role="status"
      icon={<Construction size={18} aria-hidden />}
      className="readable-alert"
      maw={1120}
      mx="auto"
      mb="lg"
    >
      <Text size="sm" fw={600}>
        {t('maintenance.banner', { until: format.format(new Date(notice.ends_at)) })}
      </Text>
      {notice.text}
    </Alert>
  );
}
