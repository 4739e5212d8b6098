import { Button, Group, Text } from '@mantine/core';
import { LifeBuoy, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../api/session.ts';
import { localeOf } from '../parts/locale.ts';
import { useLeaveTenant } from './use-change-tenant.ts';

/** Height of the banner, for the frame that makes room for it. Unit: CSS pixels. */
export const supportBannerHeight = 52;

/** Banner on every page while a platform admin, or staff of the reseller, is in a tenant, with a button to leave. */
export function SupportBanner() {
  const { t, i18n } = useTranslation();
  const { tenant, support_access: access } = useSession();
  const leave = useLeaveTenant();
  if (!tenant || !access) return null;
  // The browser's own way to write a time of day, where it is of the console's language.
  const locale = navigator.languages.find((tag) => tag.startsWith(i18n.language)) ?? i18n.language;
  const time = new Intl.DateTimeFormat(localeOf(locale), { hour: '2-digit', minute: '2-digit' }).format(
    new Date(access.expires_at),
  );
  return (
    <Group className="support-banner" h={supportBannerHeight} px="md" gap="sm" wrap="nowrap" role="status">
      <LifeBuoy size={18} aria-hidden className="support-sign" />
      <Text fz={{ base: 'xs', sm: 'sm' }} lh={1.3} fw={550} lineClamp={3} flex={1}>
        {access.reseller === null
          ? t('support.banner', { tenant: tenant.name })
          : t(access.shares_conversations ? 'support.banner_reseller_open' : 'support.banner_reseller', {
              tenant: tenant.name,
              reseller: access.reseller,
            })}
      </Text>
      <Text size="sm" visibleFrom="sm">
        {t('support.until', { time })}
      </Text>
      <Button
        size="xs"
        color="dark"
        leftSection={<LogOut size={14} aria-hidden />}
        loading={leave.isPending}
        onClick={() => leave.mutate({ tenantId: tenant.id, isImpersonation: access.reseller !== null })}
      >
        {t('support.leave')}
      </Button>
    </Group>
  );
}
