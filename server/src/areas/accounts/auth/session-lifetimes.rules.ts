const day = 86_400;

/** How long a session and its tokens live. Unit: seconds. */
export const sessionLifetimes = {
  access: 15 * 60,
  /** Begins anew with each refresh, within the life of the session. */
  refresh: 30 * day,
  session: 90 * day,
};
