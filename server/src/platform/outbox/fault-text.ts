const maxLength = 300;

/**
 * An error as it may be stored and shown to the platform's administration: its class, its code and, of a database
 * error, constraint, table and column. Messages are left to the log: they may quote a tenant's data.
 */
export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return 'Thrown value that is no error';
  const { code, constraint, table, column } = error as unknown as Record<string, unknown>;
  const facts = Object.entries({ code, constraint, table, column })
    .filter(([, value]) => (typeof value === 'string' || typeof value === 'number') && value !== '')
    .map(([name, value]) => `${name} ${String(value)}`);
  const text = [nameOf(error), ...facts].join(', ');
  const cause = error.cause instanceof Error ? ` (cause: ${faultText(error.cause)})` : '';
  return (text + cause).slice(0, maxLength);
}

/** The class's name; what minification or a plain `throw new Error` leaves says at least what kind of value it is. */
const nameOf = (error: Error) => error.name || error.constructor.name || 'Error';
