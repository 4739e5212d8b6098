// Users area: users, their memberships, single-use tokens and audit rows. No operations of its own.
export {
  chooseTenant,
  findResellerOf,
  findSuspendedTenant,
  findTenantName,
  listMemberships,
} from './memberships.queries.ts';
export { usersPersonalData } from './personal-data.ts';
export { auditUserAction, ownTenantOf } from './user-audit.ts';
export {
  countUserTokens,
  findUserToken,
  issueUserToken,
  tokenKinds,
  tryChallenge,
  useUserToken,
  voidUserTokens,
} from './user-tokens.queries.ts';
export { emailTaken } from './users.errors.ts';
export {
  createUser,
  describeUser,
  findUserByEmail,
  findUserById,
  findUserRow,
  insertOwner,
  lockUser,
  noteEmailVerified,
  rewritePassword,
  storePassword,
  takeUnconfirmedAccess,
  type UserRow,
} from './users.queries.ts';
