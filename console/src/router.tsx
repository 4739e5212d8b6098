import type { QueryClient } from '@tanstack/react-query';
import { createRoute, createRouter } from '@tanstack/react-router';
import { PageSkeleton } from './parts/skeletons.tsx';
import { consoleRoot } from './paths.ts';
import { accountRoutes } from './routes/account.routes.ts';
import { agentRoutes } from './routes/agents.routes.ts';
import { callRoutes } from './routes/calls.routes.ts';
import { conversationRoutes } from './routes/conversations.routes.ts';
import { platformRoutes } from './routes/platform.routes.ts';
import { privacyRoutes } from './routes/privacy.routes.ts';
import { resellerRoutes } from './routes/reseller.routes.ts';
import { resellerBrandRoutes } from './routes/reseller-brand.routes.ts';
import { root } from './routes/root.route.ts';
import { shell } from './routes/shell.route.ts';
import { signInRoutes } from './routes/sign-in.routes.ts';
import { startRoutes } from './routes/start.routes.ts';
import { telephonyRoutes } from './routes/telephony.routes.ts';
import { toolRoutes } from './routes/tools.routes.ts';
import { workflowRoutes } from './routes/workflows.routes.ts';
import { ErrorPage, MissingPage } from './shell/failures.tsx';

/** Unknown paths keep the navigation around them. */
const nowhere = createRoute({ getParentRoute: () => shell, path: '$', component: MissingPage });

const routeTree = root.addChildren([
  ...signInRoutes,
  shell.addChildren([
    ...startRoutes,
    ...agentRoutes,
    ...workflowRoutes,
    ...toolRoutes,
    ...conversationRoutes,
    ...callRoutes,
    ...telephonyRoutes,
    ...accountRoutes,
    ...privacyRoutes,
    ...platformRoutes,
    ...resellerBrandRoutes,
    ...resellerRoutes,
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
    defaultPendingComponent: PageSkeleton,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>;
  }
}
