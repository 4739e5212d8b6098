/**
 * Turns the violation of a unique constraint into a refusal, for `.catch()` of an insert or update: the one check that
 * holds under concurrent writes. Any other error passes.
 */
export function refuseDuplicate(constraint: string, refusal: () => Error): (error: unknown) => never {
  return (error) => {
    const failed = error as { code?: string; constraint?: string };
    throw failed.code === '23505' && failed.constraint === constraint ? refusal() : error;
  };
}
