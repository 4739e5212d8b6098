import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CannedReply } from '../../api/schemas.ts';

interface CannedPickerProps {
  id: string;
  replies: readonly CannedReply[];
  chosen: number;
  onPick(index: number): void;
}

/** The canned replies that fit what is typed, above the composer. The keyboard stays in the text. */
export function CannedPicker({ id, replies, chosen, onPick }: CannedPickerProps) {
  const { t } = useTranslation();
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);
  return (
    <div className="desk-canned">
      <div id={id} role="listbox" aria-label={t('desk.canned')} className="desk-canned-list">
        {replies.map((reply, index) => (
          <div
            key={reply.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            className="desk-canned-option"
            // The text field keeps the focus, so that typing continues.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(index)}
          >
            <span className="desk-canned-shortcut">/{reply.shortcut}</span>
            <span className="desk-canned-text">{reply.text}</span>
            {reply.language && <span className="desk-tag">{reply.language.toUpperCase()}</span>}
          </div>
        ))}
      </div>
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
