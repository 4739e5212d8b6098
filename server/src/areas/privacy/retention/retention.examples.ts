import type { RetentionPolicy } from '@parley/contract/resources/retention';
import { defaultDays, retentionBounds } from './retention.rules.ts';

export const exampleDays = { ...defaultDays, recordings: 30, transcripts: 180, calls: 365 };

export const examplePolicy: RetentionPolicy = {
  version: 2,
  days: exampleDays,
  bounds: retentionBounds,
  updated_at: '2026-03-01T09:30:00.000Z',
  last_run: {
    started_at: '2026-03-02T01:00:04.000Z',
    finished_at: '2026-03-02T01:00:09.000Z',
    deleted: { recordings: 41 },
  },
};
