import { type ComponentProps, lazy, Suspense } from 'react';

const VoiceControls = lazy(async () => ({ default: (await import('./voice-controls.tsx')).VoiceControls }));

/** Buttons of the voice field, whose script is loaded with the field. Their height is reserved. */
export function LazyVoiceControls(props: ComponentProps<typeof VoiceControls>) {
  return (
    <div style={{ minHeight: 42 }}>
      <Suspense fallback={null}>
        <VoiceControls {...props} />
      </Suspense>
    </div>
  );
}
