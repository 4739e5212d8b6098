import { TenantId } from '@parley/contract/ids';
import { z } from 'zod';
import type { Tx } from '#db/tenant-scope.ts';
import type { Engines } from '#platform/areas/area.ts';
import { enqueue, type Job } from '#platform/jobs/jobs.ts';

const jobName = 'reseller.purge_files';
const Payload = z.object({ tenant_id: TenantId });

/** Deletes the recordings of a purged customer after the commit. Other files go by the triggers of their rows. */
export const enqueuePurgeFiles = (tx: Tx, tenantId: TenantId): Promise<void> =>
  enqueue(tx, { name: jobName, payload: { tenant_id: tenantId } });

export const customerJobs = ({ files, localFiles }: Pick<Engines, 'files' | 'localFiles'>): Job[] => [
  {
    name: jobName,
    async run(payload) {
      const { tenant_id: tenantId } = Payload.parse(payload);
      const stores = new Set([files, localFiles]);
      for (const store of stores) {
        for await (const { key } of store.list({ prefix: `recordings/${tenantId}/` })) await store.remove(key);
      }
    },
  },
];
