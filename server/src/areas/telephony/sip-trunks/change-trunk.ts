import type { SipTrunkConfig } from '@parley/contract/resources/sip-trunk';
import { defineFieldRefusal } from '#platform/http/define-refusal.ts';
import type { TrunkContext } from './add-trunk.ts';
import { checkTrunk } from './check-hosts.ts';
import { changedTrunkFields, type TrunkPatch } from './patch-trunk.rules.ts';
import { type StoredTrunk, writeTrunk } from './sip-trunks.queries.ts';
import { changesRecipient } from './sip-trunks.rules.ts';
import { storePassword } from './store-password.ts';

/**
 * Changes a locked trunk to `wanted`; returns it with the names of the changed fields, which are none for a change
 * without effect. A password that is not given stays, but goes to no other host.
 */
export async function changeTrunk(
  context: TrunkContext,
  trunk: StoredTrunk,
  wanted: TrunkPatch,
): Promise<{ trunk: StoredTrunk; fields: string[] }> {
  const { tx, now, emit } = context;
  const config: SipTrunkConfig = checkTrunk(context.deps.egress, wanted.config, trunk.config);
  if (changesRecipient(trunk.config, config) && trunk.passwordId !== null && wanted.password === undefined) {
    throw passwordOfOtherHost('/password');
  }
  const passwordId = await storePassword(context, wanted.password, trunk.passwordId);
  const inboundPasswordId = await storePassword(context, wanted.inboundPassword, trunk.inboundPasswordId);
  if (config.inbound.challenge && inboundPasswordId === null) {
    throw challengeWithoutPassword('/inbound/password');
  }
  const fields = changedTrunkFields(trunk.config, config);
  if (passwordId !== trunk.passwordId) fields.push('password');
  if (inboundPasswordId !== trunk.inboundPasswordId) fields.push('inbound.password');
  if (fields.length === 0) return { trunk, fields };
  const changed = { ...trunk, version: trunk.version + 1, config, passwordId, inboundPasswordId, updatedAt: now };
  await writeTrunk(tx, changed);
  await emit('trunk.changed', `trunk:${trunk.id}`, { trunk_id: trunk.id, is_deleted: false });
  return { trunk: changed, fields };
}

const passwordOfOtherHost = defineFieldRefusal(
  'password_required',
  'trunk_password_of_other_host',
  'the password was given for another host; send it again, or null',
);
export const challengeWithoutPassword = defineFieldRefusal(
  'password_required',
  'challenge_needs_password',
  'a challenge needs a password',
);
