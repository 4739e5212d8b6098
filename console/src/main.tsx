import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './console.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { onSignedOut } from './api/api.ts';
import { createQueryClient } from './query-client.ts';
import { createConsoleRouter } from './router.tsx';
import { awaitSignIn } from './sign-in/session-end.ts';
import { brandName } from './shell/brand.ts';
import { initTexts } from './texts/texts.ts';
import { cssVariables, theme } from './theme.ts';

const Notifications = lazy(async () => ({ default: (await import('@mantine/notifications')).Notifications }));

// The policy of the page allows style elements that carry its nonce. The library under the dialogs looks for it here.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce ?? '';
Object.assign(globalThis, { __webpack_nonce__: nonce });

const queryClient = createQueryClient();
const router = createConsoleRouter(queryClient);
onSignedOut(async () => {
  if (await awaitSignIn()) return true;
  void router.navigate({
    to: '/login',
    search: { next: `/console${router.state.location.href}` },
    ignoreBlocker: true,
  });
  return false;
});

const place = document.getElementById('console');
if (!place) throw new Error('The page has no element for the console');
await initTexts(brandName);
createRoot(place).render(
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    defaultColorScheme="auto"
    getStyleNonce={() => nonce}
  >
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <Notifications position="bottom-right" className="notifications" />
      </Suspense>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </MantineProvider>,
);
