import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { loadRefusalWords, wordReason } from '../../texts/refusals/refusal-words.ts';
import type { WorkflowDefinition, WorkflowFault } from '../graph.ts';

/** Pause in editing after which the draft is checked. Unit: milliseconds. */
const pauseMs = 500;
const none: readonly WorkflowFault[] = [];

/** Faults of the draft as it is in the editor, saved or not. */
export function useValidation(workflowId: string, graph: WorkflowDefinition) {
  const [checked] = useDebouncedValue(graph, pauseMs);
  const query = useQuery({
    queryKey: ['/api/workflows/validate', workflowId, checked],
    queryFn: async ({ signal }) => {
      const body = { graph: checked, workflow_id: workflowId };
      const [check] = await Promise.all([api.post('/api/workflows/validate', { body, signal }), loadRefusalWords()]);
      return { ...check, faults: check.faults.map(wordFaultOf) };
    },
    placeholderData: keepPreviousData,
    // Each state of the draft is checked once; those of the past are not looked at again.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { faults: query.data?.faults ?? none, isChecking: query.isFetching || checked !== graph };
}

const wordFaultOf = (fault: WorkflowFault): WorkflowFault => ({
  ...fault,
  message: wordReason(`workflow_${fault.code}`, fault.message, { fault: fault.message }),
});
