import { eventPlaces, personalData, staffTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of workflows. */
export const workflowsPersonalData = personalData({
  tables: [
    staffTable('workflows', {
      about: 'workflows and their drafts, which may name people a call is transferred to',
      personal: { draft: 'phone_number', draft_updated_by: 'name', description: 'content' },
      impersonal: [
        'created_at',
        'deleted_at',
        'draft_sha256',
        'draft_updated_at',
        'id',
        'name',
        'published_at',
        'published_sha256',
        'published_version',
        'revision',
        'tenant_id',
        'updated_at',
      ],
    }),
    staffTable('workflow_versions', {
      about: 'versions of workflows and their authors',
      personal: { graph: 'phone_number', author: 'name', note: 'content' },
      impersonal: [
        'contains',
        'created_at',
        'number',
        'pins',
        'rolled_back_to',
        'sha256',
        'source',
        'tenant_id',
        'waits',
        'workflow_id',
      ],
    }),
  ],
  events: [...eventPlaces('none', [], ['workflow.version.published'])],
});
