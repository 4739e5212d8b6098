import { lazy, Suspense } from 'react';

const DraftBar = lazy(async () => ({ default: (await import('./draft-bar.tsx')).DraftBar }));

/** The bar of the draft, loaded after the page: it is needed with the first change. */
export function LazyDraftBar() {
  return (
    <Suspense fallback={null}>
      <DraftBar />
    </Suspense>
  );
}
