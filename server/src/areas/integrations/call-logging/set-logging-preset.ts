import { CrmLoggingPreset, CrmLoggingPresetSet } from '@parley/contract/resources/crm-logging';
import { IntegrationProviderName } from '@parley/contract/resources/integration';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { listConnections } from '#platform/oauth/connections.queries.ts';
import { noCrm, unknownCrmConnection } from './call-logging.errors.ts';
import { examplePreset, operation } from './call-logging.operation.ts';
import { checkMapping } from './check-mapping.ts';
import { isCrm, presentPresets } from './present-preset.ts';
import { storeLoggedConnections, storePreset } from './presets.queries.ts';

/** Sets how and where calls are logged at a CRM. */
export const setLoggingPreset = operation({
  method: 'PUT',
  path: '/api/integrations/crm/logging-presets/{provider}',
  id: 'setCrmLoggingPreset',
  summary: 'Set the logging preset of a CRM',
  description:
    'The mapping is checked against the fields that the provider has; where it names others, those of the account are read there. It holds for calls that are written from now on. Taking a connection out of `connection_ids` stops logging there; its records stay in the CRM.',
  access: apiKey('integrations:write'),
  audit: 'crm_logging.set',
  transaction: 'none',
  requestsPerMinute: 30,
  params: z.object({ provider: IntegrationProviderName }),
  body: CrmLoggingPresetSet,
  answer: { status: 200, schema: CrmLoggingPreset },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { provider: 'hubspot' },
    body: { mapping: { hs_call_body: 'note', hs_call_duration: 'duration_ms' }, connection_ids: [] },
    answer: { ...examplePreset, connection_ids: [] },
  },
  async run({ db, tenantId, params: { provider }, body, now, deps, request, audit }) {
    const vendor = deps.vendors.get(provider);
    if (!vendor || !isCrm(vendor)) throw noCrm({ title: vendor?.title ?? provider });
    const all = await db.app.inTenant(tenantId, (tx) => listConnections(tx, 'integration'), { onlyReads: true });
    const ofProvider = all.filter((connection) => connection.provider === provider);
    const logged = body.connection_ids.map((id, at) => {
      const connection = ofProvider.find((each) => each.id === id);
      if (!connection) throw unknownCrmConnection(`/connection_ids/${at}`);
      return connection;
    });
    const { mapping } = body;
    const usable = ofProvider.filter(({ state }) => state !== 'revoked').slice(0, 1);
    const connections = logged.length > 0 ? logged : usable;
    const ownFields =
      mapping === null ? [] : await checkMapping(deps, { vendor, mapping, connections, signal: request.closed });
    const [preset] = await db.app.inTenant(tenantId, async (tx) => {
      await storePreset(tx, { tenantId, provider, mapping, ownFields, now });
      await storeLoggedConnections(tx, { tenantId, provider, connectionIds: body.connection_ids, now });
      return presentPresets(tx, [vendor]);
    });
    audit.details({ provider, mapping, connection_ids: body.connection_ids });
    if (!preset) throw new TypeError('A preset was stored and not found');
    return preset;
  },
});
