import { type CrmField, openVendor, VendorFault } from '#areas/integrations/connections';
import type { ConnectionRow } from '#platform/oauth/connections.queries.ts';
import type { CallLoggingDeps } from './call-logging.operation.ts';
import { factDoesNotFit, fieldsUnreadable, unknownCrmField } from './call-logging.errors.ts';
import { type CrmMapping, fitsField } from './mapping.rules.ts';
import type { CrmVendor } from './present-preset.ts';

const timeoutMs = 8_000;

/** Refuses a mapping to fields that the CRM does not have or that take another type; returns the account's own in it. */
export async function checkMapping(
  deps: CallLoggingDeps,
  asked: { vendor: CrmVendor; mapping: CrmMapping; connections: readonly ConnectionRow[]; signal: AbortSignal },
): Promise<CrmField[]> {
  const { vendor, mapping } = asked;
  const entries = Object.entries(mapping);
  const isStandard = (name: string) => vendor.crm.fields.some((field) => field.name === name);
  const accounts = entries.every(([name]) => isStandard(name)) ? [] : await readAccounts(deps, asked);
  const own: CrmField[] = [];
  for (const [name, fact] of entries) {
    const path = `/mapping/${name}`;
    const standard = vendor.crm.fields.find((field) => field.name === name);
    const found = standard ? [standard] : accounts.map((fields) => fields.find((field) => field.name === name));
    const [field] = found;
    if (!field || found.includes(undefined)) throw unknownCrmField(path, { title: vendor.title });
    if (fact !== undefined && !fitsField(fact, field.type)) throw factDoesNotFit(path, { type: field.type });
    if (!standard) own.push(field);
  }
  return own;
}

/** Fields of each account. None: the vendor's accounts have none of their own, or there is no connection to ask. */
async function readAccounts(
  deps: CallLoggingDeps,
  { vendor, connections, signal }: Parameters<typeof checkMapping>[1],
): Promise<CrmField[][]> {
  const { readFields } = vendor.crm;
  if (!readFields) return [];
  try {
    return await Promise.all(
      connections.map((connection) => readFields(openVendor(deps, { vendor, connection, timeoutMs, signal }))),
    );
  } catch (error) {
    if (!(error instanceof VendorFault)) throw error;
    throw fieldsUnreadable({ detail: error.message });
  }
}
