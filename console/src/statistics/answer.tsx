import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorAlert } from '../parts/error-alert.tsx';

/** Shows the answer of a query, its fault, or that it is loading. */
export function Answer<Data>({ of, children }: { of: UseQueryResult<Data>; children(data: Data): ReactNode }) {
  if (of.data !== undefined) return children(of.data);
  if (of.error) return <ErrorAlert error={of.error} onRetry={() => void of.refetch()} />;
  return <Skeleton height={260} radius="lg" />;
}
