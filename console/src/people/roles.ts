import type { Role } from '@parley/contract/scopes';
import { useTranslation } from 'react-i18next';
import { useSession } from '../api/session.ts';

/** From the most to the least. Written as an object, so that a role the contract adds is missed here by the compiler. */
const ranks: Record<Role, number> = { owner: 0, admin: 1, editor: 2, operator: 3, viewer: 4 };
const roles = (Object.keys(ranks) as Role[]).sort((one, other) => ranks[one] - ranks[other]);

/** The roles a person may give: their own and those below it. */
export function rolesBelow(own: Role | undefined): Role[] {
  return own === undefined ? [] : roles.filter((role) => ranks[role] >= ranks[own]);
}

/** The same for the signed-in person, as choices of a field. */
export function useRoleChoices(): { value: Role; label: string }[] {
  const { t } = useTranslation();
  const { tenant } = useSession();
  return rolesBelow(tenant?.role).map((role) => ({ value: role, label: t(`roles.${role}`) }));
}
