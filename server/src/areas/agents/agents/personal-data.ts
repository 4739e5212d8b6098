import { eventPlaces, personalData, staffTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of agents. */
export const agentsPersonalData = personalData({
  tables: [
    staffTable('agents', {
      about: 'agents; their configuration names people a call is transferred to',
      personal: { config: 'phone_number' },
      impersonal: [
        'created_at',
        'freed_numbers',
        'id',
        'is_active',
        'name',
        'tenant_id',
        'tool_ids',
        'trashed_at',
        'updated_at',
        'version',
        'workflow_id',
        'workflow_version',
      ],
    }),
    staffTable('agent_versions', {
      about: 'versions of agents and their authors',
      personal: { config: 'phone_number', author: 'name', note: 'content' },
      impersonal: ['agent_id', 'changed_fields', 'created_at', 'number', 'restored_from', 'source', 'tenant_id'],
    }),
  ],
  events: [
    ...eventPlaces(
      'none',
      [],
      ['agent.version.created', 'agent.trashed', 'agent.restored_from_trash', 'agent.purged', 'agent.widget.updated'],
    ),
  ],
});
