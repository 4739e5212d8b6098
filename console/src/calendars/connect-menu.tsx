import { Button, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CalendarConnectionList } from '../api/schemas.ts';
import { notifyError } from '../parts/notify.tsx';
import { useErrorMessage } from '../parts/use-error-message.ts';
import { authorizationOf } from './calendar-connections.ts';

/** Menu of providers to connect; vendors without a client of this installation are shown, and say so. */
export function ConnectMenu(props: {
  providers: CalendarConnectionList['providers'];
  onForm(provider: 'builtin' | 'caldav'): void;
}) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const authorize = useMutation({
    mutationFn: (vendor: 'google' | 'microsoft') => authorizationOf(vendor),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => notifyError(errorMessage(error)),
  });
  const isConfigured = (vendor: string) =>
    props.providers.some(({ provider, is_configured: isSet }) => provider === vendor && isSet);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button rightSection={<ChevronDown size={16} aria-hidden />} loading={authorize.isPending}>
          {t('calendars.add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => props.onForm('caldav')}>{t('calendars.add_caldav')}</Menu.Item>
        {(['google', 'microsoft'] as const).map((vendor) => (
          <Menu.Item key={vendor} disabled={!isConfigured(vendor)} onClick={() => authorize.mutate(vendor)}>
            {t(`calendars.add_${vendor}`)}
            {!isConfigured(vendor) && `: ${t('calendars.not_configured')}`}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => props.onForm('builtin')}>{t('calendars.add_builtin')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
