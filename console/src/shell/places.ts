import type { Scope } from '@parley/contract/scopes';
import {
  BookUser,
  Bot,
  Building2,
  Cable,
  CalendarDays,
  CalendarSync,
  ChartColumn,
  Cpu,
  CreditCard,
  Files,
  Globe,
  Fingerprint,
  Handshake,
  Headset,
  House,
  Inbox,
  KeyRound,
  ListChecks,
  type LucideIcon,
  Mail,
  MailOpen,
  MessageCircle,
  MessageCircleQuestion,
  MessageSquareQuote,
  Newspaper,
  Palette,
  Phone,
  PhoneIncoming,
  Plug,
  ReceiptText,
  ScrollText,
  ShieldCheck,
  Store,
  Tags,
  Users,
  Webhook,
  Workflow,
  Wrench,
} from 'lucide-react';
import type { useSession } from '../api/session.ts';

/** A page that the navigation leads to. */
export interface Place {
  to:
    | '/'
    | '/agents'
    | '/workflows'
    | '/tools'
    | '/tool-log'
    | '/widget'
    | '/numbers'
    | '/directory'
    | '/providers'
    | '/desk'
    | '/calls'
    | '/bookings'
    | '/contact-requests'
    | '/canned-replies'
    | '/statistics'
    | '/unanswered-questions'
    | '/api-keys'
    | '/webhooks'
    | '/people'
    | '/privacy'
    | '/account'
    | '/billing'
    | '/mail'
    | '/reseller/branding'
    | '/reseller/domains'
    | '/reseller/email-templates'
    | '/reseller/newsletters'
    | '/reseller/sip-trunk'
    | '/platform/branding'
    | '/reseller/customers'
    | '/reseller/packages'
    | '/reseller/staff'
    | '/reseller/billing'
    | '/reseller/operations'
    | '/platform/tenants'
    | '/platform/resellers'
    | '/platform/files'
    | '/platform/jobs'
    | '/platform/models'
    | '/platform/plans'
    | '/platform/invoices'
    | '/platform/operations'
    | '/connections'
    | '/partners'
    | '/calendars'
    | '/identity';
  text:
    | 'start'
    | 'agents'
    | 'workflows'
    | 'tools'
    | 'tool_log'
    | 'widget'
    | 'numbers'
    | 'directory'
    | 'providers'
    | 'desk'
    | 'calls'
    | 'bookings'
    | 'contact_requests'
    | 'canned_replies'
    | 'statistics'
    | 'unanswered_questions'
    | 'api_keys'
    | 'webhooks'
    | 'people'
    | 'privacy'
    | 'account'
    | 'billing'
    | 'mail'
    | 'branding'
    | 'domains'
    | 'email_templates'
    | 'newsletters'
    | 'sip_trunk'
    | 'customers'
    | 'tenants'
    | 'resellers'
    | 'files'
    | 'jobs'
    | 'models'
    | 'plans'
    | 'invoices'
    | 'operations'
    | 'packages'
    | 'staff'
    | 'connections'
    | 'partners'
    | 'calendars'
    | 'identity';
  icon: LucideIcon;
  /** Required scope, platform admin, or staff of a reseller: of any role, or of these. */
  needs: Scope | 'platform' | 'reseller' | 'reseller_admin' | 'reseller_billing';
  /** The page that leads to it. The navigation lists that one alone; the command palette lists both. */
  partOf?: Place['to'];
}

export type GroupTitle = 'answer' | 'build' | 'connect' | 'manage' | 'platform' | 'reseller';

/** Stands above the groups. */
const start: Place = { to: '/', text: 'start', icon: House, needs: 'agents:read' };

