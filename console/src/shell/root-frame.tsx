import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { sessionEnd } from '../sign-in/session-end.ts';

const SignInAgain = lazy(async () => ({ default: (await import('../sign-in/sign-in-again.tsx')).SignInAgain }));

/** Every page, and above it the sign-in of a session that ended under a form. */
export function RootFrame() {
  const finish = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.waiting);
  return (
    <>
      <Outlet />
      <Suspense>{finish && <SignInAgain onDone={finish} />}</Suspense>
    </>
  );
}
