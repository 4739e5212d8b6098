import type { Egress } from '@parley/egress';
import { createPushKeys, createPushTargets } from '#areas/conversations/push-notifications';
import type { Database } from '#db/open.ts';
import type { SealingKeys } from '#platform/secrets/sealer.ts';
import { createWebPushSender } from '../providers/push/web-push-sender.ts';

/** Contact of an installation without a public https address; it is on one machine and reaches its own devices. */
const noContact = 'mailto:operator@parley.invalid';

/** Push notifications: keys and devices are sealed, and sent to through egress. */
export function wirePush(deps: { db: Database; egress: Egress; sealing: SealingKeys; publicUrl: string | undefined }) {
  const { egress, sealing, publicUrl } = deps;
  const contact = publicUrl?.startsWith('https:') ? publicUrl : noContact;
  const pushSender = createWebPushSender({ egress, contact });
  return {
    pushSender,
    pushTargets: createPushTargets(sealing),
    pushKeys: createPushKeys({ platform: deps.db.platform, sealing, createKeys: () => pushSender.createKeys() }),
  };
}
