import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { useSession } from '../api/session.ts';
import { newLocalId } from '../parts/local-id.ts';
import { hideNotification, notifyWithAction } from '../parts/notify.tsx';
import { type Alert, alertOf, endedWait } from './alerts.rules.ts';
import { createDrafts, emptyDraft } from './conversation/drafts.ts';
import { useCustomerName } from './customer/customer-name.ts';
import { createDesk, type Desk } from './desk.ts';
import { createDeskApi } from './desk-api.ts';
import { DeskBadge } from './desk-badge.tsx';
import type { DeskEvent, DeskState } from './desk-state.ts';
import { shareStream } from './share-stream.ts';
import './texts.ts';
import { partPaths } from './triage/part-paths.ts';
import { type DeskAlerts, useAlerts } from './use-alerts.ts';
import type { DeskContextValue } from './use-desk.tsx';

const badge = <DeskBadge />;

/** Time in which a chat that enters the queue is assigned automatically; it then alerts its operator alone. */
const assignmentMs = 1000;

/**
 * The desk of this person beside every page of the console: its stream keeps them at the desk while they look at something
 * else, and what they began stays. Mount it once for each person and tenant. `onChange` is called with what pages share.
 */
export function OperatorDesk({ onChange }: { onChange(desk: DeskContextValue): void }) {
  const alerts = useAlerts();
  const { user, tenant } = useSession();
  const queryClient = useQueryClient();
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
  const [drafts] = useState(() => createDrafts({ tenantId: tenant?.id ?? '', userId: user.id }));
  const call = useCall(desk, alerts);
  useEffect(() => {
    onEvent.current = (event, before) => {
      call(event, before);
      const path = event.type === 'desk.updated' ? partPaths[event.data.part ?? ''] : undefined;
      if (path !== undefined) void queryClient.invalidateQueries({ queryKey: [path] });
      // The chat is over: no recipient is left.
      if (event.data.chat?.status === 'closed') drafts.put(event.data.chat.id, emptyDraft);
    };
  });
  useEffect(() => {
    const name = `parley-desk ${tenant?.id} ${user.id}`;
    return shareStream({ name, follow: desk.follow, locks: navigator.locks, page: document });
  }, [desk, tenant?.id, user.id]);
  useEffect(() => {
    addEventListener('online', desk.sendUndelivered);
    return () => removeEventListener('online', desk.sendUndelivered);
  }, [desk]);
  useEffect(() => onChange({ desk, drafts, alerts, badge, loadError }), [onChange, desk, drafts, alerts, loadError]);
  return null;
}

/** Turns what calls for this person into a sound, a notification, or on another page a word in its corner. */
function useCall(desk: Desk, alerts: DeskAlerts): (event: DeskEvent, before: DeskState) => void {
  const { t } = useTranslation();
  const { user } = useSession();
  const navigate = useNavigate();
  const nameOf = useCustomerName();
  const raise = (alert: Alert) => {
    const chat = desk.getState().chats[alert.chatId];
    if (alert.kind === 'waiting' && chat?.status !== 'waiting') return;
    const title = t(`desk.alerts.${alert.kind}`, { name: chat ? nameOf(chat) : '' });
    const onOpen = () => void navigate({ to: '/desk', search: { chat: alert.chatId } });
    const isAtDesk = location.pathname.endsWith('/desk');
    const isShown = isAtDesk && new URLSearchParams(location.search).get('chat') === alert.chatId;
    const isLookedAt = isShown && document.visibilityState === 'visible' && document.hasFocus();
    alerts.call({ title, body: alert.text, tag: alert.chatId, isLookedAt, onOpen });
    if (!isAtDesk) {
      notifyWithAction({
        id: alert.chatId,
        title,
        message: alert.text.slice(0, 160),
        way: t('desk.alerts.open'),
        onOpen,
      });
    }
  };
  return (event, before) => {
    const ended = endedWait(event, before);
    if (ended !== null) hideNotification(ended);
    const alert = alertOf(event, before, user.id);
    if (alert?.kind === 'waiting') setTimeout(() => raise(alert), assignmentMs);
    else if (alert) raise(alert);
  };
}
