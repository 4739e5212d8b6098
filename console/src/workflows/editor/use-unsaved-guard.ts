import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addUnsavedInput } from '../../parts/unsaved-input.ts';

/**
 * Saves before another page of the console is shown, and asks where that fails. When the window is closed, the browser
 * asks.
 */
export function useUnsavedGuard(isUnsaved: () => boolean, flush: () => Promise<boolean>): void {
  const { t } = useTranslation();
  const latest = useRef(isUnsaved);
  useEffect(() => {
    latest.current = isUnsaved;
  });
  useEffect(() => addUnsavedInput(() => latest.current()), []);
  useBlocker({
    async shouldBlockFn() {
      if (!isUnsaved() || (await flush())) return false;
      return !confirm(t('workflow_editor.discard_unsaved'));
    },
    enableBeforeUnload: isUnsaved,
  });
}
