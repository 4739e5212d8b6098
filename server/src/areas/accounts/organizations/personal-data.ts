import { impersonalTable, personalData, staffTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of organizations, memberships and invites. */
export const organizationsPersonalData = personalData({
  tables: [
    impersonalTable('organizations', {
      about: 'organizations of an account',
      impersonal: ['created_at', 'id', 'name', 'tenant_id', 'updated_at'],
    }),
    impersonalTable('memberships', {
      about: 'users of an account and their roles',
      impersonal: [
        'created_at',
        'impersonation_id',
        'organization_id',
        'role',
        'support_reseller_id',
        'support_until',
        'tenant_id',
        'updated_at',
        'user_id',
      ],
    }),
    staffTable('invites', {
      about: 'invites of users',
      personal: { email: 'email_address', invited_by: 'name', token_hash: 'credential', lookup: 'credential' },
      impersonal: [
        'accepted_at',
        'accepted_by',
        'created_at',
        'expires_at',
        'id',
        'organization_id',
        'proves_address',
        'revoked_at',
        'role',
        'tenant_id',
      ],
    }),
  ],
});
