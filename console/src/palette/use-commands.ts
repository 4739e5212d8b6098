import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Bot, Keyboard, type LucideIcon, MessageCircle, Phone, Plus, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { useSession } from '../api/session.ts';
import { openPlaces } from '../shell/places.ts';
import { callQuery, matches } from './match.ts';

export type CommandGroup = 'actions' | 'agents' | 'calls' | 'chats' | 'pages' | 'people';

export interface Command {
  id: string;
  group: CommandGroup;
  label: string;
  description?: string;
  icon: LucideIcon;
  run(): void;
}

/** Delay before the server is searched. Unit: milliseconds. */
const typingMs = 200;
/** Most things of one kind. */
const foundMax = 5;

/** Commands that fit a query, among those this person may use. */
export function useCommands(query: string, onHelp: () => void): { commands: Command[]; isSearching: boolean } {
  const fixed = useFixedCommands(onHelp).filter(({ label }) => matches(label, query));
  const found = useFoundCommands(query.trim());
  return { commands: [...fixed, ...found.commands], isSearching: found.isSearching };
}

type ActionName = 'invite' | 'my_account' | 'new_agent' | 'new_key' | 'new_tool' | 'shortcuts' | 'webhook';

function useFixedCommands(onHelp: () => void): Command[] {
  const { t } = useTranslation();
  const { navigate } = useRouter();
  const session = useSession();
  const may = (...scopes: typeof session.permissions) => scopes.every((scope) => session.permissions.includes(scope));
  const action = (name: ActionName, icon: LucideIcon, run: () => void): Command => ({
    id: `action ${name}`,
    group: 'actions',
    label: t(`palette.actions.${name}`),
    icon,
    run,
  });
  return [
    ...(may('agents:write', 'ai:write') ? [action('new_agent', Plus, () => void navigate({ to: '/agents/new' }))] : []),
    ...(may('tools:write') ? [action('new_tool', Plus, () => void navigate({ to: '/tools/new' }))] : []),
    ...(may('users:write') ? [action('invite', Plus, () => void navigate({ to: '/people/invitations' }))] : []),
    ...(may('keys:write') ? [action('new_key', Plus, () => void navigate({ to: '/api-keys' }))] : []),
    ...(may('webhooks:write') ? [action('webhook', Plus, () => void navigate({ to: '/webhooks' }))] : []),
    action('my_account', UserRound, () => void navigate({ to: '/me' })),
    action('shortcuts', Keyboard, onHelp),
    ...openPlaces(session).map(
      ({ to, text, icon }): Command => ({
        id: `page ${to}`,
        group: 'pages',
        label: t(`navigation.${text}`),
        icon,
        run: () => void navigate({ to }),
      }),
    ),
  ];
}

function useFoundCommands(typed: string): { commands: Command[]; isSearching: boolean } {
  const { t } = useTranslation();
  const { navigate } = useRouter();
  const { permissions } = useSession();
  const [query] = useDebouncedValue(typed, typingMs);
  const of = (scope: (typeof permissions)[number]) => query.length >= 2 && permissions.includes(scope);
  const agents = useQuery({
    queryKey: ['/api/agents', 'palette', query],
    queryFn: ({ signal }) => api.get('/api/agents', { query: { q: query, limit: foundMax }, signal }),
    enabled: of('agents:read'),
  });
  const chats = useQuery({
    queryKey: ['/api/chat/operator/chats', 'palette', query],
    queryFn: ({ signal }) => api.get('/api/chat/operator/chats', { query: { q: query, limit: foundMax }, signal }),
    enabled: of('chat:operate'),
  });
  const people = useQuery({
    queryKey: ['/api/users', 'palette'],
    queryFn: ({ signal }) => api.get('/api/users', { query: { limit: 200 }, signal }),
    enabled: of('users:read'),
  });
  const call = of('calls:read') ? callQuery(query) : null;
  const commands: Command[] = [
    ...(of('agents:read') ? (agents.data?.data ?? []) : []).map(
      ({ id, name }): Command => ({
        id: `agent ${id}`,
        group: 'agents',
        label: name,
        icon: Bot,
        run: () => void navigate({ to: '/agents/$agentId', params: { agentId: id } }),
      }),
    ),
    ...(call?.kind === 'id'
      ? [
          {
            id: 'call',
            group: 'calls' as const,
            label: t('palette.open_call', { id: call.id }),
            icon: Phone,
            run: () => void navigate({ to: '/calls/$callId', params: { callId: call.id } }),
          },
        ]
      : []),
    ...(call?.kind === 'number'
      ? [
          {
            id: 'calls',
            group: 'calls' as const,
            label: t('palette.calls_of', { number: call.number }),
            icon: Phone,
            run: () => void navigate({ to: '/calls', search: { number: call.number } }),
          },
        ]
      : []),
    ...(of('chat:operate') ? (chats.data?.data ?? []) : []).map(
      (chat): Command => ({
        id: `chat ${chat.id}`,
        group: 'chats',
        label: chat.customer.name || chat.customer.email || t('palette.visitor'),
        description: chat.last_message?.text ?? '',
        icon: MessageCircle,
        run: () => void navigate({ to: '/desk', search: { chat: chat.id } }),
      }),
    ),
    ...(of('users:read') ? (people.data?.data ?? []) : [])
      .filter(({ name, email }) => matches(`${name} ${email}`, query))
      .slice(0, foundMax)
      .map(
        ({ id, name, email }): Command => ({
          id: `person ${id}`,
          group: 'people',
          label: name,
          description: email,
          icon: UserRound,
          run: () => void navigate({ to: '/people/users' }),
        }),
      ),
  ];
  const isSearching = query !== typed || agents.isFetching || chats.isFetching || people.isFetching;
  return { commands, isSearching };
}
