import { Tabs } from '@mantine/core';
import { type LinkProps, Outlet, useNavigate, useRouterState } from '@tanstack/react-router';

/** A tab that is a route below its page. */
export interface RouteTab {
  to: NonNullable<LinkProps['to']>;
  label: string;
}

/** Tabs of a page, each with its own URL. */
export function RouteTabs({ tabs }: { tabs: readonly RouteTab[] }) {
  const navigate = useNavigate();
  const here = useRouterState({ select: ({ location }) => location.pathname });
  const shown = tabs.find(({ to }) => here.startsWith(to))?.to ?? tabs[0]?.to ?? null;
  return (
    <Tabs value={shown} onChange={(to) => to !== null && void navigate({ to: to as RouteTab['to'] })}>
      <Tabs.List mb="lg">
        {tabs.map(({ to, label }) => (
          <Tabs.Tab key={to} value={to}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {shown !== null && (
        <Tabs.Panel value={shown}>
          <Outlet />
        </Tabs.Panel>
      )}
    </Tabs>
  );
}
