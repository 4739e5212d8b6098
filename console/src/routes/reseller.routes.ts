import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../load-page.ts';
import { shell } from './shell.route.ts';

const customers = createRoute({
  getParentRoute: () => shell,
  path: '/reseller/customers',
  component: lazyPage(() => import('../reseller/customers-page.tsx'), 'CustomersPage'),
});
const impersonate = createRoute({
  getParentRoute: () => shell,
  path: '/impersonate',
  component: lazyPage(() => import('../reseller/impersonate-page.tsx'), 'ImpersonatePage'),
});

/** Pages of a reseller's staff. */
export const resellerRoutes = [customers, impersonate] as const;
