const maxLength = 300;

/**
 * Describes an error for storage and administration: its class, its code and, for a database error, constraint, table
 * and column. Messages go to the log only: they may quote a tenant's data.
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

/** Class name; falls back to the constructor for a minified class. */
const nameOf = (error: Error) => error.name || error.constructor.name || 'Error';
