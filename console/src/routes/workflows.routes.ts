import { createRoute, redirect } from '@tanstack/react-router';
import { lazyPage } from '../load-page.ts';
import { shell } from './shell.route.ts';

const workflows = createRoute({
  getParentRoute: () => shell,
  path: '/workflows',
  component: lazyPage(() => import('../workflows/workflows-page.tsx'), 'WorkflowsPage'),
});
const workflowImport = createRoute({
  getParentRoute: () => shell,
  path: '/workflows/import',
  component: lazyPage(() => import('../workflows/import-page.tsx'), 'ImportPage'),
});
const workflow = createRoute({
  getParentRoute: () => shell,
  path: '/workflows/$workflowId',
  component: lazyPage(() => import('../workflows/workflow-page.tsx'), 'WorkflowPage'),
});
const workflowStart = createRoute({
  getParentRoute: () => workflow,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/workflows/$workflowId/draft', params, replace: true });
  },
});
const workflowDraft = createRoute({
  getParentRoute: () => workflow,
  path: '/draft',
  component: lazyPage(() => import('../workflows/draft-tab.tsx'), 'DraftTab'),
});
const workflowRuns = createRoute({
  getParentRoute: () => workflow,
  path: '/runs',
  component: lazyPage(() => import('../workflows/runs-tab.tsx'), 'RunsTab'),
});
const workflowVersions = createRoute({
  getParentRoute: () => workflow,
  path: '/versions',
  component: lazyPage(() => import('../workflows/versions-tab.tsx'), 'VersionsTab'),
});
const workflowAgents = createRoute({
  getParentRoute: () => workflow,
  path: '/agents',
  component: lazyPage(() => import('../workflows/agents-tab.tsx'), 'AgentsTab'),
});

/** Workflows. */
export const workflowRoutes = [
  workflows,
  workflowImport,
  workflow.addChildren([workflowStart, workflowDraft, workflowRuns, workflowVersions, workflowAgents]),
] as const;
