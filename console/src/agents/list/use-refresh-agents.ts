import { useQueryClient } from '@tanstack/react-query';

/** Reads agents and the trash anew after one of them changed. */
export function useRefreshAgents(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    const paths = ['/api/agents', '/api/agents/trash', '/api/agents/{agentId}/versions'];
    await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
  };
}
