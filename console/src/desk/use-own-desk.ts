import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { useSession } from '../api/session.ts';
import { newLocalId } from '../parts/local-id.ts';
import { alertOf } from './alerts.rules.ts';
import { useCustomerName } from './customer-name.ts';
import { createDesk, type Desk } from './desk.ts';
import { createDeskApi } from './desk-api.ts';
import type { DeskEvent, DeskState } from './desk-state.ts';
import type { DeskAlerts } from './use-alerts.ts';

/** The desk of this person, live as long as the page is open, calling them by `alerts`. */
export function useOwnDesk(alerts: DeskAlerts): { desk: Desk; loadError: unknown } {
  const [loadError, setLoadError] = useState<unknown>(null);
  const onEvent = useRef<(event: DeskEvent, before: DeskState) => void>(() => {});
  const [desk] = useState(() =>
    createDesk({
      api: createDeskApi(api),
      now: Date.now,
      newId: newLocalId,
      onEvent: (event, before) => onEvent.current(event, before),
      onLoaded: setLoadError,
    }),
  );
  const call = useCall(alerts);
  useEffect(() => {
    onEvent.current = call;
  });
  useEffect(() => desk.start(), [desk]);
  return { desk, loadError };
}

/** Turns what calls for this person into a sound and a notification in their words. */
function useCall(alerts: DeskAlerts): (event: DeskEvent, before: DeskState) => void {
  const { t } = useTranslation();
  const { user } = useSession();
  const navigate = useNavigate();
  const nameOf = useCustomerName();
  return (event, before) => {
    const alert = alertOf(event, before, user.id);
    if (!alert) return;
    const chat = event.data.chat ?? before.chats[alert.chatId];
    const isShown = new URLSearchParams(location.search).get('chat') === alert.chatId;
    alerts.call({
      title: t(`desk.alerts.${alert.kind}`, { name: chat ? nameOf(chat) : '' }),
      body: alert.text,
      tag: alert.chatId,
      isLookedAt: isShown && document.visibilityState === 'visible' && document.hasFocus(),
      onOpen: () => void navigate({ to: '/desk', search: { chat: alert.chatId } }),
    });
  };
}
