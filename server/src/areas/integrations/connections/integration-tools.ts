import { ToolDefinition } from '@parley/contract/resources/tool';
import type { Egress } from '@parley/egress';
import type { IntegrationTools } from '#areas/agents/tool-runs';
import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { isModuleOff } from '#platform/http/access/account-state.ts';
import type { AccessTokens } from '#platform/oauth/access-tokens.ts';
import { type ConnectionRow, findConnection, listConnections } from '#platform/oauth/connections.queries.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { listAgentIntegrations } from './agent-integrations.queries.ts';
import { type Addresses, openVendor } from './open-vendor.ts';
import { revokeRefusedKey } from './revoke-refused-key.ts';
import type { Vendor, VendorAction, Vendors } from './vendor.ts';
import { VendorFault } from './vendor-requests.ts';

const timeoutMs = 10_000;
const nothingDone = 'Do not claim that it worked.';

/** Actions of connections as tools of agents: fills the port of `#areas/agents/tool-runs`. */
export function createIntegrationTools(deps: {
  vendors: Vendors;
  db: Pick<Database, 'app'>;
  egress: Pick<Egress, 'fetch'>;
  sealer: Sealer;
  tokens: AccessTokens;
  clock: Clock;
  addresses?: Addresses;
}): IntegrationTools {
  return {
    async toolsOf(tx, { tenantId, agentId }) {
      const used = await listAgentIntegrations(tx, agentId);
      if (used.length === 0 || (await isModuleOff(tx, tenantId, 'integrations'))) return [];
      const connections = await listConnections(tx, 'integration');
      return used.flatMap(({ connectionId, actions }) => {
        const connection = connections.find(({ id }) => id === connectionId);
        const vendor = connection && deps.vendors.get(connection.provider);
        // A revoked one cannot work until a person has authorised it again: offering it would only waste a turn.
        if (!vendor || connection.state === 'revoked') return [];
        return vendor.actions
          .filter(({ name }) => actions.includes(name))
          .map((action) => toolOf(deps, { vendor, connection, action }));
      });
    },
  };
}

function toolOf(
  deps: Parameters<typeof createIntegrationTools>[0],
  { vendor, connection, action }: { vendor: Vendor; connection: ConnectionRow; action: VendorAction },
): Awaited<ReturnType<IntegrationTools['toolsOf']>>[number] {
  return {
    definition: ToolDefinition.parse({
      name: `${vendor.provider}_${action.name}`.slice(0, 64),
      type: 'integration',
      description: action.description,
      timeout_ms: timeoutMs,
      // A write goes on when the caller interrupts: half of it could be done.
      on_interrupt: action.changes ? 'finish' : 'cancel',
      integration: { connection_id: connection.id, action: action.name },
    }),
    parameters: action.parameters,
    async run({ arguments: given, effectKey, signal }) {
      const { tenantId, id } = connection;
      // As it is now: a call lasts, and its connection may have been authorised again or removed meanwhile.
      const current = await deps.db.app.inTenant(tenantId, (tx) => findConnection(tx, id), { onlyReads: true });
      if (!current) return { fault: 'refused', told: `${vendor.title} is no longer connected. ${nothingDone}` };
      try {
        const requests = openVendor(deps, { vendor, connection: current, timeoutMs, signal });
        return { value: await action.run(requests, given, { key: effectKey }) };
      } catch (error) {
        if (!(error instanceof VendorFault)) throw error;
        await revokeRefusedKey(deps, current, error);
        const fault = error.code === 'refused' ? 'refused' : 'error';
        return { fault, told: `${error.message} ${nothingDone}` };
      }
    },
  };
}
