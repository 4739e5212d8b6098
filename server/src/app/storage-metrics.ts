import { Gauge, type Registry } from 'prom-client';
import type { Database } from '#db/open.ts';
import type { DiskSpace } from '#platform/files/disk-space.ts';
import { sumStorage } from '#platform/files/storage-quota.ts';

/**
 * Adds the metrics of the data folder's disk: `parley_disk_free_bytes`, `parley_disk_low` (1 while uploads are refused)
 * and `parley_stored_bytes` by kind. The last keeps its value while the database is unreachable.
 */
export function addStorageMetrics(
  registry: Registry,
  { disk, platform }: { disk: DiskSpace; platform: Database['platform'] },
): void {
  new Gauge({
    name: 'parley_disk_free_bytes',
    help: 'Free space of the file system that holds the data folder.',
    registers: [registry],
    async collect() {
      this.set((await disk.read()).freeBytes);
    },
  });
  new Gauge({
    name: 'parley_disk_low',
    help: '1 while free space is below PARLEY_DISK_RESERVE_MB or the disk refuses writes; files are refused then.',
    registers: [registry],
    async collect() {
      this.set((await disk.read()).isLow ? 1 : 0);
    },
  });
  new Gauge({
    name: 'parley_stored_bytes',
    help: 'Bytes of files the database knows of, by kind.',
    labelNames: ['kind'] as const,
    registers: [registry],
    async collect() {
      const sums = await sumStorage(platform).catch(() => null);
      for (const [kind, bytes] of sums ?? []) this.set({ kind }, bytes);
    },
  });
}
