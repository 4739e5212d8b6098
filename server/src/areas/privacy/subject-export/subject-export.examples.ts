import type { CallId } from '@parley/contract/ids';
import type { DataSubjectExport } from '@parley/contract/resources/data-subject';
import { exampleSubject, exampleTenantId } from './subject-export.operation.ts';

export const exampleCounts = { calls: 1, call_details: 1, contact_requests: 0 };

export const exampleExport: DataSubjectExport = {
  data_subject: exampleSubject,
  tenant_id: exampleTenantId,
  exported_at: '2026-03-01T09:30:00.000Z',
  record_counts: exampleCounts,
  note: 'All personal data this account holds of the person with this phone number, as caller and as callee.',
  calls: [
    {
      id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b21' as CallId,
      direction: 'inbound',
      status: 'completed',
      phone_number: exampleSubject,
      caller_name: 'Anna Berg',
      agent: 'Reception',
      started_at: '2026-02-27T12:00:00.000Z',
      ended_at: '2026-02-27T12:01:30.000Z',
      duration_seconds: 84,
      was_transferred: false,
      summary: 'Asked for the opening hours.',
      structured_data: { topic: 'opening hours' },
      transcript: [
        {
          role: 'user',
          text: 'When do you open tomorrow?',
          via: 'speech',
          start_ms: '1200',
          end_ms: '3100',
          interrupted: 'false',
        },
      ],
      recording_available: true,
      created_at: '2026-02-27T12:00:00.000Z',
    },
  ],
  call_details: [
    {
      id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b21',
      type: 'phone',
      end_reason: 'user_hangup',
      answered_at: '2026-02-27T12:00:06.000Z',
      success: true,
      from_number: exampleSubject,
      to_number: '+46846500412',
      transfer: null,
      sentiment: 'positive',
      metadata: {},
      dynamic_variables: {},
      collected_variables: {},
      end_detail: null,
    },
  ],
  contact_requests: [],
};
