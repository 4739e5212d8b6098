import type { Call } from '@parley/contract/resources/call';
import { findCall, presentCall } from '#areas/telephony/calls';
import { type ConnectionRow, findConnection } from '#platform/oauth/connections.queries.ts';
import { type CrmMapping } from './mapping.rules.ts';
import { type CrmVendor, isCrm } from './present-preset.ts';
import { listPresets } from './presets.queries.ts';
import type { CrmField } from '#areas/integrations/connections';
import { type LogAttempt, LogFault, type WriteDeps } from './log-attempt.ts';

/** Call, connection and mapping of a record. */
export interface LoadedLog {
  call: Call & { phone_number: string };
  connection: ConnectionRow;
  vendor: CrmVendor;
  mapping: CrmMapping;
  fields: readonly CrmField[];
}

/** Loads call, connection and mapping as they are now. Throws LogFault. */
export async function loadCallLog(
  { db, vendors }: WriteDeps,
  { tenantId, callId, connectionId }: LogAttempt,
): Promise<LoadedLog> {
  const [row, connection, presets] = await db.app.inTenant(
    tenantId,
    (tx) => Promise.all([findCall(tx, callId), findConnection(tx, connectionId), listPresets(tx)]),
    { onlyReads: true },
  );
  const vendor = connection && vendors.get(connection.provider);
  if (!connection || !vendor || !isCrm(vendor)) throw new LogFault('not_connected');
  const phoneNumber = row?.phone_number ?? null;
  if (row === null || phoneNumber === null || row.zero_retention) throw new LogFault('no_number');
  const preset = presets.find(({ provider }) => provider === vendor.provider);
  return {
    call: { ...presentCall(row), phone_number: phoneNumber },
    connection,
    vendor,
    mapping: preset?.mapping ?? vendor.crm.mapping,
    fields: [...vendor.crm.fields, ...(preset?.ownFields ?? [])],
  };
}
