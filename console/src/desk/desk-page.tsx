import { Alert, Box, Button, Center, Drawer } from '@mantine/core';
import { useDocumentTitle, useNetwork } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { WifiOff } from 'lucide-react';
import { lazy, Suspense, use, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import type { DeskChat, DeskFilters } from '../api/schemas.ts';
import { usePermission, useSession } from '../api/session.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { notify, notifyError } from '../parts/notify.tsx';
import { SkeletonLines } from '../parts/skeletons.tsx';
import { useErrorMessage } from '../parts/use-error-message.ts';
import { titled } from '../shell/brand.ts';
import { MissingPage } from '../shell/failures.tsx';
import { ChatList, useCollapsedGroups } from './chat-list.tsx';
// In this order: what is narrow overrides the rest.
import './desk.css';
import './chat-list.css';
import './conversation/conversation.css';
import './conversation/composer.css';
import './customer/customer.css';
import './triage/triage.css';
// The desk beside every page: where its script could not be loaded, neither can this page, and the way out of that is offered.
import './operator-desk.tsx';
import './triage/texts.ts';
import './narrow.css';
import { type ComposerMode, emptyDraft } from './conversation/drafts.ts';
import { DeskBar } from './desk-bar.tsx';
import { countUnread, groupChats, groupNames, groupOf } from './desk-groups.ts';
import { NothingChosen } from './nothing-chosen.tsx';
import { ActiveFilters } from './triage/active-filters.tsx';
import { countFilters, fitsFilters, readFilters } from './triage/filters.rules.ts';
import { useSelection } from './triage/use-selection.ts';
import { DeskContext, type DeskContextValue, useDesk, useDeskState, useDraft } from './use-desk.tsx';
import { useDeskKeys } from './use-desk-keys.ts';

// The list is there first. Loaded with the first chat that is opened, or when they are used.
const Conversation = lazy(async () => ({ default: (await import('./conversation/conversation.tsx')).Conversation }));
const KeyboardHelp = lazy(async () => ({ default: (await import('./keyboard-help.tsx')).KeyboardHelp }));
const BulkBar = lazy(async () => ({ default: (await import('./triage/bulk-bar.tsx')).BulkBar }));
const FoundChats = lazy(async () => ({ default: (await import('./triage/found-chats.tsx')).FoundChats }));
const ListTools = lazy(async () => ({ default: (await import('./triage/list-tools.tsx')).ListTools }));
const CustomerPanel = lazy(async () => ({ default: (await import('./customer/customer-panel.tsx')).CustomerPanel }));

/** Where people answer chats: who waits and who is being helped, the conversation, and the customer. */
export function DeskPage() {
  // A link also leads people here who lack chat:operate; there is a desk only on the pages of operators.
  const isOperator = usePermission('chat:operate');
  const open = use(DeskContext);
  if (!isOperator) return <MissingPage />;
  return open ? <DeskColumns {...open} /> : <div className="desk" aria-busy="true" />;
}

function DeskColumns({ desk, alerts, loadError }: DeskContextValue) {
  const { t } = useTranslation();
  const { user } = useSession();
  const navigate = useNavigate();
  const { chat: chosenId, filters: rawFilters } = useSearch({ from: '/shell/desk' });
  const chats = useDeskState((state) => state.chats);
  const isLoaded = useDeskState((state) => state.isLoaded);
  const filters = readFilters(rawFilters);
  const search = filters.q ?? '';
  const isFiltered = countFilters(filters) > 0 || search !== '';
  const { selection, setActive } = useSelection();
  const [folded, toggle] = useCollapsedGroups();
  const [isHelpOpen, setHelp] = useState(false);
  const [isCustomerOpen, setCustomer] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const groups = groupChats(chats, user.id, search, (chat) => fitsFilters(chat, filters, user.id));
  const chosen = chosenId === undefined ? undefined : chats[chosenId];
  const group = chosen && groupOf(chosen, user.id);
  const [draft, putDraft] = useDraft(chosen?.id ?? '');
  const claim = useClaim();
  const unread = countUnread(chats, user.id);
  useDocumentTitle(titled(`${unread > 0 ? `(${unread}) ` : ''}${t('desk.title')}`));
  useUnknownChat(chosenId, isLoaded && chosen === undefined);

  const leave = () => {
    if (draft.text === '') putDraft(emptyDraft);
    setCustomer(false);
  };
  const choose = (chat: string | undefined) => {
    leave();
    void navigate({ to: '/desk', search: { ...(chat !== undefined && { chat }), ...(isFiltered && { filters }) } });
  };
  const setFilters = (next: DeskFilters) =>
    void navigate({
      to: '/desk',
      search: {
        ...(chosenId !== undefined && { chat: chosenId }),
        ...(Object.keys(next).length > 0 && { filters: next }),
      },
      replace: true,
    });
  const setSearch = (q: string) => {
    const { q: _, ...others } = filters;
    setFilters(q === '' ? others : { ...others, q });
  };
  const shown = groupNames.flatMap((name) => (isFiltered || !folded.has(name) ? groups[name] : []));
  const focusInput = (wanted: ComposerMode) => {
    if (chosen) putDraft({ ...draft, mode: wanted });
    // Immediately where there is a composer, so that no key is lost; a note on a colleague's chat opens one first.
    if (input.current) input.current.focus();
    else requestAnimationFrame(() => input.current?.focus());
  };
  useDeskKeys({
    claim: () => {
      const isOwn = group === 'mine' || group === 'snoozed';
      // After a close or a transfer the chat is still shown: the key goes on with the queue.
      const wanted = group === 'waiting' || group === 'agent' ? chosen : isOwn ? undefined : groups.waiting[0];
      if (wanted) claim.mutate(wanted);
    },
    step(by) {
      const at = shown.findIndex(({ id }) => id === chosenId);
      const next = shown[at < 0 ? (by > 0 ? 0 : shown.length - 1) : at + by];
      if (next) choose(next.id);
    },
    reply: () => focusInput('reply'),
    note: () => focusInput('note'),
    help: () => setHelp(true),
  });

  const customer = chosen && (
    <Suspense>
      <CustomerPanel
        chat={chosen}
        mayChange={group === 'mine' || group === 'snoozed' || group === 'waiting' || group === 'agent'}
        onLeave={leave}
      />
    </Suspense>
  );
  return (
    <div className="desk" data-open={chosen ? true : undefined}>
      <DeskBar alerts={alerts} onHelp={() => setHelp(true)} />
      <ConnectionNote />
      {loadError !== null && <ErrorAlert error={loadError} onRetry={() => void desk.reload()} />}
      <div className="desk-columns">
        <ChatList
          groups={groups}
          closedGroups={folded}
          onToggle={toggle}
          search={search}
          onSearch={setSearch}
          chosenId={chosenId}
          onChoose={choose}
          isFiltered={isFiltered}
          selection={selection}
          tools={
            <Suspense fallback={<span className="desk-tools-room" />}>
              <ListTools
                filters={filters}
                onFilters={setFilters}
                isSelecting={selection !== null}
                onSelecting={setActive}
              />
            </Suspense>
          }
          activeFilters={
            <ActiveFilters filters={filters} onClear={() => setFilters(search === '' ? {} : { q: search })} />
          }
          history={
            isFiltered ? (
              <Suspense>
                <FoundChats
                  filters={filters}
                  shownIds={new Set(shown.map(({ id }) => id))}
                  chosenId={chosenId}
                  selection={selection}
                  onChoose={choose}
                />
              </Suspense>
            ) : (
              <HistoryButton onOpen={() => setFilters({ status: ['closed'] })} />
            )
          }
          bulk={
            selection && (
              <Suspense>
                <BulkBar selection={selection} onDone={() => setActive(false)} />
              </Suspense>
            )
          }
        />
        {chosen && group ? (
          <Suspense fallback={<LoadingConversation />}>
            <Conversation
              key={chosen.id}
              chat={chosen}
              group={group}
              input={input}
              draft={draft}
              onDraft={putDraft}
              isClaiming={claim.isPending}
              onClaim={() => claim.mutate(chosen)}
              onBack={() => choose(undefined)}
              onCustomer={() => setCustomer(true)}
            />
          </Suspense>
        ) : (
          <NothingChosen />
        )}
        {chosen && (
          <aside className="desk-side" aria-label={t('desk.customer')}>
            {customer}
          </aside>
        )}
      </div>
      <Drawer
        opened={isCustomerOpen && chosen !== undefined}
        onClose={() => setCustomer(false)}
        title={t('desk.customer')}
        size={360}
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        {customer}
      </Drawer>
      {isHelpOpen && (
        <Suspense>
          <KeyboardHelp isOpen onClose={() => setHelp(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Leads to all closed chats, of which the list holds the newest alone. */
function HistoryButton({ onOpen }: { onOpen(): void }) {
  const { t } = useTranslation();
  return (
    <Center py="xs">
      <Button size="compact-xs" fw={500} variant="subtle" c="dimmed" onClick={onOpen}>
        {t('triage.show_history')}
      </Button>
    </Center>
  );
}

/** Claims a chat and opens it. After a lost race the winner's name is shown. */
function useClaim() {
  const { t } = useTranslation();
  const desk = useDesk();
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (chat: DeskChat) => desk.claim(chat.id),
    onSuccess: (_, chat) => void navigate({ to: '/desk', search: { chat: chat.id } }),
    onError(error) {
      const isTaken = error instanceof ApiError && error.code === 'already_claimed';
      const winner = isTaken ? error.details[0]?.message : undefined;
      if (isTaken) notify(winner ? t('desk.taken_by', { name: winner }) : t('desk.taken'));
      else notifyError(errorMessage(error));
    },
  });
}

/** A link may lead to a chat the lists do not hold, such as an old one: it is read by itself. */
function useUnknownChat(chatId: string | undefined, isUnknown: boolean): void {
  const desk = useDesk();
  useEffect(() => {
    if (chatId !== undefined && isUnknown) void desk.openChat(chatId).catch(() => {});
  }, [desk, chatId, isUnknown]);
}

function ConnectionNote() {
  const { t } = useTranslation();
  const isStreamLost = useDeskState(({ connection }) => connection === 'lost');
  // A stream may notice a cut network only after half a minute.
  const { online: isOnline } = useNetwork();
  const isLost = isStreamLost || !isOnline;
  return (
    <div role="status">
      {isLost && (
        <Alert color="yellow" icon={<WifiOff size={17} aria-hidden />} className="readable-alert desk-lost">
          {t('desk.connection_lost')}
        </Alert>
      )}
    </div>
  );
}

function LoadingConversation() {
  return (
    <Box component="section" className="desk-conversation" aria-busy="true" p="lg">
      <SkeletonLines />
    </Box>
  );
}
