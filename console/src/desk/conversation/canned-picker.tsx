import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { CannedReply } from '../../api/schemas.ts';
import { ChoiceList } from './choice-list.tsx';

interface CannedPickerProps {
  id: string;
  replies: readonly CannedReply[];
  chosen: number;
  onPick(index: number): void;
}

/** Canned replies that fit what is typed after `/`, above the composer. */
export function CannedPicker({ replies, ...list }: CannedPickerProps) {
  const { t } = useTranslation();
  return (
    <div className="desk-canned">
      <ChoiceList {...list} label={t('desk.canned')} choices={replies}>
        {(reply) => (
          <>
            <span className="desk-canned-shortcut">/{reply.shortcut}</span>
            <span className="desk-canned-text">{reply.text}</span>
            {reply.language && <span className="desk-tag">{reply.language.toUpperCase()}</span>}
          </>
        )}
      </ChoiceList>
      {replies.length === 0 && (
        <Text size="sm" c="dimmed" px="sm" py={6}>
          {t('desk.no_canned')}{' '}
          <Anchor component={Link} to="/canned-replies" inherit onMouseDown={(event) => event.preventDefault()}>
            {t('desk.write_canned')}
          </Anchor>
        </Text>
      )}
    </div>
  );
}
