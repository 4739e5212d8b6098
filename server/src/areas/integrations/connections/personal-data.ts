import { impersonalTable, personalData } from '#platform/personal-data/personal-data.ts';

/** Personal data of integrations: none beside that of the connections themselves. */
export const integrationsPersonalData = personalData({
  tables: [
    impersonalTable('agent_integrations', {
      about: 'actions of connections that agents may take',
      impersonal: ['actions', 'agent_id', 'connection_id', 'created_at', 'looks_up_callers', 'tenant_id', 'updated_at'],
    }),
  ],
});
