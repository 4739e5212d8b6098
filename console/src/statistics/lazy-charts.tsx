import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { ChartProps } from './charts.tsx';

// The library of charts is loaded after the page: figures and tables do not wait for it.
const calls = lazy(async () => ({ default: (await import('./charts.tsx')).CallsChart }));
const latency = lazy(async () => ({ default: (await import('./charts.tsx')).LatencyChart }));

/** A chart, once its library is there. */
export function LazyChart({ kind, ...props }: ChartProps & { kind: 'calls' | 'latency' }) {
  const Chart = kind === 'calls' ? calls : latency;
  return (
    <Suspense fallback={<Skeleton height={260} radius="md" />}>
      <Chart {...props} />
    </Suspense>
  );
}
