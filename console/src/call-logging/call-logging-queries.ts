import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';

export const presetsPath = '/api/integrations/crm/logging-presets';
export const callLogsPath = '/api/integrations/crm/call-logs';
const connectionsPath = '/api/integrations/connections';

/** All connections of the account. */
export const useConnections = () =>
  useQuery({ queryKey: [connectionsPath], queryFn: ({ signal }) => api.get(connectionsPath, { signal }) });

/** Orders that a call is logged again, or for the first time. */
export const orderCallLog = (callId: string, connectionIds?: string[]) =>
  api.post('/api/integrations/end-of-call/dispatch', {
    body: { call_id: callId, ...(connectionIds && { integration_ids: connectionIds }) },
  });
