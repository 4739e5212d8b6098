import { type ComponentProps, lazy, Suspense } from 'react';

const TrialPanel = lazy(async () => ({ default: (await import('./trial-panel.tsx')).TrialPanel }));

/** The test panel, whose script is loaded when it is first opened. */
export function LazyTrialPanel(props: ComponentProps<typeof TrialPanel>) {
  return (
    <Suspense fallback={null}>
      <TrialPanel {...props} />
    </Suspense>
  );
}
