import { readPhoneNumber } from '@parley/contract/phone-number';
import type { ToolDefinition } from '@parley/contract/resources/tool';
import { isOwnNumber } from '#areas/telephony/phone-numbers';
import type { Tx } from '#db/tenant-scope.ts';
import { refusalOf, unknownOwnNumber } from './tools.errors.ts';

/**
 * Normalizes an `sms` tool's sender number to E.164; refuses (400) a number that is not the tenant's. An unchanged
 * number passes: it may have been released since.
 */
export async function checkFromNumber(
  tx: Tx,
  definition: ToolDefinition,
  before: ToolDefinition | null,
): Promise<ToolDefinition> {
  const { sms } = definition;
  if (!sms || sms.from_number === '' || sms.from_number === before?.sms?.from_number) return definition;
  const number = readPhoneNumber(sms.from_number);
  if (number === null || !(await isOwnNumber(tx, number))) {
    throw refusalOf([unknownOwnNumber('/sms/from_number')]);
  }
  return { ...definition, sms: { ...sms, from_number: number } };
}
