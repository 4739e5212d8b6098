import { createRoute, redirect } from '@tanstack/react-router';
import { lazyPage } from '../load-page.ts';
import { shell } from './shell.route.ts';

const customers = createRoute({
  getParentRoute: () => shell,
  path: '/reseller/customers',
  component: lazyPage(() => import('../reseller/customers-page.tsx'), 'CustomersPage'),
});
const customer = createRoute({
  getParentRoute: () => shell,
  path: '/reseller/customers/$customerId',
  component: lazyPage(() => import('../reseller/customer-page.tsx'), 'CustomerPage'),
});
const trash = createRoute({
  getParentRoute: () => shell,
  path: '/reseller/trash',
  component: lazyPage(() => import('../reseller/trash-page.tsx'), 'TrashPage'),
});
const packages = createRoute({
  getParentRoute: () => shell,
  path: '/reseller/packages',
  component: lazyPage(() => import('../reseller/packages-page.tsx'), 'PackagesPage'),
});
const staff = createRoute({
  getParentRoute: () => shell,
  path: '/reseller/staff',
  component: lazyPage(() => import('../reseller/staff-page.tsx'), 'StaffPage'),
});
const billing = createRoute({
  getParentRoute: () => shell,
  path: '/reseller/billing',
  component: lazyPage(() => import('../reseller/billing-page.tsx'), 'BillingPage'),
});
const billingStart = createRoute({
  getParentRoute: () => billing,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/reseller/billing/costs', replace: true });
  },
});
const costs = createRoute({
  getParentRoute: () => billing,
  path: '/costs',
  component: lazyPage(() => import('../reseller/costs-tab.tsx'), 'CostsTab'),
});
const prices = createRoute({
  getParentRoute: () => billing,
  path: '/prices',
  component: lazyPage(() => import('../reseller/prices-tab.tsx'), 'PricesTab'),
});
const offers = createRoute({
  getParentRoute: () => billing,
  path: '/offers',
  component: lazyPage(() => import('../reseller/offers-tab.tsx'), 'OffersTab'),
});
const invoices = createRoute({
  getParentRoute: () => billing,
  path: '/invoices',
  component: lazyPage(() => import('../reseller/invoices-tab.tsx'), 'ResellerInvoicesTab'),
});
const operations = createRoute({
  getParentRoute: () => shell,
  path: '/reseller/operations',
  component: lazyPage(() => import('../operations/operations-page.tsx'), 'ResellerOperationsPage'),
});
const operationsStart = createRoute({
  getParentRoute: () => operations,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/reseller/operations/numbers', replace: true });
  },
});
const numbers = createRoute({
  getParentRoute: () => operations,
  path: '/numbers',
  component: lazyPage(() => import('../operations/numbers-tab.tsx'), 'ResellerNumbersTab'),
});
const retention = createRoute({
  getParentRoute: () => operations,
  path: '/retention',
  component: lazyPage(() => import('../privacy/bounds-tab.tsx'), 'ResellerBoundsTab'),
});
const auditLog = createRoute({
  getParentRoute: () => operations,
  path: '/audit-log',
  component: lazyPage(() => import('../audit-log/audit-log-tabs.tsx'), 'ResellerAuditLogTab'),
});
const trunk = createRoute({
  getParentRoute: () => shell,
  path: '/reseller/sip-trunk',
  component: lazyPage(() => import('../shared-trunks/reseller-trunk-page.tsx'), 'ResellerTrunkPage'),
});
const impersonate = createRoute({
  getParentRoute: () => shell,
  path: '/impersonate',
  component: lazyPage(() => import('../reseller/impersonate-page.tsx'), 'ImpersonatePage'),
});
const newsletters = createRoute({
  getParentRoute: () => shell,
  path: '/reseller/newsletters',
  component: lazyPage(() => import('../newsletters/newsletters-page.tsx'), 'NewslettersPage'),
});
const newsletter = createRoute({
  getParentRoute: () => shell,
  path: '/reseller/newsletters/$newsletterId',
  component: lazyPage(() => import('../newsletters/newsletter-page.tsx'), 'NewsletterPage'),
});

/** Pages of a reseller's staff. */
export const resellerRoutes = [
  customers,
  customer,
  trunk,
  trash,
  packages,
  staff,
  billing.addChildren([billingStart, costs, prices, offers, invoices]),
  operations.addChildren([operationsStart, numbers, retention, auditLog]),
  impersonate,
  newsletters,
  newsletter,
] as const;
