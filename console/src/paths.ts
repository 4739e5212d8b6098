/** Under which path the server serves the console. */
export const consoleRoot = '/console';
