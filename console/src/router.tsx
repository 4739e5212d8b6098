import { Center, Loader } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { ApiError } from './api/api-error.ts';
import { leaveOperatorMark } from './api/operator-mark.ts';
import { sessionQuery } from './api/session.ts';
import { consoleRoot } from './paths.ts';
import {
  readChat,
  readContactFilters,
  readLogFilters,
  readNext,
  readQuestionSearch,
  readToolTab,
  readToolType,
} from './search-params.ts';
import { ErrorPage, MissingPage } from './shell/error-page.tsx';
import { Shell } from './shell/shell.tsx';
import { readStatisticsSearch } from './statistics/statistics-search.ts';

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({ notFoundComponent: MissingPage });

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: readNext,
  component: lazyRouteComponent(() => import('./sign-in/login-page.tsx'), 'LoginPage'),
});
const signup = createRoute({
  getParentRoute: () => root,
  path: '/signup',
  component: lazyRouteComponent(() => import('./sign-in/signup-page.tsx'), 'SignupPage'),
});
const invite = createRoute({
  getParentRoute: () => root,
  path: '/invite',
  component: lazyRouteComponent(() => import('./sign-in/invite-page.tsx'), 'InvitePage'),
});
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: lazyRouteComponent(() => import('./sign-in/reset-password-page.tsx'), 'ResetPasswordPage'),
});
const verifyEmail = createRoute({
  getParentRoute: () => root,
  path: '/verify-email',
  component: lazyRouteComponent(() => import('./sign-in/verify-email-page.tsx'), 'VerifyEmailPage'),
});

const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: '/confirm-email',
  component: lazyRouteComponent(() => import('./sign-in/confirm-email-page.tsx'), 'ConfirmEmailPage'),
});

/** Everything that needs a session. Without one, the way leads over the log-in and back. */
const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: Shell,
  async beforeLoad({ context, location }) {
    try {
      await context.queryClient.ensureQueryData(sessionQuery);
      leaveOperatorMark();
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
      throw redirect({ to: '/login', search: { next: `${consoleRoot}${location.href}` } });
    }
  },
});

