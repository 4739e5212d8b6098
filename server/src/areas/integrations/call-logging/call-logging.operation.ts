import type { CrmCallLog, CrmLoggingPreset } from '@parley/contract/resources/crm-logging';
import type { CrmCallLogId } from '@parley/contract/ids';
import { type Addresses, exampleConnectionId, type Vendors } from '#areas/integrations/connections';
import { exampleCallId } from '#areas/telephony/calls';
import type { Egress } from '@parley/egress';
import { operationOf } from '#platform/http/operation.ts';
import type { AccessTokens } from '#platform/oauth/access-tokens.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';

/** Dependencies of call logging beside the engines. */
export interface CallLoggingDeps {
  vendors: Vendors;
  tokens: AccessTokens;
  sealer: Sealer;
  egress: Egress;
  /** Addresses of a test's vendors. */
  addresses?: Addresses;
  /** Base URL of the links in records. */
  linkBaseUrl: string;
}

export const operation = operationOf<CallLoggingDeps>();

export const examplePreset: CrmLoggingPreset = {
  provider: 'hubspot',
  title: 'HubSpot',
  mapping: { hs_call_body: 'note', hs_call_duration: 'duration_ms' },
  is_default: false,
  fields: [
    { name: 'hs_call_body', title: 'Notes', type: 'text' },
    { name: 'hs_call_duration', title: 'Duration (ms)', type: 'number' },
  ],
  connection_ids: [exampleConnectionId],
  updated_at: '2026-03-01T09:30:00.000Z',
};

export const exampleCallLog: CrmCallLog = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b71' as CrmCallLogId,
  call_id: exampleCallId,
  connection_id: exampleConnectionId,
  connection: 'Sales CRM',
  provider: 'hubspot',
  state: 'done',
  attempts: 1,
  next_attempt_at: null,
  person_id: '4711',
  person_url: null,
  was_person_created: false,
  record_id: '90210',
  fault: null,
  fault_detail: null,
  written_at: '2026-03-01T09:31:00.000Z',
  created_at: '2026-03-01T09:30:30.000Z',
  updated_at: '2026-03-01T09:31:00.000Z',
};
