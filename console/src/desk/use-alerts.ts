import { useEffect, useMemo, useState } from 'react';
import { playChime, watchMuting } from './chime.ts';

export interface DeskAlerts {
  isSoundOn: boolean;
  /** True while the browser mutes the page, until its first click or key. */
  isMuted: boolean;
  setSound(isOn: boolean): void;
  areNotificationsOn: boolean;
  /** Asks the browser where it has to be asked. False: the browser does not allow it. */
  setNotifications(isOn: boolean): Promise<boolean>;
  call(alert: { title: string; body: string; tag: string; isLookedAt: boolean; onOpen(): void }): void;
}

const soundKey = 'parley-desk-sound';
const notificationsKey = 'parley-desk-notifications';

/** Sound and desktop notifications; both are opt-in and remembered by this browser. */
export function useAlerts(): DeskAlerts {
  const [isSoundOn, setSoundOn] = useState(() => localStorage.getItem(soundKey) === 'on');
  const [isWanted, setWanted] = useState(() => localStorage.getItem(notificationsKey) === 'on');
  const [isMuted, setMuted] = useState(false);
  useEffect(() => (isSoundOn ? watchMuting(setMuted) : undefined), [isSoundOn]);
  const areNotificationsOn = isWanted && isAllowed();
  return useMemo(
    () => ({
      isSoundOn,
      isMuted: isSoundOn && isMuted,
      setSound(isOn) {
        localStorage.setItem(soundKey, isOn ? 'on' : 'off');
        setSoundOn(isOn);
        // Heard once when turned on: so one knows it, and the browser lets the page make it later.
        if (isOn) playChime();
      },
      areNotificationsOn,
      async setNotifications(isOn) {
        const isGranted =
          isOn && 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
        localStorage.setItem(notificationsKey, isGranted ? 'on' : 'off');
        setWanted(isGranted);
        return isGranted || !isOn;
      },
      call({ title, body, tag, isLookedAt, onOpen }) {
        if (isLookedAt) return;
        if (isSoundOn) playChime();
        if (!areNotificationsOn || (document.visibilityState === 'visible' && document.hasFocus())) return;
        const shown = new Notification(title, { body: body.slice(0, 160), tag });
        shown.onclick = () => {
          window.focus();
          onOpen();
          shown.close();
        };
      },
    }),
    [isSoundOn, isMuted, areNotificationsOn],
  );
}

const isAllowed = () => 'Notification' in globalThis && Notification.permission === 'granted';
