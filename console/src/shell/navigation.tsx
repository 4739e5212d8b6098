import { NavLink, Stack, Text } from '@mantine/core';
import { Link, useRouterState } from '@tanstack/react-router';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../api/session.ts';
import { DeskContext } from '../desk/use-desk.tsx';
import { groups, isOpenTo } from './places.ts';

/** The ways this person may go; groups without any are left out. */
export function Navigation({ onGo }: { onGo(): void }) {
  const { t } = useTranslation();
  const session = useSession();
  const desk = use(DeskContext);
  const here = useRouterState({ select: ({ location }) => location.pathname });
  const isHere = (to: string) => (to === '/' ? here === '/' : here === to || here.startsWith(`${to}/`));
  return (
    <Stack gap="lg">
      {groups.map(({ title, places }) => {
        const open = places.filter((place) => isOpenTo(session, place));
        if (open.length === 0) return null;
        return (
          <div key={title}>
            <Text size="xs" fw={600} c="dimmed" px="sm" mb={6}>
              {t(`navigation.${title}`)}
            </Text>
            {open.map(({ to, text, icon: Icon }) => (
              <NavLink
                key={to}
                component={Link}
                to={to}
                label={t(`navigation.${text}`)}
                leftSection={<Icon size={18} aria-hidden />}
                rightSection={to === '/desk' ? desk?.badge : undefined}
                active={isHere(to)}
                aria-current={isHere(to) ? 'page' : undefined}
                className="nav-link"
                onClick={onGo}
              />
            ))}
          </div>
        );
      })}
    </Stack>
  );
}
