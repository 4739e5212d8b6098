import { area } from '#platform/areas/area.ts';
import type { CrmDeps } from './crm.operation.ts';
import { getCrmRecordingLink } from './get-crm-recording-link.ts';
import { listCrmAgents } from './list-crm-agents.ts';
import { listCrmConversations } from './list-crm-conversations.ts';
import { startCrmCall } from './start-crm-call.ts';

/** CRM package: what a CRM needs of agents, calls and chats, with scopes of its own. */
export const crmArea = area<CrmDeps>({
  name: 'crm',
  module: 'integrations',
  operations: {
    'Partner and telephony': [listCrmAgents, startCrmCall, listCrmConversations, getCrmRecordingLink],
  },
});
