import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../load-page.ts';
import { readNumberAgent } from '../search-params.ts';
import { shell } from './shell.route.ts';

const numbers = createRoute({
  getParentRoute: () => shell,
  path: '/numbers',
  component: lazyPage(() => import('../numbers/numbers-page.tsx'), 'NumbersPage'),
  validateSearch: readNumberAgent,
});
const trunks = createRoute({
  getParentRoute: () => shell,
  path: '/trunks',
  component: lazyPage(() => import('../trunks/trunks-page.tsx'), 'TrunksPage'),
});
const providers = createRoute({
  getParentRoute: () => shell,
  path: '/providers',
  component: lazyPage(() => import('../providers/providers-page.tsx'), 'ProvidersPage'),
});

const directory = createRoute({
  getParentRoute: () => shell,
  path: '/directory',
  component: lazyPage(() => import('../directory/directory-page.tsx'), 'DirectoryPage'),
});

/** Phone numbers, SIP trunks, directory and speech providers. */
export const telephonyRoutes = [numbers, trunks, providers, directory] as const;
