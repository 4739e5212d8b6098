import { isDeepStrictEqual } from 'node:util';
import { applyMergePatch } from '@parley/contract/merge-patch';
import { SipTrunkConfig } from '@parley/contract/resources/sip-trunk';
import { invalidInput } from '#platform/http/requests/validation.ts';

/** Wanted state of a trunk. */
export interface TrunkPatch {
  config: SipTrunkConfig;
  /** Undefined: unchanged. */
  password: string | null | undefined;
  inboundPassword: string | null | undefined;
}

/** Applies a merge patch to a trunk and validates the whole; passwords are separated. */
export function patchTrunk(stored: SipTrunkConfig, body: Readonly<Record<string, unknown>>): TrunkPatch {
  const { password, inbound, ...fields } = body as { password?: string | null; inbound?: unknown };
  const { password: inboundPassword, ...inboundFields } = (inbound ?? {}) as { password?: string | null };
  const patch = inbound === undefined ? fields : { ...fields, inbound: inbound === null ? null : inboundFields };
  const result = SipTrunkConfig.safeParse(applyMergePatch(stored, patch));
  if (!result.success) throw invalidInput(result.error.issues, 'body');
  return { config: result.data, password, inboundPassword: inbound === null ? null : inboundPassword };
}

/** Top-level fields that differ between two trunks, in schema order. */
export function changedTrunkFields(before: SipTrunkConfig, after: SipTrunkConfig): string[] {
  return (Object.keys(after) as (keyof SipTrunkConfig)[]).filter(
    (field) => !isDeepStrictEqual(before[field], after[field]),
  );
}
