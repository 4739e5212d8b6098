import { Refusal } from '#platform/http/refusal.ts';

/**
 * Finds what an id in a body names. What is not there is a fault of the body: 400 at `path` instead of 404, with the
 * same words for what is another tenant's and what never was.
 */
export async function findReferenced<Found>(
  reference: { path: `/${string}`; code: `unknown_${string}` },
  find: () => Promise<Found>,
): Promise<Found> {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'not_found') throw error;
    const { path, code } = reference;
    const message = error.message.replace(/^There/, 'there');
    throw new Refusal('invalid_request', `${path}: ${message}`, { details: [{ path, code, message }] });
  }
}
