import { useBlocker } from '@tanstack/react-router';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addUnsavedInput } from './unsaved-input.ts';

/** True while input would be lost. */
type IsUnsaved = () => boolean;

interface Guarded {
  /** Adds a form to the dialog around it; returns the function that takes it out again. */
  add(isUnsaved: IsUnsaved): () => void;
}

const DialogGuard = createContext<Guarded | null>(null);

/**
 * Unsaved-changes guard: asks before input is lost: when another page of the console is opened, when the dialog around the form is
 * closed, and, by the browser's own question, when the window is. A change of the same page's parameters passes.
 * `holdsInput` is also true while the input is being sent: the page then stays when the session ends.
 */
export function useUnsavedGuard(isUnsaved: IsUnsaved, holdsInput: IsUnsaved = isUnsaved): void {
  const { t } = useTranslation();
  const dialog = useContext(DialogGuard);
  const latest = useRef({ isUnsaved, holdsInput });
  useEffect(() => {
    latest.current = { isUnsaved, holdsInput };
  });
  useEffect(() => dialog?.add(() => latest.current.isUnsaved()), [dialog]);
  useEffect(() => addUnsavedInput(() => latest.current.holdsInput()), []);
  useBlocker({
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && isUnsaved() && !confirm(t('common.discard_unsaved')),
    enableBeforeUnload: isUnsaved,
  });
}

/**
 * A dialog whose closing asks where a form in it has unsaved input. `guard` stands around its content; `mayClose` is
 * asked first by every way of closing that is not a button of the form.
 */
export function useDialogGuard(): { mayClose(): boolean; guard(content: ReactNode): ReactNode } {
  const { t } = useTranslation();
  const forms = useRef(new Set<IsUnsaved>());
  const guarded = useMemo<Guarded>(
    () => ({
      add(isUnsaved) {
        forms.current.add(isUnsaved);
        return () => void forms.current.delete(isUnsaved);
      },
    }),
    [],
  );
  const mayClose = useCallback(
    () => ![...forms.current].some((isUnsaved) => isUnsaved()) || confirm(t('common.discard_unsaved')),
    [t],
  );
  return { mayClose, guard: (content) => <DialogGuard value={guarded}>{content}</DialogGuard> };
}
