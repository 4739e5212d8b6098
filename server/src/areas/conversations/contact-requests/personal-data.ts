import { eventPlaces, personalData, subjectTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of contact requests. */
export const contactRequestsPersonalData = personalData({
  tables: [
    subjectTable('contact_requests', {
      about: 'requests to be contacted',
      personal: {
        name: 'name',
        email: 'email_address',
        phone_number: 'phone_number',
        message: 'content',
        note: 'content',
        page_url: 'content',
      },
      impersonal: [
        'agent_id',
        'assignee_id',
        'created_at',
        'id',
        'language',
        'resolved_at',
        'session_id',
        'status',
        'tenant_id',
        'updated_at',
      ],
      links: [{ by: 'object', object: 'contact_requests' }],
      exported: {
        key: 'contact_requests',
        with: ['id', 'session_id', 'status', 'language', 'created_at', 'resolved_at'],
      },
      erasure: { kind: 'delete' },
    }),
  ],
  events: [
    ...eventPlaces(
      'subjects',
      ['content', 'email_address', 'name', 'phone_number'],
      ['contact_request.created', 'contact_request.updated'],
    ),
  ],
});