const home = createRoute({
  getParentRoute: () => shell,
  path: '/',
  component: lazyRouteComponent(() => import('./home/home-page.tsx'), 'HomePage'),
});
const agent = createRoute({
  getParentRoute: () => shell,
  path: '/agents/$agentId',
  component: lazyRouteComponent(() => import('./agents/agent-page.tsx'), 'AgentPage'),
});
const newAgent = createRoute({
  getParentRoute: () => shell,
  path: '/agents/new',
  component: lazyRouteComponent(() => import('./new-agent/new-agent-page.tsx'), 'NewAgentPage'),
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
  component: lazyRouteComponent(() => import('./agents/instructions-tab.tsx'), 'InstructionsTab'),
});
const agentKnowledge = createRoute({
  getParentRoute: () => agent,
  path: '/knowledge',
  component: lazyRouteComponent(() => import('./agents/knowledge/knowledge-tab.tsx'), 'KnowledgeTab'),
});
const knowledgeSource = createRoute({
  getParentRoute: () => shell,
  path: '/agents/$agentId/knowledge/$fileId',
  component: lazyRouteComponent(() => import('./agents/knowledge/source-page.tsx'), 'SourcePage'),
});
const agentTests = createRoute({
  getParentRoute: () => agent,
  path: '/tests',
  component: lazyRouteComponent(() => import('./agents/tests/tests-tab.tsx'), 'TestsTab'),
});
const testRun = createRoute({
  getParentRoute: () => shell,
  path: '/agents/$agentId/tests/$testRunId',
  component: lazyRouteComponent(() => import('./agents/tests/run-page.tsx'), 'RunPage'),
});
const agentWorkflow = createRoute({
  getParentRoute: () => agent,
  path: '/workflow',
  component: lazyRouteComponent(() => import('./agents/workflow-tab.tsx'), 'WorkflowTab'),
});
const agentVersions = createRoute({
  getParentRoute: () => agent,
  path: '/versions',
  component: lazyRouteComponent(() => import('./agents/versions-tab.tsx'), 'VersionsTab'),
});
const tools = createRoute({
  getParentRoute: () => shell,
  path: '/tools',
  component: lazyRouteComponent(() => import('./tools/tools-page.tsx'), 'ToolsPage'),
});
const newTool = createRoute({
  getParentRoute: () => shell,
  path: '/tools/new',
  validateSearch: readToolType,
  component: lazyRouteComponent(() => import('./tools/new-tool-page.tsx'), 'NewToolPage'),
});
const tool = createRoute({
  getParentRoute: () => shell,
  path: '/tools/$toolId',
  validateSearch: readToolTab,
  component: lazyRouteComponent(() => import('./tools/tool-page.tsx'), 'ToolPage'),
});
const calls = createRoute({
  getParentRoute: () => shell,
  path: '/calls',
  // Read by the page, whose script has the filters.
  validateSearch: (raw: Record<string, unknown>) => raw,
  component: lazyRouteComponent(() => import('./calls/calls-page.tsx'), 'CallsPage'),
});
const toolLog = createRoute({
  getParentRoute: () => shell,
  path: '/tool-log',
  validateSearch: readLogFilters,
  component: lazyRouteComponent(() => import('./tool-log/tool-log-page.tsx'), 'ToolLogPage'),
});
const toolRun = createRoute({
  getParentRoute: () => shell,
  path: '/tool-log/$logId',
  component: lazyRouteComponent(() => import('./tool-log/tool-run-page.tsx'), 'ToolRunPage'),
});
const desk = createRoute({
  getParentRoute: () => shell,
  path: '/desk',
  validateSearch: readChat,
  component: lazyRouteComponent(() => import('./desk/desk-page.tsx'), 'DeskPage'),
});
const contactRequests = createRoute({
  getParentRoute: () => shell,
  path: '/contact-requests',
  validateSearch: readContactFilters,
  component: lazyRouteComponent(() => import('./contact-requests/contact-requests-page.tsx'), 'ContactRequestsPage'),
});
const cannedReplies = createRoute({
  getParentRoute: () => shell,
  path: '/canned-replies',
  component: lazyRouteComponent(() => import('./canned-replies/canned-replies-page.tsx'), 'CannedRepliesPage'),
});
const widgets = createRoute({
  getParentRoute: () => shell,
  path: '/widget',
  component: lazyRouteComponent(() => import('./widget/widgets-page.tsx'), 'WidgetsPage'),
});
const widget = createRoute({
  getParentRoute: () => shell,
  path: '/widget/$agentId',
  component: lazyRouteComponent(() => import('./widget/widget-page.tsx'), 'WidgetPage'),
});
const people = createRoute({
  getParentRoute: () => shell,
  path: '/people',
  component: lazyRouteComponent(() => import('./people/people-page.tsx'), 'PeoplePage'),
});
const peopleStart = createRoute({
  getParentRoute: () => people,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/people/users', replace: true });
  },
});
const users = createRoute({
  getParentRoute: () => people,
  path: '/users',
  component: lazyRouteComponent(() => import('./people/users-tab.tsx'), 'UsersTab'),
});
const invitations = createRoute({
  getParentRoute: () => people,
  path: '/invitations',
  component: lazyRouteComponent(() => import('./people/invitations-tab.tsx'), 'InvitationsTab'),
});
const organizations = createRoute({
  getParentRoute: () => people,
  path: '/organizations',
  component: lazyRouteComponent(() => import('./people/organizations-tab.tsx'), 'OrganizationsTab'),
});
const apiKeys = createRoute({
  getParentRoute: () => shell,
  path: '/api-keys',
  component: lazyRouteComponent(() => import('./keys/keys-page.tsx'), 'KeysPage'),
});
const account = createRoute({
  getParentRoute: () => shell,
  path: '/account',
  component: lazyRouteComponent(() => import('./account/account-page.tsx'), 'AccountPage'),
});
const me = createRoute({
  getParentRoute: () => shell,
  path: '/me',
  component: lazyRouteComponent(() => import('./me/me-page.tsx'), 'MePage'),
});
const mail = createRoute({
  getParentRoute: () => shell,
  path: '/mail',
  component: lazyRouteComponent(() => import('./mail/mail-page.tsx'), 'MailPage'),
});
const mailItem = createRoute({
  getParentRoute: () => shell,
  path: '/mail/$mailId',
  component: lazyRouteComponent(() => import('./mail/mail-item-page.tsx'), 'MailItemPage'),
});

const tenants = createRoute({
  getParentRoute: () => shell,
  path: '/platform/tenants',
  component: lazyRouteComponent(() => import('./platform/tenants-page.tsx'), 'TenantsPage'),
});

const jobs = createRoute({
  getParentRoute: () => shell,
  path: '/platform/jobs',
  component: lazyRouteComponent(() => import('./jobs/jobs-page.tsx'), 'JobsPage'),
});

const files = createRoute({
  getParentRoute: () => shell,
  path: '/platform/files',
  component: lazyRouteComponent(() => import('./files/files-page.tsx'), 'FilesPage'),
});

const models = createRoute({
  getParentRoute: () => shell,
  path: '/platform/models',
  component: lazyRouteComponent(() => import('./models/models-page.tsx'), 'ModelsPage'),
});

