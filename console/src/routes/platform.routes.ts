import { createRoute, redirect } from '@tanstack/react-router';
import { lazyPage } from '../load-page.ts';
import { shell } from './shell.route.ts';

const tenants = createRoute({
  getParentRoute: () => shell,
  path: '/platform/tenants',
  component: lazyPage(() => import('../platform/tenants-page.tsx'), 'TenantsPage'),
});
const jobs = createRoute({
  getParentRoute: () => shell,
  path: '/platform/jobs',
  component: lazyPage(() => import('../jobs/jobs-page.tsx'), 'JobsPage'),
});
const files = createRoute({
  getParentRoute: () => shell,
  path: '/platform/files',
  component: lazyPage(() => import('../files/files-page.tsx'), 'FilesPage'),
});
const models = createRoute({
  getParentRoute: () => shell,
  path: '/platform/models',
  component: lazyPage(() => import('../models/models-page.tsx'), 'ModelsPage'),
});
const resellers = createRoute({
  getParentRoute: () => shell,
  path: '/platform/resellers',
  component: lazyPage(() => import('../platform/resellers/resellers-page.tsx'), 'ResellersPage'),
});
const plans = createRoute({
  getParentRoute: () => shell,
  path: '/platform/plans',
  component: lazyPage(() => import('../billing/plans-page.tsx'), 'PlansPage'),
});
const invoices = createRoute({
  getParentRoute: () => shell,
  path: '/platform/invoices',
  component: lazyPage(() => import('../platform/invoices/sold-invoices-page.tsx'), 'SoldInvoicesPage'),
});

const operations = createRoute({
  getParentRoute: () => shell,
  path: '/platform/operations',
  component: lazyPage(() => import('../operations/operations-page.tsx'), 'OperationsPage'),
});
const operationsStart = createRoute({
  getParentRoute: () => operations,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/platform/operations/support', replace: true });
  },
});
const support = createRoute({
  getParentRoute: () => operations,
  path: '/support',
  component: lazyPage(() => import('../operations/support-tab.tsx'), 'SupportTab'),
});
const customers = createRoute({
  getParentRoute: () => operations,
  path: '/customers',
  component: lazyPage(() => import('../operations/customers-tab.tsx'), 'CustomersTab'),
});
const inventory = createRoute({
  getParentRoute: () => operations,
  path: '/numbers',
  component: lazyPage(() => import('../operations/numbers-tab.tsx'), 'NumbersTab'),
});
const trunks = createRoute({
  getParentRoute: () => operations,
  path: '/trunks',
  component: lazyPage(() => import('../shared-trunks/platform-trunks-tab.tsx'), 'PlatformTrunksTab'),
});
const auditLogs = createRoute({
  getParentRoute: () => operations,
  path: '/audit-log',
  component: lazyPage(() => import('../audit-log/audit-log-tabs.tsx'), 'PlatformAuditLogTab'),
});

const health = createRoute({
  getParentRoute: () => operations,
  path: '/health',
  component: lazyPage(() => import('../operations/health-tab.tsx'), 'HealthTab'),
});
const maintenance = createRoute({
  getParentRoute: () => operations,
  path: '/maintenance',
  component: lazyPage(() => import('../operations/maintenance-tab.tsx'), 'MaintenanceTab'),
});
const retention = createRoute({
  getParentRoute: () => operations,
  path: '/retention',
  component: lazyPage(() => import('../privacy/bounds-tab.tsx'), 'PlatformBoundsTab'),
});

const payments = createRoute({
  getParentRoute: () => operations,
  path: '/payments',
  component: lazyPage(() => import('../operations/payments-tab.tsx'), 'PaymentsTab'),
});

/** Pages of platform administrators. */
export const platformRoutes = [
  tenants,
  resellers,
  plans,
  invoices,
  jobs,
  files,
  models,
  operations.addChildren([
    operationsStart,
    support,
    customers,
    inventory,
    trunks,
    health,
    maintenance,
    retention,
    payments,
    auditLogs,
  ]),
] as const;
