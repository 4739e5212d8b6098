import { area } from '#platform/areas/area.ts';
import { listCallQueues } from './list-call-queues.ts';
import { callQueuesPersonalData } from './personal-data.ts';

export { createQueuePlaces, type QueuePlaces } from './queue-places.ts';

/** Queues of callers in front of the people of the directory. */
export const callQueuesArea = area<object>({
  name: 'call-queues',
  personalData: callQueuesPersonalData,
  operations: { Integrations: [listCallQueues] },
});
