import { createRoute, redirect } from '@tanstack/react-router';
import { lazyPage } from '../load-page.ts';
import { shell } from './shell.route.ts';

const privacy = createRoute({
  getParentRoute: () => shell,
  path: '/privacy',
  component: lazyPage(() => import('../privacy/privacy-page.tsx'), 'PrivacyPage'),
});
const privacyStart = createRoute({
  getParentRoute: () => privacy,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/privacy/export', replace: true });
  },
});
const privacyExport = createRoute({
  getParentRoute: () => privacy,
  path: '/export',
  component: lazyPage(() => import('../privacy/export-tab.tsx'), 'ExportTab'),
});
const privacyRetention = createRoute({
  getParentRoute: () => privacy,
  path: '/retention',
  component: lazyPage(() => import('../privacy/retention-tab.tsx'), 'RetentionTab'),
});
const privacyErase = createRoute({
  getParentRoute: () => privacy,
  path: '/erase',
  component: lazyPage(() => import('../privacy/erase-tab.tsx'), 'EraseTab'),
});
const privacyCertificates = createRoute({
  getParentRoute: () => privacy,
  path: '/certificates',
  component: lazyPage(() => import('../privacy/certificates-tab.tsx'), 'CertificatesTab'),
});
const privacyHolds = createRoute({
  getParentRoute: () => privacy,
  path: '/holds',
  component: lazyPage(() => import('../privacy/holds-tab.tsx'), 'HoldsTab'),
});
const privacyAuditLog = createRoute({
  getParentRoute: () => privacy,
  path: '/audit-log',
  component: lazyPage(() => import('../audit-log/audit-log-tabs.tsx'), 'AuditLogTab'),
});
const certificate = createRoute({
  getParentRoute: () => shell,
  path: '/privacy/certificates/$certificateId',
  component: lazyPage(() => import('../privacy/certificate-page.tsx'), 'CertificatePage'),
});

/** Export, retention and erasure of personal data. */
export const privacyRoutes = [
  privacy.addChildren([
    privacyStart,
    privacyExport,
    privacyErase,
    privacyCertificates,
    privacyHolds,
    privacyRetention,
    privacyAuditLog,
  ]),
  certificate,
] as const;
