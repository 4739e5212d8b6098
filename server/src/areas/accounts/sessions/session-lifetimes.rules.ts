const day = 86_400;

/** Lifetimes of sessions and their tokens. Unit: seconds. */
export const sessionLifetimes = {
  access: 15 * 60,
  /** Restarts with each refresh, within the session's lifetime. */
  refresh: 30 * day,
  session: 90 * day,
};
