/** Maximum entries of an account: all of them are compared with what a caller says. */
export const entriesMax = 2_000;
