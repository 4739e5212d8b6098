import type { ChangedResource } from '@parley/contract/resources/account-events';
import { useEffect, useRef, useState } from 'react';

/** Time for which further changes are collected before a list is read again. Unit: milliseconds. */
const collectMs = 500;

/**
 * Calls `onChange` after changes of a resource of this account, several within half a second once; without a resource
 * never. True while the event stream is open: a list then need not be read at intervals.
 */
export function useChanges(resource: ChangedResource | undefined, onChange: () => void): boolean {
  const [isOpen, setOpen] = useState(false);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (resource === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop = () => {};
    let isGone = false;
    const collect = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        latest.current();
      }, collectMs);
    };
    // Without it the list is read at intervals.
    void import('./change-stream.ts').then(
      ({ followChanges }) => {
        if (!isGone) stop = followChanges({ resource, onChange: collect, onOpen: setOpen });
      },
      () => {},
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
    };
  }, [resource]);
  return isOpen;
}
