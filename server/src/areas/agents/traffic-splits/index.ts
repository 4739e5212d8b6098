import { area } from '#platform/areas/area.ts';
import { endTrafficSplit } from './end-traffic-split.ts';
import { getTrafficSplit } from './get-traffic-split.ts';
import { trafficSplitsPersonalData } from './personal-data.ts';
import { setTrafficSplit } from './set-traffic-split.ts';

export { versionFor } from './version-for.ts';

/** Traffic splits: a share of an agent's new conversations goes to one of its versions. */
export const trafficSplitsArea = area<object>({
  name: 'traffic-splits',
  module: 'testing',
  personalData: trafficSplitsPersonalData,
  operations: {
    'Version History': [getTrafficSplit, setTrafficSplit, endTrafficSplit],
  },
});
