import { area } from '#platform/areas/area.ts';
import { simulateWorkflow } from './simulate-workflow.ts';
import type { SimulationDeps } from './simulation.operation.ts';

export { simulateConversation } from './simulate-conversation.ts';
export type { SimulationDeps } from './simulation.operation.ts';

/** Simulations of workflows: scripted conversations without effect. */
export const workflowSimulationArea = area<SimulationDeps>({
  name: 'workflowSimulation',
  module: 'workflows',
  operations: { Workflows: [simulateWorkflow] },
});
