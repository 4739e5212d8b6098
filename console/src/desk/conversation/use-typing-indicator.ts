import { useCallback, useEffect, useRef } from 'react';
import { api } from '../../api/api.ts';
import { createDeskApi } from '../desk-api.ts';

/** Interval of repeated typing events, and idle time after which typing has stopped. Unit: ms. */
const repeatMs = 3000;
const stopMs = 4000;

const deskApi = createDeskApi(api);

/** Sends the typing indicator to the visitor, rate-limited. Lost events are not retried. */
export function useTypingIndicator(chatId: string): (isTyping: boolean) => void {
  const toldAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const tell = useCallback(
    (isTyping: boolean) => {
      clearTimeout(timer.current);
      const isStopping = !isTyping && toldAt.current > 0;
      const isDue = isTyping && Date.now() - toldAt.current > repeatMs;
      if (isTyping) timer.current = setTimeout(() => tell(false), stopMs);
      if (!isStopping && !isDue) return;
      toldAt.current = isTyping ? Date.now() : 0;
      void deskApi.postTyping(chatId, isTyping).catch(() => {});
    },
    [chatId],
  );
  useEffect(() => () => tell(false), [tell]);
  return tell;
}
