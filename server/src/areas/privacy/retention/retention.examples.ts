import type { RetentionBounds, RetentionPolicy } from '@parley/contract/resources/retention';
import { defaultDays, narrow, retentionBounds } from './retention.rules.ts';

export const exampleDays = { ...defaultDays, recordings: 30, transcripts: 180, calls: 365 };

export const examplePolicy: RetentionPolicy = {
  version: 2,
  days: exampleDays,
  effective_days: exampleDays,
  bounds: retentionBounds,
  updated_at: '2026-03-01T09:30:00.000Z',
  last_run: {
    started_at: '2026-03-02T01:00:04.000Z',
    finished_at: '2026-03-02T01:00:09.000Z',
    deleted: { recordings: 41 },
  },
};

export const exampleSetBounds = { recordings: { min_days: 7, max_days: 365 } };

export const exampleBounds: RetentionBounds = {
  version: 1,
  bounds: exampleSetBounds,
  limits: retentionBounds,
  effective: narrow(retentionBounds, exampleSetBounds),
  updated_at: '2026-03-01T09:30:00.000Z',
};
