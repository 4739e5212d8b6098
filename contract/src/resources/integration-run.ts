import { z } from 'zod';
import { ConnectionId, ToolLogId } from '../ids.ts';
import { ToolRunStatus } from './tool.ts';

export const IntegrationRunRequest = z
  .strictObject({
    connection_id: ConnectionId,
    action: z.string().regex(/^[a-z][a-z0-9_]{0,63}$/),
    arguments: z
      .record(z.string(), z.unknown())
      .meta({ description: "By the action's JSON Schema", examples: [{ phone: '+46701234567' }] }),
  })
  .meta({ id: 'IntegrationRunRequest' });
export type IntegrationRunRequest = z.infer<typeof IntegrationRunRequest>;

export const IntegrationRun = z
  .object({
    status: ToolRunStatus,
    result: z.string().meta({ description: "The vendor's answer as JSON, or why there is none" }),
    latency_ms: z.int(),
    log_id: ToolLogId.meta({ description: 'Row of the tool log' }),
  })
  .meta({ id: 'IntegrationRun' });
export type IntegrationRun = z.infer<typeof IntegrationRun>;
