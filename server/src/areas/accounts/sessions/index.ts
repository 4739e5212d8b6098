// Sessions area: sessions and their tokens in the database, and authentication by access token. No operations of its own.
export { createSessionAuthenticator } from './authenticate-session.ts';
export { deleteExpiredSessions } from './delete-expired-sessions.queries.ts';
export { listOpenSessions } from './list-sessions.queries.ts';
export { sessionsPersonalData } from './personal-data.ts';
export { useRefreshToken } from './refresh-tokens.queries.ts';
export {
  type EndReason,
  endSession,
  endSessionsOf,
  findSessionByAccessToken,
  insertSession,
  isFamiliarPlace,
  lockOpenSession,
  renewTokens,
  type SessionPlace,
} from './sessions.queries.ts';
