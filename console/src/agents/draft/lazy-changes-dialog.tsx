import { type ComponentProps, lazy, Suspense } from 'react';

const ChangesDialog = lazy(async () => ({ default: (await import('./changes-dialog.tsx')).ChangesDialog }));

/** The dialog of changes, whose script is loaded when it is first opened. */
export function LazyChangesDialog(props: ComponentProps<typeof ChangesDialog>) {
  return (
    <Suspense fallback={null}>
      <ChangesDialog {...props} />
    </Suspense>
  );
}
