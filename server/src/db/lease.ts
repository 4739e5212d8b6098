import { sql } from 'kysely';

/** Lease duration of a process on its calls, dials and trunks: silent for longer, it loses them. */
export const leaseMs = 15_000;
/** Renewal interval: two renewals may fail before a lease expires. */
export const leaseRenewalMs = leaseMs / 3;

/** End of a lease that starts now. Database time: the clocks of processes may differ by more than a lease. */
export const leaseEnd = sql<Date>`now() + ${leaseMs} * interval '1 millisecond'`;
/** Database time, to compare the end of a lease with. */
export const leaseNow = sql<Date>`now()`;
