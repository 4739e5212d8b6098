import type { Engines } from '#platform/areas/area.ts';
import { operationOf } from '#platform/http/operation.ts';

/** Dependencies of the event stream of an account beside the database. */
export type AccountEventsDeps = Pick<Engines, 'clock' | 'feed'>;

export const operation = operationOf<AccountEventsDeps>();
