import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import type { MaintenanceNotice } from '../api/schemas.ts';

/** Time between looks for a notice. Unit: milliseconds. */
const refreshMs = 120_000;

/** Notice of planned maintenance that is to be shown now. */
export const maintenanceQuery = queryOptions({
  queryKey: ['/api/maintenance'],
  queryFn: ({ signal }) => api.get('/api/maintenance', { signal }),
  staleTime: refreshMs,
  refetchInterval: refreshMs,
});

/** The notice if `now` is between its two instants. */
export const shownNotice = (notice: MaintenanceNotice | null, now: Date): MaintenanceNotice | null =>
  notice && Date.parse(notice.starts_at) <= now.getTime() && now.getTime() < Date.parse(notice.ends_at) ? notice : null;
