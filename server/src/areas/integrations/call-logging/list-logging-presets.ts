import { CrmLoggingPreset } from '@parley/contract/resources/crm-logging';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { examplePreset, operation } from './call-logging.operation.ts';
import { isCrm, presentPresets } from './present-preset.ts';

/** Lists how calls are logged at each CRM. */
export const listLoggingPresets = operation({
  method: 'GET',
  path: '/api/integrations/crm/logging-presets',
  id: 'listCrmLoggingPresets',
  summary: 'Logging presets of CRMs',
  description:
    'For each CRM: which fact of a call goes into which field of its record there, and the connections at which every ended call is logged.',
  access: apiKey('integrations:read'),
  answer: { status: 200, schema: z.object({ data: z.array(CrmLoggingPreset) }) },
  example: { answer: { data: [examplePreset] } },
  async run({ tx, deps }) {
    return { data: await presentPresets(tx, [...deps.vendors.values()].filter(isCrm)) };
  },
});
