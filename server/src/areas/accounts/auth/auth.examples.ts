import type { SessionId, TenantId, UserId } from '@parley/contract/ids';
import type { CurrentUser, Session, SessionTokens, SessionUser, SignedIn } from '@parley/contract/resources/session';

/** Ids and tokens of the examples in the API document. */
export const exampleSessionId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b71' as SessionId;
export const exampleTenantId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01' as TenantId;

export const exampleUser: SessionUser = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b70' as UserId,
  email: 'ada@example.com',
  name: 'Ada Lindgren',
  language: 'en',
  email_verified: true,
  second_factor_enabled: false,
};

export const exampleTokens: SessionTokens = {
  access_token: 'sess_kJ3xQ9aB...',
  refresh_token: 'refr_p0ZtW2mC...',
  token_type: 'bearer',
  expires_in: 900,
  refresh_expires_in: 2_592_000,
  csrf_token: 'b1x0mXW...',
};

export const exampleSignedIn: SignedIn = { status: 'signed_in', ...exampleTokens, user: exampleUser };

const exampleTenant = { id: exampleTenantId, name: 'Lindgren Dental', role: 'viewer' as const };

export const exampleCurrentUser: CurrentUser = {
  user: exampleUser,
  tenant: exampleTenant,
  permissions: ['agents:read', 'calls:read'],
  tenants: [exampleTenant],
  support_access: null,
  suspended_tenant: null,
  modules_off: [],
  reseller: null,
  is_platform_admin: false,
  branding: {
    name: 'Nordic Voice',
    primary_color: '#0b6b4f',
    logo_url: '/api/branding/pictures/0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9bc1',
    icon_url: null,
    website_url: 'https://voice.example.com',
    support_email: 'help@voice.example.com',
    support_url: null,
    terms_url: null,
    privacy_url: null,
    imprint_url: null,
  },
  session_id: exampleSessionId,
  csrf_token: null,
};

export const exampleSession: Session = {
  id: exampleSessionId,
  is_current: true,
  tenant_id: exampleTenantId,
  ip: '203.0.113.7',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  created_at: '2026-03-01T09:00:00.000Z',
  last_used_at: '2026-03-01T09:45:00.000Z',
  expires_at: '2026-05-30T09:00:00.000Z',
};
