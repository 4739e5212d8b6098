import { Anchor, Badge, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Sparkles, Star } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import type { DeskChat } from '../../api/schemas.ts';
import { usePermission } from '../../api/session.ts';
import { languageName } from '../../parts/locale.ts';
import { Timestamp } from '../../parts/timestamp.tsx';
import { OrganiseSection } from '../triage/organise-section.tsx';
import { CustomerForm } from './customer-form.tsx';
import { useCustomerName } from './customer-name.ts';
import { PersonMark } from './person-mark.tsx';

// Loaded for a closed chat alone: the desk is there first.
const MakeTestButton = lazy(async () => ({
  default: (await import('../../agents/tests/make-test-button.tsx')).MakeTestButton,
}));
const ChatRun = lazy(async () => ({
  default: (await import('../../workflows/runs/conversation-run.tsx')).ChatRun,
}));
const ConversationVerifications = lazy(async () => ({
  default: (await import('../../identity/conversation-verifications.tsx')).ConversationVerifications,
}));
const ChatAnalysis = lazy(async () => ({ default: (await import('../../analysis/chat-analysis.tsx')).ChatAnalysis }));

interface CustomerPanelProps {
  chat: DeskChat;
  mayChange: boolean;
  /** Before another chat is opened from here. */
  onLeave(): void;
}

/** The right column: who the visitor is, what they want, and what is known of the chat. */
export function CustomerPanel({ chat, mayChange, onLeave }: CustomerPanelProps) {
  const { t, i18n } = useTranslation();
  const nameOf = useCustomerName();
  const mayRead = usePermission('chat:read');
  const { customer } = chat;
  const variables = Object.entries(customer.variables);
  return (
    <div className="desk-customer">
      <div className="desk-customer-head">
        <PersonMark name={nameOf(chat)} isVerified={chat.is_verified} />
        <div className="desk-customer-who">
          <Text fw={650} truncate>
            {nameOf(chat)}
          </Text>
          <Text size="xs" c="dimmed">
            {t(chat.is_verified ? 'desk.is_verified' : 'desk.not_verified')}
          </Text>
        </div>
      </div>
      {chat.summary && (
        <div className="desk-summary">
          <div className="desk-summary-head">
            <Sparkles size={14} aria-hidden /> {t('desk.summary')}
          </div>
          {chat.summary}
        </div>
      )}
      <Section title={t('triage.organise')}>
        <OrganiseSection key={chat.id} chat={chat} />
      </Section>
      <CustomerForm key={chat.id} chat={chat} isReadOnly={!mayChange} />
      <Suspense>
        <ConversationVerifications
          of={{ session_id: chat.id }}
          frame={(title, lines) => <Section title={title}>{lines}</Section>}
        />
      </Suspense>
      <Section title={t('desk.about_chat')}>
        <dl className="desk-facts">
          <Fact name={t('desk.reason')} value={chat.reason} />
          <Fact name={t('desk.requested_by')} value={chat.requested_by && t(`desk.requesters.${chat.requested_by}`)} />
          <Fact name={t('desk.agent')} value={chat.agent.name} />
          <Fact name={t('desk.language')} value={chat.language && languageName(chat.language, i18n.language)} />
          <Fact name={t('desk.page')} value={chat.page_url && <PageLink url={chat.page_url} />} />
          <Fact name={t('desk.started')} value={<Timestamp at={chat.created_at} />} />
          <Fact name={t('desk.operator')} value={chat.operator?.name} />
          <Fact name={t('desk.user_id')} value={customer.user_id} />
        </dl>
      </Section>
      {chat.status === 'closed' && mayRead && (
        <Suspense>
          <ChatAnalysis key={chat.id} sessionId={chat.id} />
          <MakeTestButton key={`test-${chat.id}`} agentId={chat.agent.id} source={{ session_id: chat.id }} />
        </Suspense>
      )}
      {mayRead && (
        <Suspense>
          <ChatRun key={chat.id} sessionId={chat.id} />
        </Suspense>
      )}
      {chat.rating && (
        <Section title={t('desk.rating')}>
          <Stars score={chat.rating.score} />
          {chat.rating.comment && (
            <Text size="sm" mt={6}>
              {chat.rating.comment}
            </Text>
          )}
        </Section>
      )}
      {variables.length > 0 && (
        <Section title={t('desk.variables')}>
          <dl className="desk-facts">
            {variables.map(([name, value]) => (
              <Fact key={name} name={name} value={value} />
            ))}
          </dl>
        </Section>
      )}
      <EarlierChats chat={chat} onLeave={onLeave} />
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="desk-section" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  if (value === null || value === undefined || value === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Stars({ score }: { score: number }) {
  const { t } = useTranslation();
  return (
    <span role="img" aria-label={t('desk.rating_of', { score })} className="desk-stars">
      {[1, 2, 3, 4, 5].map((place) => (
        <Star key={place} size={18} aria-hidden data-on={place <= score || undefined} />
      ))}
    </span>
  );
}

/** Only addresses of the web become links: the page says where it is, and pages can lie. */
function PageLink({ url }: { url: string }) {
  const isWeb = /^https?:\/\//i.test(url);
  const shown = url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
  if (!isWeb) return shown;
  return (
    <Anchor href={url} target="_blank" rel="noopener noreferrer" inherit title={url}>
      {shown}
    </Anchor>
  );
}

/** Other chats of the same customer by user id, address or phone; each opens in the desk. */
function EarlierChats({ chat, onLeave }: { chat: DeskChat; onLeave(): void }) {
  const { t } = useTranslation();
  const mayRead = usePermission('chat:read');
  const wanted = identifierOf(chat);
  const found = useQuery({
    queryKey: ['/api/chat/sessions', 'of', wanted],
    queryFn: () => api.get('/api/chat/sessions', { query: { q: wanted, limit: 50 } }),
    enabled: mayRead && wanted !== '',
    staleTime: 60_000,
  });
  if (!mayRead || wanted === '' || found.isError) return null;
  const others = found.data?.data.filter((other) => other.id !== chat.id && areOfOnePerson(chat, other)).slice(0, 5);
  if (others?.length === 0) return null;
  return (
    <Section title={t('desk.earlier')}>
      {others ? (
        <ul className="plain-list desk-earlier">
          {others.map((other) => (
            <li key={other.id}>
              <Link to="/desk" search={{ chat: other.id }} className="desk-earlier-chat" onClick={onLeave}>
                <span className="truncated">
                  <Timestamp at={other.created_at} /> · {other.agent.name}
                </span>
                <Badge size="xs" color="gray">
                  {t(`desk.statuses.${other.status}`)}
                </Badge>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton height={18} />
      )}
    </Section>
  );
}

/** Query of the server's search, which covers messages too; so results are compared again. */
const identifierOf = ({ customer: { user_id, email, phone_number } }: DeskChat) => user_id || email || phone_number;

function areOfOnePerson({ customer: one }: DeskChat, { customer: other }: DeskChat): boolean {
  return (['user_id', 'email', 'phone_number'] as const).some(
    (field) => one[field] !== '' && one[field].toLowerCase() === other[field].toLowerCase(),
  );
}
