import { NavLink, Stack, Text } from '@mantine/core';
import type { Scope } from '@parley/contract/scopes';
import { Link, useRouterState } from '@tanstack/react-router';
import {
  Bot,
  Building2,
  ChartColumn,
  Cpu,
  Files,
  Headset,
  Inbox,
  KeyRound,
  ListChecks,
  type LucideIcon,
  Mail,
  MessageCircle,
  MessageCircleQuestion,
  MessageSquareQuote,
  Phone,
  ScrollText,
  ShieldCheck,
  Store,
  Users,
  Webhook,
  Workflow,
  Wrench,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../api/session.ts';
import { DeskBadge } from '../desk/desk-badge.tsx';

interface Place {
  to:
    | '/'
    | '/workflows'
    | '/tools'
    | '/tool-log'
    | '/widget'
    | '/desk'
    | '/calls'
    | '/contact-requests'
    | '/canned-replies'
    | '/statistics'
    | '/unanswered-questions'
    | '/api-keys'
    | '/webhooks'
    | '/people'
    | '/privacy'
    | '/account'
    | '/mail'
    | '/platform/tenants'
    | '/platform/files'
    | '/platform/jobs'
    | '/platform/models';
  text:
    | 'agents'
    | 'workflows'
    | 'tools'
    | 'tool_log'
    | 'widget'
    | 'desk'
    | 'calls'
    | 'contact_requests'
    | 'canned_replies'
    | 'statistics'
    | 'unanswered_questions'
    | 'api_keys'
    | 'webhooks'
    | 'people'
    | 'privacy'
    | 'account'
    | 'mail'
    | 'tenants'
    | 'files'
    | 'jobs'
    | 'models';
  icon: LucideIcon;
  /** Required scope, or platform admin. */
  needs: Scope | 'platform';
}

const groups: readonly { title: 'answer' | 'build' | 'manage' | 'platform'; places: readonly Place[] }[] = [
  {
    title: 'build',
    places: [
      { to: '/', text: 'agents', icon: Bot, needs: 'agents:read' },
      { to: '/workflows', text: 'workflows', icon: Workflow, needs: 'workflows:read' },
      { to: '/tools', text: 'tools', icon: Wrench, needs: 'tools:read' },
      { to: '/tool-log', text: 'tool_log', icon: ScrollText, needs: 'tools:read' },
      { to: '/widget', text: 'widget', icon: MessageCircle, needs: 'chat:read' },
    ],
  },
  {
    title: 'answer',
    places: [
      { to: '/desk', text: 'desk', icon: Headset, needs: 'chat:operate' },
      { to: '/calls', text: 'calls', icon: Phone, needs: 'calls:read' },
      { to: '/contact-requests', text: 'contact_requests', icon: Inbox, needs: 'chat:operate' },
      { to: '/canned-replies', text: 'canned_replies', icon: MessageSquareQuote, needs: 'chat:operate' },
      { to: '/statistics', text: 'statistics', icon: ChartColumn, needs: 'stats:read' },
      { to: '/unanswered-questions', text: 'unanswered_questions', icon: MessageCircleQuestion, needs: 'kb:read' },
    ],
  },
  {
    title: 'manage',
    places: [
      { to: '/people', text: 'people', icon: Users, needs: 'users:read' },
      { to: '/privacy', text: 'privacy', icon: ShieldCheck, needs: 'privacy:read' },
      { to: '/api-keys', text: 'api_keys', icon: KeyRound, needs: 'keys:read' },
      { to: '/webhooks', text: 'webhooks', icon: Webhook, needs: 'webhooks:read' },
      { to: '/account', text: 'account', icon: Building2, needs: 'account:read' },
    ],
  },
  {
    title: 'platform',
    places: [
      { to: '/platform/tenants', text: 'tenants', icon: Store, needs: 'platform' },
      { to: '/platform/models', text: 'models', icon: Cpu, needs: 'platform' },
      { to: '/mail', text: 'mail', icon: Mail, needs: 'platform' },
      { to: '/platform/jobs', text: 'jobs', icon: ListChecks, needs: 'platform' },
      { to: '/platform/files', text: 'files', icon: Files, needs: 'platform' },
    ],
  },
];

/** The ways this person may go; groups without any are left out. */
export function Navigation({ onGo }: { onGo(): void }) {
  const { t } = useTranslation();
  const session = useSession();
  const here = useRouterState({ select: ({ location }) => location.pathname });
  const isOpen = ({ needs }: Place) =>
    needs === 'platform' ? session.is_platform_admin : session.permissions.includes(needs);
  const isHere = (to: string) => (to === '/' ? here === '/' : here === to || here.startsWith(`${to}/`));
  return (
    <Stack gap="lg">
      {groups.map(({ title, places }) => {
        const open = places.filter(isOpen);
        if (open.length === 0) return null;
        return (
          <div key={title}>
            <Text size="xs" fw={600} c="dimmed" px="sm" mb={6}>
              {t(`navigation.${title}`)}
            </Text>
            {open.map(({ to, text, icon: Icon }) => (
              <NavLink
                key={to}
                component={Link}
                to={to}
                label={t(`navigation.${text}`)}
                leftSection={<Icon size={18} aria-hidden />}
                rightSection={to === '/desk' ? <DeskBadge /> : undefined}
                active={isHere(to)}
                aria-current={isHere(to) ? 'page' : undefined}
                className="nav-link"
                onClick={onGo}
              />
            ))}
          </div>
        );
      })}
    </Stack>
  );
}
