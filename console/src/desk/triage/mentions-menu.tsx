import { ActionIcon, Button, Indicator, Popover, Text, UnstyledButton } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { AtSign } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Timestamp } from '../../parts/timestamp.tsx';
import { useDesk, useDeskState } from '../use-desk.tsx';

/** Unread mentions of this person; opening one reads those of its chat. */
export function MentionsMenu() {
  const { t } = useTranslation();
  const desk = useDesk();
  const navigate = useNavigate();
  const mentions = useDeskState((state) => state.mentions);
  const [isOpen, setOpen] = useState(false);
  const open = (chat: string) => {
    setOpen(false);
    void navigate({ to: '/desk', search: { chat } });
  };
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width={320}
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <Indicator label={mentions.length} size={15} color="red" disabled={mentions.length === 0} offset={4}>
          <ActionIcon
            aria-label={`${t('triage.mentions')}${mentions.length > 0 ? ` (${mentions.length})` : ''}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <AtSign size={18} aria-hidden />
          </ActionIcon>
        </Indicator>
      </Popover.Target>
      <Popover.Dropdown p={6} role="dialog" aria-label={t('triage.mentions')}>
        {mentions.length === 0 && (
          <Text size="sm" c="dimmed" p="xs">
            {t('triage.no_mentions')}
          </Text>
        )}
        {mentions.map((mention) => (
          <UnstyledButton key={mention.id} className="desk-mention" onClick={() => open(mention.session_id)}>
            <Text size="sm" fw={600}>
              {t('triage.mentioned_by', { name: mention.author.name })}
            </Text>
            <Text size="sm" lineClamp={2}>
              {mention.text}
            </Text>
            <Text size="xs" c="dimmed">
              <Timestamp at={mention.created_at} />
              {mention.customer_name && ` · ${mention.customer_name}`}
            </Text>
          </UnstyledButton>
        ))}
        {mentions.length > 1 && (
          <Button fullWidth size="xs" variant="subtle" mt={4} onClick={() => desk.readMentions(null)}>
            {t('triage.read_all')}
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
