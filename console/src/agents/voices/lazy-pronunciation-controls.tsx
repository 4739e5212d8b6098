import { type ComponentProps, lazy, Suspense } from 'react';

const PronunciationControls = lazy(async () => ({
  default: (await import('./pronunciation-controls.tsx')).PronunciationControls,
}));

/** Button of a pronunciation, whose script is loaded with the first entry. */
export function LazyPronunciationControls(props: ComponentProps<typeof PronunciationControls>) {
  return (
    <Suspense fallback={null}>
      <PronunciationControls {...props} />
    </Suspense>
  );
}
