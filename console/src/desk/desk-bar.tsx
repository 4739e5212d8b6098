import { ActionIcon, Group, Menu, Skeleton, Text, TextInput, Title, Tooltip, UnstyledButton } from '@mantine/core';
import type { OperatorStatus } from '@parley/contract/resources/chat-desk';
import { Link } from '@tanstack/react-router';
import {
  Bell,
  BellOff,
  ChartColumn,
  Check,
  ChevronDown,
  Keyboard,
  MessageSquareQuote,
  Settings2,
  UserPen,
  Volume,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../api/session.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notifyError } from '../parts/notify.tsx';
import { countChats } from './desk-groups.ts';
import type { DeskAlerts } from './use-alerts.ts';
import { useDeskState } from './use-desk.tsx';
import { useStanding } from './use-standing.ts';

const MentionsMenu = lazy(async () => ({ default: (await import('./triage/mentions-menu.tsx')).MentionsMenu }));
const ProfileForm = lazy(async () => ({ default: (await import('./profile-form.tsx')).ProfileForm }));

const statuses: readonly OperatorStatus[] = ['online', 'away', 'offline'];

/** Top bar of the desk: the operator's status, sound and notification settings. */
export function DeskBar({ alerts, onHelp }: { alerts: DeskAlerts; onHelp(): void }) {
  const { t } = useTranslation();
  return (
    <header className="desk-bar">
      <Title order={1} className="desk-title">
        {t('desk.title')}
      </Title>
      <StatusMenu />
      <Group gap={2} ml="auto" wrap="nowrap">
        <Switch
          isOn={alerts.isSoundOn}
          on={alerts.isMuted ? <Volume size={19} aria-hidden /> : <Volume2 size={19} aria-hidden />}
          off={<VolumeX size={19} aria-hidden />}
          label={t(alerts.isMuted ? 'desk.sound_muted' : 'desk.sound')}
          isBlocked={alerts.isMuted}
          onChange={alerts.setSound}
        />
        <Switch
          isOn={alerts.areNotificationsOn}
          on={<Bell size={19} aria-hidden />}
          off={<BellOff size={19} aria-hidden />}
          label={t('desk.notifications')}
          onChange={(isOn) =>
            void alerts.setNotifications(isOn).then((done) => !done && notifyError(t('desk.no_notifications')))
          }
        />
        <Suspense fallback={<span className="desk-icon-room" />}>
          <MentionsMenu />
        </Suspense>
        <Tooltip label={t('triage.reports')}>
          <ActionIcon
            aria-label={t('triage.reports')}
            className="desk-wide-only"
            renderRoot={(props) => <Link {...props} to="/statistics" search={{ view: 'desk' }} />}
          >
            <ChartColumn size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t('triage.settings')}>
          <ActionIcon component={Link} to="/desk-settings" aria-label={t('triage.settings')} className="desk-wide-only">
            <Settings2 size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t('navigation.canned_replies')}>
          <ActionIcon
            component={Link}
            to="/canned-replies"
            aria-label={t('navigation.canned_replies')}
            className="desk-wide-only"
          >
            <MessageSquareQuote size={19} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t('desk.keys')}>
          <ActionIcon aria-label={t('desk.keys')} className="desk-wide-only" onClick={onHelp}>
            <Keyboard size={19} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Group>
    </header>
  );
}

interface SwitchProps {
  isOn: boolean;
  on: React.ReactNode;
  off: React.ReactNode;
  label: string;
  /** Turned on, but kept from working. */
  isBlocked?: boolean;
  onChange(isOn: boolean): void;
}

function Switch({ isOn, on, off, label, isBlocked, onChange }: SwitchProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        aria-label={label}
        aria-pressed={isOn}
        color={isBlocked ? 'orange' : isOn ? 'blue' : 'gray'}
        variant={isOn ? 'light' : 'subtle'}
        onClick={() => onChange(!isOn)}
      >
        {isOn ? on : off}
      </ActionIcon>
    </Tooltip>
  );
}

/** Online, away or offline, how many chats at the same time, and how visitors see one. */
function StatusMenu() {
  const { t } = useTranslation();
  const { user } = useSession();
  const { status, capacity, set } = useStanding();
  const chats = useDeskState((state) => countChats(state.chats, user.id));
  const isLoaded = useDeskState((state) => state.isLoaded);
  const [isProfileOpen, setProfile] = useState(false);
  if (!isLoaded) return <Skeleton className="desk-status" w={140} aria-busy="true" />;
  return (
    <>
      <Menu width={280} position="bottom-start" closeOnItemClick={false}>
        <Menu.Target>
          <UnstyledButton
            className="desk-status"
            aria-label={t('desk.status_of', { status: t(`desk.operator_statuses.${status}`) })}
          >
            <span className="desk-status-dot" data-status={status} />
            {t(`desk.operator_statuses.${status}`)}
            <Text span size="xs" c="dimmed" className="desk-status-load">
              {chats}/{capacity}
            </Text>
            <ChevronDown size={14} aria-hidden />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {statuses.map((one) => (
            <Menu.Item
              key={one}
              closeMenuOnClick
              leftSection={<span className="desk-status-dot" data-status={one} />}
              rightSection={one === status ? <Check size={16} aria-label={t('common.chosen')} /> : null}
              onClick={() => set.mutate({ status: one, capacity })}
            >
              {t(`desk.operator_statuses.${one}`)}
              <Text size="xs" c="dimmed">
                {t(`desk.operator_status_texts.${one}`)}
              </Text>
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item closeMenuOnClick leftSection={<UserPen size={16} aria-hidden />} onClick={() => setProfile(true)}>
            {t('desk.profile')}
          </Menu.Item>
          <Menu.Divider />
          <TextInput
            type="number"
            px="sm"
            py={6}
            size="sm"
            label={t('desk.capacity')}
            min={1}
            max={100}
            defaultValue={capacity}
            onBlur={(event) => {
              const wanted = Number(event.currentTarget.value);
              if (Number.isInteger(wanted) && wanted >= 1 && wanted <= 100 && wanted !== capacity)
                set.mutate({ status, capacity: wanted });
            }}
            onKeyDown={(event) => {
              event.stopPropagation();
              if (event.key === 'Enter') event.currentTarget.blur();
            }}
          />
        </Menu.Dropdown>
      </Menu>
      <FormDialog isOpen={isProfileOpen} title={t('desk.profile')} onClose={() => setProfile(false)}>
        <Suspense>
          <ProfileForm onDone={() => setProfile(false)} />
        </Suspense>
      </FormDialog>
    </>
  );
}
