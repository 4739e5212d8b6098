import { personalData, staffTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of connections: the account at the vendor, its tokens, and who connected it. */
export const connectionsPersonalData = personalData({
  tables: [
    staffTable('connections', {
      about: 'accounts at other vendors, with sealed tokens or keys',
      personal: { sealed: 'credential', account: 'name', name: 'name', settings: 'content', created_by: 'name' },
      impersonal: [
        'access_expires_at',
        'auth',
        'checked_at',
        'created_at',
        'id',
        'kind',
        'provider',
        'scopes',
        'state',
        'state_detail',
        'tenant_id',
        'updated_at',
      ],
    }),
    staffTable('oauth_authorizations', {
      about: 'authorizations begun and not finished, for ten minutes',
      personal: { sealed: 'credential', name: 'name', settings: 'content', created_by: 'name' },
      impersonal: [
        'browser_hash',
        'connection_id',
        'created_at',
        'expires_at',
        'id',
        'kind',
        'provider',
        'redirect_uri',
        'return_to',
        'session_id',
        'state_hash',
        'tenant_id',
      ],
    }),
  ],
});
