import { refuseFields } from '#platform/http/define-refusal.ts';
import { Refusal } from '#platform/http/refusal.ts';

/**
 * Finds the resource of an id in a body. One that is missing is a fault of the body: 400 at `path` instead of 404, with
 * the same message for another tenant's resource and a nonexistent one.
 */
export async function findReferenced<Found>(
  reference: { path: `/${string}`; code: `unknown_${string}` },
  find: () => Promise<Found>,
): Promise<Found> {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'not_found') throw error;
    const { reason, params } = error;
    const message = error.message.replace(/^There/, 'there');
    throw refuseFields([{ ...reference, message, ...(reason ? { reason } : {}), ...(params ? { params } : {}) }]);
  }
}
