import { createRoute, redirect } from '@tanstack/react-router';
import { lazyPage } from '../load-page.ts';
import { shell } from './shell.route.ts';

const agents = createRoute({
  getParentRoute: () => shell,
  path: '/agents',
  // Read by the page, whose script has the filters.
  validateSearch: (raw: Record<string, unknown>) => raw,
  component: lazyPage(() => import('../agents/list/agents-page.tsx'), 'AgentsPage'),
});
const agent = createRoute({
  getParentRoute: () => shell,
  path: '/agents/$agentId',
  component: lazyPage(() => import('../agents/agent-page.tsx'), 'AgentPage'),
});
const newAgent = createRoute({
  getParentRoute: () => shell,
  path: '/agents/new',
  component: lazyPage(() => import('../new-agent/new-agent-page.tsx'), 'NewAgentPage'),
});
const agentStart = createRoute({
  getParentRoute: () => agent,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/agents/$agentId/instructions', params, replace: true });
  },
});
const agentInstructions = createRoute({
  getParentRoute: () => agent,
  path: '/instructions',
  component: lazyPage(() => import('../agents/instructions/instructions-tab.tsx'), 'InstructionsTab'),
});
const agentSettings = createRoute({
  getParentRoute: () => agent,
  path: '/settings',
  component: lazyPage(() => import('../agents/settings-tab.tsx'), 'SettingsTab'),
});
const agentKnowledge = createRoute({
  getParentRoute: () => agent,
  path: '/knowledge',
  component: lazyPage(() => import('../agents/knowledge/knowledge-tab.tsx'), 'KnowledgeTab'),
});
const knowledgeSource = createRoute({
  getParentRoute: () => shell,
  path: '/agents/$agentId/knowledge/$fileId',
  component: lazyPage(() => import('../agents/knowledge/source-page.tsx'), 'SourcePage'),
});
const agentTests = createRoute({
  getParentRoute: () => agent,
  path: '/tests',
  component: lazyPage(() => import('../agents/tests/tests-tab.tsx'), 'TestsTab'),
});
const testRun = createRoute({
  getParentRoute: () => shell,
  path: '/agents/$agentId/tests/$testRunId',
  component: lazyPage(() => import('../agents/tests/run-page.tsx'), 'RunPage'),
});
const agentWorkflow = createRoute({
  getParentRoute: () => agent,
  path: '/workflow',
  component: lazyPage(() => import('../agents/workflow-tab.tsx'), 'WorkflowTab'),
});
const agentVersions = createRoute({
  getParentRoute: () => agent,
  path: '/versions',
  component: lazyPage(() => import('../agents/versions-tab.tsx'), 'VersionsTab'),
});

/** Agents, their knowledge and their tests. */
export const agentRoutes = [
  agents,
  agent.addChildren([
    agentStart,
    agentInstructions,
    agentSettings,
    agentKnowledge,
    agentWorkflow,
    agentTests,
    agentVersions,
  ]),
  knowledgeSource,
  newAgent,
  testRun,
] as const;
