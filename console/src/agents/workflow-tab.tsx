import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { agentQuery } from './agent-query.ts';
import { AgentWorkflow } from './agent-workflow.tsx';

/** The process that conversations of the agent follow. */
export function WorkflowTab() {
  const { agentId } = useParams({ from: '/shell/agents/$agentId' });
  const { data: agent } = useSuspenseQuery(agentQuery(agentId));
  // Another assignment, another form: what is shown is what is stored.
  return <AgentWorkflow key={`${agent.workflow_id} ${agent.workflow_version}`} agent={agent} />;
}
