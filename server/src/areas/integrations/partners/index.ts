import { area } from '#platform/areas/area.ts';
import { deletePartnerIntegration } from './delete-partner-integration.ts';
import { listPartnerIntegrations } from './list-partner-integrations.ts';
import type { PartnersDeps } from './partners.operation.ts';
import { partnersPersonalData } from './personal-data.ts';
import { setPartnerIntegration } from './set-partner-integration.ts';

/** Partner integrations: named partners with a limited key and a webhook of their own. */
export const partnersArea = area<PartnersDeps>({
  name: 'partners',
  module: 'integrations',
  personalData: partnersPersonalData,
  operations: {
    'Partner and telephony': [listPartnerIntegrations, setPartnerIntegration, deletePartnerIntegration],
  },
});
