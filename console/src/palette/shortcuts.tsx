import './texts.ts';
import './palette.css';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '../api/session.ts';
import { openPlaces } from '../shell/places.ts';
import { createKeyReader } from './go-keys.ts';
import { ShortcutHelp } from './shortcut-help.tsx';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

/** Keyboard shortcuts of every page: the palette, pages by `g` and a key, and their list. */
export function Shortcuts() {
  const session = useSession();
  const router = useRouter();
  const [shown, setShown] = useState<'help' | 'palette' | null>(null);
  useEffect(() => {
    const open = new Set<string>(openPlaces(session).map(({ to }) => to));
    const read = createKeyReader(
      {
        palette: () => setShown('palette'),
        help: () => setShown('help'),
        go(to) {
          if (!open.has(to)) return false;
          void router.navigate({ to });
          return true;
        },
      },
      () => performance.now(),
    );
    function onKeyDown(event: KeyboardEvent): void {
      // The inbox lists its own shortcuts.
      const isOfDesk = event.key === '?' && router.state.location.pathname === '/desk';
      if (event.defaultPrevented || event.isComposing || isOfDesk) return;
      if (read(event, isTyping(event.target))) event.preventDefault();
    }
    // Before the page's own shortcuts, which pass over a key that was taken here.
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [session, router]);
  const close = () => setShown(null);
  return (
    <>
      {shown === 'palette' && (
        <Suspense>
          <Palette
            onClose={() => setShown((now) => (now === 'palette' ? null : now))}
            onHelp={() => setShown('help')}
          />
        </Suspense>
      )}
      <ShortcutHelp isOpen={shown === 'help'} onClose={close} />
    </>
  );
}

function isTyping(target: EventTarget | null): boolean {
  const isField =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  return isField || document.querySelector('[role=dialog], [role=menu], [role=listbox]') !== null;
}
