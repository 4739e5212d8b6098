import { useMemo } from 'react';
import { useSession } from '../api/session.ts';
import { type DraftStorage, openDraftStorage } from './draft-storage.ts';

/** Storage of the unfinished profile of this person in this tenant. */
export function useProfileDraft(): DraftStorage {
  const { tenant, user } = useSession();
  const tenantId = tenant?.id ?? '';
  return useMemo(() => openDraftStorage({ tenantId, userId: user.id }), [tenantId, user.id]);
}
