import { area } from '#platform/areas/area.ts';
import { importWorkflow } from './import-workflow.ts';
import type { ImportersDeps } from './importers.operation.ts';

/** Imports of agents and workflows from other platforms. */
export const workflowImportersArea = area<ImportersDeps>({
  name: 'workflow-importers',
  module: 'workflows',
  operations: { Workflows: [importWorkflow] },
});