export const groups: readonly { title: GroupTitle; places: readonly Place[] }[] = [
  {
    title: 'answer',
    places: [
      { to: '/desk', text: 'desk', icon: Headset, needs: 'chat:operate' },
      {
        to: '/canned-replies',
        text: 'canned_replies',
        icon: MessageSquareQuote,
        needs: 'chat:operate',
        partOf: '/desk',
      },
      { to: '/calls', text: 'calls', icon: Phone, needs: 'calls:read' },
      { to: '/bookings', text: 'bookings', icon: CalendarDays, needs: 'calendar:read' },
      { to: '/contact-requests', text: 'contact_requests', icon: Inbox, needs: 'chat:operate' },
      { to: '/unanswered-questions', text: 'unanswered_questions', icon: MessageCircleQuestion, needs: 'kb:read' },
      { to: '/statistics', text: 'statistics', icon: ChartColumn, needs: 'stats:read' },
    ],
  },
  {
    title: 'build',
    places: [
      { to: '/agents', text: 'agents', icon: Bot, needs: 'agents:read' },
      { to: '/workflows', text: 'workflows', icon: Workflow, needs: 'workflows:read' },
      { to: '/tools', text: 'tools', icon: Wrench, needs: 'tools:read' },
      { to: '/tool-log', text: 'tool_log', icon: ScrollText, needs: 'tools:read', partOf: '/tools' },
      { to: '/widget', text: 'widget', icon: MessageCircle, needs: 'chat:read' },
      { to: '/numbers', text: 'numbers', icon: PhoneIncoming, needs: 'numbers:read' },
      { to: '/directory', text: 'directory', icon: BookUser, needs: 'agents:read' },
    ],
  },
  {
    title: 'connect',
    places: [
      { to: '/connections', text: 'connections', icon: Cable, needs: 'integrations:read' },
      { to: '/calendars', text: 'calendars', icon: CalendarSync, needs: 'calendar:read' },
      { to: '/identity', text: 'identity', icon: Fingerprint, needs: 'identity:read' },
      { to: '/providers', text: 'providers', icon: Plug, needs: 'keys:read' },
      { to: '/webhooks', text: 'webhooks', icon: Webhook, needs: 'webhooks:read' },
      { to: '/api-keys', text: 'api_keys', icon: KeyRound, needs: 'keys:read' },
      { to: '/partners', text: 'partners', icon: Store, needs: 'integrations:read' },
    ],
  },
  {
    title: 'manage',
    places: [
      { to: '/account', text: 'account', icon: Building2, needs: 'account:read' },
      { to: '/people', text: 'people', icon: Users, needs: 'users:read' },
      { to: '/billing', text: 'billing', icon: CreditCard, needs: 'billing:read' },
      { to: '/privacy', text: 'privacy', icon: ShieldCheck, needs: 'privacy:read' },
    ],
  },
  {
    title: 'reseller',
    places: [
      { to: '/reseller/customers', text: 'customers', icon: Store, needs: 'reseller' },
      { to: '/reseller/packages', text: 'packages', icon: Tags, needs: 'reseller' },
      { to: '/reseller/staff', text: 'staff', icon: Users, needs: 'reseller' },
      { to: '/reseller/billing', text: 'billing', icon: CreditCard, needs: 'reseller_billing' },
      { to: '/reseller/operations', text: 'operations', icon: ScrollText, needs: 'reseller_admin' },
      { to: '/reseller/branding', text: 'branding', icon: Palette, needs: 'reseller' },
      { to: '/reseller/domains', text: 'domains', icon: Globe, needs: 'reseller' },
      { to: '/reseller/sip-trunk', text: 'sip_trunk', icon: Cable, needs: 'reseller' },
      { to: '/reseller/email-templates', text: 'email_templates', icon: MailOpen, needs: 'reseller' },
      { to: '/reseller/newsletters', text: 'newsletters', icon: Newspaper, needs: 'reseller' },
    ],
  },
  {
    title: 'platform',
    places: [
      { to: '/platform/tenants', text: 'tenants', icon: Store, needs: 'platform' },
      { to: '/platform/resellers', text: 'resellers', icon: Handshake, needs: 'platform' },
      { to: '/platform/plans', text: 'plans', icon: Tags, needs: 'platform' },
      { to: '/platform/invoices', text: 'invoices', icon: ReceiptText, needs: 'platform' },
      { to: '/platform/branding', text: 'branding', icon: Palette, needs: 'platform' },
      { to: '/platform/operations', text: 'operations', icon: ScrollText, needs: 'platform' },
      { to: '/platform/models', text: 'models', icon: Cpu, needs: 'platform' },
      { to: '/mail', text: 'mail', icon: Mail, needs: 'platform' },
      { to: '/platform/jobs', text: 'jobs', icon: ListChecks, needs: 'platform' },
      { to: '/platform/files', text: 'files', icon: Files, needs: 'platform' },
    ],
  },
];

type Session = Pick<ReturnType<typeof useSession>, 'is_platform_admin' | 'modules_off' | 'permissions' | 'reseller'>;

/** Modules that pages belong to; a package may leave them out. */
const moduleOf: Partial<Record<Place['to'], Session['modules_off'][number]>> = {
  '/workflows': 'workflows',
  '/tools': 'tools',
  '/tool-log': 'tools',
  '/widget': 'chat',
  '/numbers': 'phone',
  '/directory': 'phone',
  '/desk': 'live_desk',
  '/bookings': 'calendar',
  '/contact-requests': 'chat',
  '/canned-replies': 'live_desk',
  '/statistics': 'statistics',
  '/unanswered-questions': 'knowledge',
  '/webhooks': 'webhooks',
  '/connections': 'integrations',
  '/partners': 'integrations',
  '/identity': 'identity',
  '/calendars': 'calendar',
};

/** True when this person may open the page. */
export function isOpenTo(session: Session, { needs, to }: Place): boolean {
  if (needs === 'platform') return session.is_platform_admin;
  const role = session.reseller?.role;
  const isAdmin = role === 'owner' || role === 'admin';
  if (needs === 'reseller') return role !== undefined;
  if (needs === 'reseller_admin') return isAdmin;
  if (needs === 'reseller_billing') return isAdmin || role === 'billing';
  const module = moduleOf[to];
  return session.permissions.includes(needs) && (module === undefined || !session.modules_off.includes(module));
}

/** Pages this person may open, in the order of the navigation. */
export const openPlaces = (session: Session): Place[] =>
  [start, ...groups.flatMap(({ places }) => places)].filter((place) => isOpenTo(session, place));

export interface Navigated {
  /** The start page, for those who have one. */
  start: Place | null;
  /** Groups with a page this person may open. */
  groups: { title: GroupTitle; places: Place[] }[];
}

/** Pages that the navigation lists for this person. */
export function navigatedBy(session: Session): Navigated {
  const listed = groups.map(({ title, places }) => ({
    title,
    places: places.filter((place) => place.partOf === undefined && isOpenTo(session, place)),
  }));
  return {
    start: isOpenTo(session, start) ? start : null,
    groups: listed.filter(({ places }) => places.length > 0),
  };
}

/** The listed page that an address belongs to, if any. */
export function listedPlaceOf(pathname: string): Place['to'] | null {
  if (pathname === '/') return '/';
  const places = groups.flatMap((group) => group.places);
  const found = places.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return found?.partOf ?? found?.to ?? null;
}
