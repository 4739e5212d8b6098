import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../load-page.ts';
import { shell } from './shell.route.ts';

const home = createRoute({
  getParentRoute: () => shell,
  path: '/',
  component: lazyPage(() => import('../home/home-page.tsx'), 'HomePage'),
});
const start = createRoute({
  getParentRoute: () => shell,
  path: '/start',
  component: lazyPage(() => import('../start/start-page.tsx'), 'StartPage'),
});
const startCheck = createRoute({
  getParentRoute: () => shell,
  path: '/start/check',
  component: lazyPage(() => import('../start/check-page.tsx'), 'CheckPage'),
});
const startTry = createRoute({
  getParentRoute: () => shell,
  path: '/start/$agentId/try',
  component: lazyPage(() => import('../start/try-page.tsx'), 'TryPage'),
});
const startLive = createRoute({
  getParentRoute: () => shell,
  path: '/start/$agentId/live',
  component: lazyPage(() => import('../start/live-page.tsx'), 'LivePage'),
});

/** Start page and setup guide. */
export const startRoutes = [home, start, startCheck, startTry, startLive] as const;
