import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { MissingPage } from '../shell/failures.tsx';
import { RootFrame } from '../shell/root-frame.tsx';

/** Root of the routes; pages without a session are its direct children. */
export const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: RootFrame,
  notFoundComponent: MissingPage,
});
