import { AppShell, Burger, Divider, Group, ScrollArea, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Outlet } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission, useSession } from '../api/session.ts';
import { DeskContext, type DeskContextValue } from '../desk/use-desk.tsx';
import { SupportBanner, supportBannerHeight } from '../platform/support-banner.tsx';
import { AccountMenu } from './account-menu.tsx';
import { showBrand } from './brand.ts';
import { BrandMark } from './brand-mark.tsx';
import { Navigation } from './navigation.tsx';
import { TenantSwitcher } from './tenant-switcher.tsx';

const Shortcuts = lazy(async () => ({ default: (await import('../palette/shortcuts.tsx')).Shortcuts }));
const MaintenanceBanner = lazy(async () => ({
  default: (await import('./maintenance-banner.tsx')).MaintenanceBanner,
}));

/** Without its script, which browsers do not load again, every page but the desk works; that one loads the console anew. */
const OperatorDesk = lazy(() =>
  import('../desk/operator-desk.tsx').then(
    (loaded) => ({ default: loaded.OperatorDesk }),
    () => ({ default: () => null }),
  ),
);

/** Height of the bar that takes the place of the navigation on a phone. Unit: CSS pixels. */
const barHeight = 56;

/** The frame around every page. An operator's event stream, drafts and presence live here, so they last across pages. */
export function Shell() {
  const { tenant, user } = useSession();
  const frame = <Frame />;
  return usePermission('chat:operate') ? <WithDesk key={`${tenant?.id} ${user.id}`}>{frame}</WithDesk> : frame;
}

/** Pages with the operator's desk, which is loaded after the first of them. */
function WithDesk({ children }: { children: ReactNode }) {
  const [desk, setDesk] = useState<DeskContextValue | null>(null);
  return (
    <DeskContext value={desk}>
      {children}
      <Suspense>
        <OperatorDesk onChange={setDesk} />
      </Suspense>
    </DeskContext>
  );
}

/** The ways on the left, or behind a button on a phone. */
function Frame() {
  const { t } = useTranslation();
  const { branding, support_access: support } = useSession();
  const bannerHeight = support ? supportBannerHeight : 0;
  const [isOpen, { open, close }] = useDisclosure(false);
  const burger = useRef<HTMLButtonElement>(null);
  const shut = () => {
    close();
    burger.current?.focus();
  };
  const brand = <BrandMark brand={showBrand(branding)} />;
  return (
    <AppShell
      layout="alt"
      header={{ height: { base: barHeight + bannerHeight, sm: bannerHeight } }}
      navbar={{ width: 256, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding={{ base: 'md', sm: 'xl' }}
    >
      <a href="#content" className="skip-link">
        {t('shell.skip')}
      </a>
      <AppShell.Header {...(!support && { hiddenFrom: 'sm' })}>
        <Group h={barHeight} px="md" justify="space-between" wrap="nowrap" hiddenFrom="sm">
          {brand}
          <Burger
            ref={burger}
            opened={isOpen}
            onClick={open}
            size="sm"
            aria-label={t('shell.menu')}
            aria-expanded={isOpen}
          />
        </Group>
        <SupportBanner />
      </AppShell.Header>
      <AppShell.Navbar
        p="sm"
        aria-label={t('shell.menu')}
        className={isOpen ? 'navbar' : 'navbar navbar-closed'}
        onKeyDown={(event) => isOpen && event.key === 'Escape' && shut()}
      >
        <Group px="sm" py="xs" justify="space-between" wrap="nowrap">
          {brand}
          <Burger opened={isOpen} onClick={shut} size="sm" hiddenFrom="sm" aria-label={t('shell.close_menu')} />
        </Group>
        <TenantSwitcher onGo={close} />
        <ScrollArea flex={1} my="sm" type="auto" scrollbarSize={6} offsetScrollbars="present">
          <Navigation onGo={close} />
        </ScrollArea>
        <Stack gap="xs">
          <Divider />
          <AccountMenu onGo={close} />
        </Stack>
      </AppShell.Navbar>
      <AppShell.Main className="console-main" id="content" tabIndex={-1}>
        <Suspense>
          <MaintenanceBanner />
        </Suspense>
        <Outlet />
      </AppShell.Main>
      <Suspense>
        <Shortcuts />
      </Suspense>
    </AppShell>
  );
}
