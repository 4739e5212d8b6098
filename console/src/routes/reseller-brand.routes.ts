import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../load-page.ts';
import { shell } from './shell.route.ts';

const branding = createRoute({
  getParentRoute: () => shell,
  path: '/reseller/branding',
  component: lazyPage(() => import('../branding/branding-page.tsx'), 'ResellerBrandingPage'),
});
const domains = createRoute({
  getParentRoute: () => shell,
  path: '/reseller/domains',
  component: lazyPage(() => import('../branding/domains-page.tsx'), 'DomainsPage'),
});
const templates = createRoute({
  getParentRoute: () => shell,
  path: '/reseller/email-templates',
  component: lazyPage(() => import('../branding/templates-page.tsx'), 'TemplatesPage'),
});
const installation = createRoute({
  getParentRoute: () => shell,
  path: '/platform/branding',
  component: lazyPage(() => import('../branding/branding-page.tsx'), 'InstallationBrandingPage'),
});

/** Brand, domains and email templates of a reseller, and the brand of the installation. */
export const resellerBrandRoutes = [branding, domains, templates, installation] as const;
