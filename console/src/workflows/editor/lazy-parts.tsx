import { Center, Loader } from '@mantine/core';
import { type ComponentProps, lazy, Suspense } from 'react';

const Canvas = lazy(async () => ({ default: (await import('./canvas.tsx')).Canvas }));
const SidePanel = lazy(async () => ({ default: (await import('./side-panel.tsx')).SidePanel }));

/** The canvas, whose script is loaded when it is first shown. */
export function LazyCanvas() {
  return (
    <Suspense fallback={<Waiting />}>
      <Canvas />
    </Suspense>
  );
}

/** The side panel, whose many inputs are loaded after the page. */
export function LazySidePanel(props: ComponentProps<typeof SidePanel>) {
  return (
    <Suspense fallback={<Waiting />}>
      <SidePanel {...props} />
    </Suspense>
  );
}

function Waiting() {
  return (
    <Center h="100%">
      <Loader aria-hidden />
    </Center>
  );
}
