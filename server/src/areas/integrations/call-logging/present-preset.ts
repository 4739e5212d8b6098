import type { IntegrationProviderName } from '@parley/contract/resources/integration';
import type { CrmLoggingPreset } from '@parley/contract/resources/crm-logging';
import type { Vendor, VendorCrm } from '#areas/integrations/connections';
import type { Tx } from '#db/tenant-scope.ts';
import { listLoggedConnections, listPresets } from './presets.queries.ts';

export type CrmVendor = Vendor & { crm: VendorCrm };

export const isCrm = (vendor: Vendor): vendor is CrmVendor => vendor.crm !== undefined;

/** Presets of CRMs for the API. */
export async function presentPresets(tx: Tx, vendors: readonly CrmVendor[]): Promise<CrmLoggingPreset[]> {
  const [presets, logged] = await Promise.all([listPresets(tx), listLoggedConnections(tx)]);
  return vendors.map(({ provider, title, crm }) => {
    const preset = presets.find((each) => each.provider === provider);
    return {
      provider: provider satisfies IntegrationProviderName,
      title,
      mapping: (preset?.mapping ?? crm.mapping) as CrmLoggingPreset['mapping'],
      is_default: preset === undefined,
      fields: [...crm.fields, ...(preset?.ownFields ?? [])],
      connection_ids: logged.filter((each) => each.provider === provider).map(({ connectionId }) => connectionId),
      updated_at: preset?.updatedAt.toISOString() ?? null,
    };
  });
}
