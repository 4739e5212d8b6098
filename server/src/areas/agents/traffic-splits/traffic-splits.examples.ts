import type { AgentId } from '@parley/contract/ids';
import type { TrafficSplit } from '@parley/contract/resources/traffic-split';

export const exampleSplit: TrafficSplit = {
  agent_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b11' as AgentId,
  version: 7,
  share: 20,
  started_at: '2026-03-01T09:00:00.000Z',
  figures: {
    version: {
      calls: 41,
      chats: 12,
      contained: 44,
      judged: 50,
      succeeded: 30,
      unsuccessful: 6,
      positive: 20,
      negative: 2,
      ratings: 4,
      rating: 4.5,
    },
    current: {
      calls: 160,
      chats: 49,
      contained: 150,
      judged: 201,
      succeeded: 110,
      unsuccessful: 31,
      positive: 71,
      negative: 12,
      ratings: 15,
      rating: 4.1,
    },
  },
};
