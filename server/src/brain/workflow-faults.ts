/** Checks of workflows, which their area makes before a publish; pure. */
export {
  findWorkflowFaults,
  graphWaits,
  type ReferencedWorkflow,
  type WorkflowReferences,
} from './workflow/validate/find-workflow-faults.ts';
