import { Center, Loader } from '@mantine/core';
import { lazy, Suspense } from 'react';

const AgentSettings = lazy(async () => ({ default: (await import('./editor/agent-settings.tsx')).AgentSettings }));

/** All settings of the agent, whose many inputs are loaded after the page. */
export function SettingsTab() {
  return (
    <Suspense fallback={<Waiting />}>
      <AgentSettings />
    </Suspense>
  );
}

function Waiting() {
  return (
    <Center mih={240}>
      <Loader aria-hidden />
    </Center>
  );
}
