import { area } from '#platform/areas/area.ts';
import { executeAction } from './execute-action.ts';
import type { ExecutionDeps } from './execution.operation.ts';

/** Actions of connections for the servers behind webhook tools, while a call lasts. */
export const executionArea = area<ExecutionDeps>({
  name: 'integration-execution',
  module: 'integrations',
  operations: { Integrations: [executeAction] },
});
