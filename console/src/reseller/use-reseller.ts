import { useSession } from '../api/session.ts';

/** Abilities of the reader's role in the reseller. */
export function useReseller() {
  const role = useSession().reseller?.role;
  const isAdmin = role === 'owner' || role === 'admin';
  return {
    isOwner: role === 'owner',
    /** Creates and changes customers, packages and staff. */
    isAdmin,
    /** Works in accounts of customers. */
    mayEnter: isAdmin || role === 'staff',
    /** Reads costs, statements and prices. */
    seesCosts: isAdmin || role === 'billing',
  };
}
