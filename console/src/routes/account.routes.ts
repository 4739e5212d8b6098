import { createRoute, redirect } from '@tanstack/react-router';
import { lazyPage } from '../load-page.ts';
import { readCallLogFilters } from '../search-params.ts';
import { readStatisticsSearch } from '../statistics/statistics-search.ts';
import { shell } from './shell.route.ts';

const people = createRoute({
  getParentRoute: () => shell,
  path: '/people',
  component: lazyPage(() => import('../people/people-page.tsx'), 'PeoplePage'),
});
const peopleStart = createRoute({
  getParentRoute: () => people,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/people/users', replace: true });
  },
});
const users = createRoute({
  getParentRoute: () => people,
  path: '/users',
  component: lazyPage(() => import('../people/users-tab.tsx'), 'UsersTab'),
});
const invitations = createRoute({
  getParentRoute: () => people,
  path: '/invitations',
  component: lazyPage(() => import('../people/invitations-tab.tsx'), 'InvitationsTab'),
});
const organizations = createRoute({
  getParentRoute: () => people,
  path: '/organizations',
  component: lazyPage(() => import('../people/organizations-tab.tsx'), 'OrganizationsTab'),
});
const apiKeys = createRoute({
  getParentRoute: () => shell,
  path: '/api-keys',
  component: lazyPage(() => import('../keys/keys-page.tsx'), 'KeysPage'),
});
const account = createRoute({
  getParentRoute: () => shell,
  path: '/account',
  component: lazyPage(() => import('../account/account-page.tsx'), 'AccountPage'),
});
const me = createRoute({
  getParentRoute: () => shell,
  path: '/me',
  component: lazyPage(() => import('../me/me-page.tsx'), 'MePage'),
});
const mail = createRoute({
  getParentRoute: () => shell,
  path: '/mail',
  component: lazyPage(() => import('../mail/mail-page.tsx'), 'MailPage'),
});
const mailItem = createRoute({
  getParentRoute: () => shell,
  path: '/mail/$mailId',
  component: lazyPage(() => import('../mail/mail-item-page.tsx'), 'MailItemPage'),
});
const identity = createRoute({
  getParentRoute: () => shell,
  path: '/identity',
  component: lazyPage(() => import('../identity/identity-page.tsx'), 'IdentityPage'),
});
const connections = createRoute({
  getParentRoute: () => shell,
  path: '/connections',
  validateSearch: (raw: Record<string, unknown>) => raw,
  component: lazyPage(() => import('../connections/connections-page.tsx'), 'ConnectionsPage'),
});
const callLogging = createRoute({
  getParentRoute: () => shell,
  path: '/connections/call-logging',
  validateSearch: readCallLogFilters,
  component: lazyPage(() => import('../call-logging/call-logging-page.tsx'), 'CallLoggingPage'),
});
const partners = createRoute({
  getParentRoute: () => shell,
  path: '/partners',
  component: lazyPage(() => import('../partners/partners-page.tsx'), 'PartnersPage'),
});
const webhooks = createRoute({
  getParentRoute: () => shell,
  path: '/webhooks',
  component: lazyPage(() => import('../webhooks/webhooks-page.tsx'), 'WebhooksPage'),
});
const webhook = createRoute({
  getParentRoute: () => shell,
  path: '/webhooks/$webhookId',
  component: lazyPage(() => import('../webhooks/webhook-page.tsx'), 'WebhookPage'),
});
const statistics = createRoute({
  getParentRoute: () => shell,
  path: '/statistics',
  validateSearch: readStatisticsSearch,
  component: lazyPage(() => import('../statistics/statistics-page.tsx'), 'StatisticsPage'),
});
const billing = createRoute({
  getParentRoute: () => shell,
  path: '/billing',
  component: lazyPage(() => import('../billing/billing-page.tsx'), 'BillingPage'),
});
const billingInvoice = createRoute({
  getParentRoute: () => shell,
  path: '/billing/invoices/$invoiceId',
  component: lazyPage(() => import('../billing/invoices/invoice-page.tsx'), 'InvoicePage'),
});
const billingOrder = createRoute({
  getParentRoute: () => shell,
  path: '/billing/orders/$orderId',
  component: lazyPage(() => import('../billing/orders/order-page.tsx'), 'OrderPage'),
});

/** The account: its members, keys, webhooks, mail and statistics. */
export const accountRoutes = [
  people.addChildren([peopleStart, users, invitations, organizations]),
  apiKeys,
  account,
  billing,
  billingInvoice,
  billingOrder,
  me,
  mail,
  mailItem,
  identity,
  connections,
  callLogging,
  partners,
  webhooks,
  webhook,
  statistics,
] as const;