const privacy = createRoute({
  getParentRoute: () => shell,
  path: '/privacy',
  component: lazyRouteComponent(() => import('./privacy/privacy-page.tsx'), 'PrivacyPage'),
});
const privacyStart = createRoute({
  getParentRoute: () => privacy,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/privacy/export', replace: true });
  },
});
const privacyExport = createRoute({
  getParentRoute: () => privacy,
  path: '/export',
  component: lazyRouteComponent(() => import('./privacy/export-tab.tsx'), 'ExportTab'),
});
const privacyRetention = createRoute({
  getParentRoute: () => privacy,
  path: '/retention',
  component: lazyRouteComponent(() => import('./privacy/retention-tab.tsx'), 'RetentionTab'),
});
const privacyErase = createRoute({
  getParentRoute: () => privacy,
  path: '/erase',
  component: lazyRouteComponent(() => import('./privacy/erase-tab.tsx'), 'EraseTab'),
});
const privacyCertificates = createRoute({
  getParentRoute: () => privacy,
  path: '/certificates',
  component: lazyRouteComponent(() => import('./privacy/certificates-tab.tsx'), 'CertificatesTab'),
});
const privacyHolds = createRoute({
  getParentRoute: () => privacy,
  path: '/holds',
  component: lazyRouteComponent(() => import('./privacy/holds-tab.tsx'), 'HoldsTab'),
});
const certificate = createRoute({
  getParentRoute: () => shell,
  path: '/privacy/certificates/$certificateId',
  component: lazyRouteComponent(() => import('./privacy/certificate-page.tsx'), 'CertificatePage'),
});

const unansweredQuestions = createRoute({
  getParentRoute: () => shell,
  path: '/unanswered-questions',
  validateSearch: readQuestionSearch,
  component: lazyRouteComponent(
    () => import('./unanswered-questions/unanswered-questions-page.tsx'),
    'UnansweredQuestionsPage',
  ),
});

const call = createRoute({
  getParentRoute: () => shell,
  path: '/calls/$callId',
  component: lazyRouteComponent(() => import('./calls/call-page.tsx'), 'CallPage'),
});
const recordings = createRoute({
  getParentRoute: () => shell,
  path: '/recordings',
  component: lazyRouteComponent(() => import('./calls/recordings-page.tsx'), 'RecordingsPage'),
});

const workflows = createRoute({
  getParentRoute: () => shell,
  path: '/workflows',
  component: lazyRouteComponent(() => import('./workflows/workflows-page.tsx'), 'WorkflowsPage'),
});
const workflowImport = createRoute({
  getParentRoute: () => shell,
  path: '/workflows/import',
  component: lazyRouteComponent(() => import('./workflows/import-page.tsx'), 'ImportPage'),
});
const workflow = createRoute({
  getParentRoute: () => shell,
  path: '/workflows/$workflowId',
  component: lazyRouteComponent(() => import('./workflows/workflow-page.tsx'), 'WorkflowPage'),
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
  component: lazyRouteComponent(() => import('./workflows/draft-tab.tsx'), 'DraftTab'),
});
const workflowVersions = createRoute({
  getParentRoute: () => workflow,
  path: '/versions',
  component: lazyRouteComponent(() => import('./workflows/versions-tab.tsx'), 'VersionsTab'),
});
const workflowAgents = createRoute({
  getParentRoute: () => workflow,
  path: '/agents',
  component: lazyRouteComponent(() => import('./workflows/agents-tab.tsx'), 'AgentsTab'),
});

const webhooks = createRoute({
  getParentRoute: () => shell,
  path: '/webhooks',
  component: lazyRouteComponent(() => import('./webhooks/webhooks-page.tsx'), 'WebhooksPage'),
});
const webhook = createRoute({
  getParentRoute: () => shell,
  path: '/webhooks/$webhookId',
  component: lazyRouteComponent(() => import('./webhooks/webhook-page.tsx'), 'WebhookPage'),
});

const statistics = createRoute({
  getParentRoute: () => shell,
  path: '/statistics',
  validateSearch: readStatisticsSearch,
  component: lazyRouteComponent(() => import('./statistics/statistics-page.tsx'), 'StatisticsPage'),
});
/** Unknown paths keep the navigation around them. */
const nowhere = createRoute({ getParentRoute: () => shell, path: '$', component: MissingPage });

const routeTree = root.addChildren([
  login,
  signup,
  invite,
  resetPassword,
  verifyEmail,
  confirmEmail,
  shell.addChildren([
    home,
    agent.addChildren([agentStart, agentInstructions, agentKnowledge, agentWorkflow, agentTests, agentVersions]),
    knowledgeSource,
    newAgent,
    testRun,
    tools,
    newTool,
    tool,
    calls,
    toolLog,
    toolRun,
    desk,
    contactRequests,
    cannedReplies,
    unansweredQuestions,
    widgets,
    widget,
    people.addChildren([peopleStart, users, invitations, organizations]),
    privacy.addChildren([
      privacyStart,
      privacyExport,
      privacyErase,
      privacyCertificates,
      privacyHolds,
      privacyRetention,
    ]),
    certificate,
    apiKeys,
    account,
    me,
    mail,
    mailItem,
    call,
    recordings,
    tenants,
    jobs,
    files,
    models,
    statistics,
    workflows,
    workflowImport,
    workflow.addChildren([workflowStart, workflowDraft, workflowVersions, workflowAgents]),
    webhooks,
    webhook,
    nowhere,
  ]),
]);

/** Every page of the console; each is loaded when it is first opened. */
export function createConsoleRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    basepath: consoleRoot,
    context: { queryClient },
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: MissingPage,
    defaultPendingComponent: Waiting,
  });
}

function Waiting() {
  return (
    <Center mih={240}>
      <Loader aria-hidden />
    </Center>
  );
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>;
  }
}
