import { area } from '#platform/areas/area.ts';
import { usagePersonalData } from './personal-data.ts';
import { usageConsumers } from './usage-consumers.ts';

export { type HappenedUse, recordUse } from './record-use.ts';
export { type UsageSum, usageOfPeriod } from './usage.queries.ts';

/** Metering: each finished call, answer and message becomes usage once, at the prices of its time. */
export const usageArea = area<object>({
  name: 'usage',
  operations: {},
  personalData: usagePersonalData,
  consumers: usageConsumers,
});
