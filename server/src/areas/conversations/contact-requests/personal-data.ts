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
    subjectTable('contact_request_replies', {
      about: 'replies to requests to be contacted',
      personal: { to_address: 'email_address', text: 'content' },
      impersonal: ['author_id', 'created_at', 'email_id', 'id', 'request_id', 'sent_at', 'status', 'tenant_id'],
      links: [{ by: 'reference', object: 'contact_requests', column: 'request_id' }],
      exported: { key: 'contact_request_replies', with: ['id', 'request_id', 'status', 'created_at', 'sent_at'] },
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
