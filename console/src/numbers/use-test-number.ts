import { useMutation } from '@tanstack/react-query';
import type { PhoneNumber } from '../api/schemas.ts';
import { useAgents } from '../tools/use-agents.ts';
import { getTestNumber, useRefreshNumbers } from './number-queries.ts';

/** Buys a test number, for the account's agent where it has exactly one. */
export function useTestNumber(onDone: (number: PhoneNumber) => void) {
  const refresh = useRefreshNumbers();
  const { list } = useAgents();
  return useMutation({
    mutationFn: () => getTestNumber(list.rows?.length === 1 ? (list.rows[0]?.id ?? null) : null),
    onSuccess: async (number) => {
      await refresh();
      if (number) onDone(number);
    },
  });
}
