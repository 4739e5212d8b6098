import { useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { CircleHelp, Headset, Inbox, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Agent } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { installationQuery, isInstalled } from '../start/installation-query.ts';
import { dashboardQuery } from '../statistics/statistics-queries.ts';
import { questionsPath } from '../unanswered-questions/question-states.ts';

export interface Matter {
  key: string;
  icon: LucideIcon;
  text: string;
  action: string;
  to: Pick<LinkProps, 'params' | 'search' | 'to'>;
}

/** Warned agents that are listed; the list of agents shows all. */
const warnedMax = 3;

/** Matters that wait for a person; null while they load. */
export function useOpenMatters(agents: readonly Agent[]): Matter[] | null {
  const { t } = useTranslation();
  const mayOperate = usePermission('chat:operate');
  const [newest] = agents;
  const dashboard = useQuery({ ...dashboardQuery, enabled: usePermission('stats:read') });
  const questions = useQuery({
    queryKey: [questionsPath, 'open-count'],
    queryFn: async ({ signal }) => {
      const page = await api.get(questionsPath, { query: { state: 'open', limit: 1, include_total: 'true' }, signal });
      return page.total ?? 0;
    },
    enabled: usePermission('kb:read'),
  });
  const requests = useQuery({
    queryKey: ['/api/contact-requests', 'new-count'],
    queryFn: async ({ signal }) => {
      const query = { status: 'new', limit: 1, include_total: 'true' } as const;
      return (await api.get('/api/chat/contact-requests', { query, signal })).total ?? 0;
    },
    enabled: mayOperate,
  });
  const mayChat = usePermission('chat:read');
  const installation = useQuery({
    ...installationQuery(newest?.id ?? ''),
    enabled: newest !== undefined && mayChat,
  });
  if ([dashboard, questions, requests, installation].some((query) => query.isLoading)) return null;
  const matters: Matter[] = [];
  const waiting = dashboard.data?.live.chats_waiting ?? 0;
  if (waiting > 0 && mayOperate) {
    const text = t('start.waiting', { count: waiting });
    matters.push({ key: 'waiting', icon: Headset, text, action: t('start.open_inbox'), to: { to: '/desk' } });
  }
  if (questions.data) {
    const text = t('start.unanswered', { count: questions.data });
    const to = { to: '/unanswered-questions', search: { state: 'open' } } as Matter['to'];
    matters.push({ key: 'questions', icon: CircleHelp, text, action: t('start.answer_questions'), to });
  }
  if (requests.data) {
    const text = t('start.requests', { count: requests.data });
    const to = { to: '/contact-requests' } as Matter['to'];
    matters.push({ key: 'requests', icon: Inbox, text, action: t('start.open_requests'), to });
  }
  const warned = agents.filter(({ warnings }) => warnings.length > 0);
  for (const { id, name } of warned.slice(0, warnedMax)) {
    const to = { to: '/agents/$agentId', params: { agentId: id } } as Matter['to'];
    matters.push({
      key: id,
      icon: TriangleAlert,
      text: t('start.warned', { name }),
      action: t('start.open_agent'),
      to,
    });
  }
  const check = installation.data?.last_check ?? null;
  if (newest && check !== null && !isInstalled(check)) {
    const text = t('start.not_installed', { name: newest.name, url: check.url });
    const to = { to: '/start/$agentId/live', params: { agentId: newest.id } } as Matter['to'];
    matters.push({ key: 'installation', icon: TriangleAlert, text, action: t('start.check_again'), to });
  }
  return matters;
}
