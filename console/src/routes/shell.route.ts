import { createRoute, redirect } from '@tanstack/react-router';
import { ApiError } from '../api/api-error.ts';
import { leaveOperatorMark } from '../api/operator-mark.ts';
import { sessionQuery } from '../api/session.ts';
import { consoleRoot } from '../paths.ts';
import { Shell } from '../shell/shell.tsx';
import { root } from './root.route.ts';

/** Everything that needs a session. Without one, the way leads over the log-in and back. */
export const shell = createRoute({
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
