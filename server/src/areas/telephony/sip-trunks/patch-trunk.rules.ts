import { isDeepStrictEqual } from 'node:util';
import { applyMergePatch } from '@parley/contract/merge-patch';
import { SipTrunkConfig } from '@parley/contract/resources/sip-trunk';
import { faults } from '#platform/http/validation.ts';

interface TrunkPatch {
  config: SipTrunkConfig;
  /** Undefined: as it is. */
  password: string | null | undefined;
  inboundPassword: string | null | undefined;
}

/** What a trunk becomes by a merge patch, checked whole, with the passwords apart. */
export function patchTrunk(stored: SipTrunkConfig, body: Readonly<Record<string, unknown>>): TrunkPatch {
  const { password, inbound, ...fields } = body as { password?: string | null; inbound?: unknown };
  const { password: inboundPassword, ...inboundFields } = (inbound ?? {}) as { password?: string | null };
  const patch = inbound === undefined ? fields : { ...fields, inbound: inbound === null ? null : inboundFields };
  const result = SipTrunkConfig.safeParse(applyMergePatch(stored, patch));
  if (!result.success) throw faults(result.error.issues, 'body');
  return { config: result.data, password, inboundPassword: inbound === null ? null : inboundPassword };
}

/** Top-level fields in which two trunks differ, in the order of the schema. */
export function changedTrunkFields(before: SipTrunkConfig, after: SipTrunkConfig): string[] {
  return (Object.keys(after) as (keyof SipTrunkConfig)[]).filter(
    (field) => !isDeepStrictEqual(before[field], after[field]),
  );
}
