import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DeskChat } from '../../api/schemas.ts';
import { useCustomerName } from '../customer/customer-name.ts';
import type { GroupName } from '../desk-groups.ts';
import type { Selection } from './use-selection.ts';

/** Selects a chat. */
export function SelectBox({ chat, selection }: { chat: DeskChat; selection: Selection }) {
  const { t } = useTranslation();
  const nameOf = useCustomerName();
  return (
    <Checkbox
      ml="sm"
      size="sm"
      aria-label={t('triage.select_chat', { name: nameOf(chat) })}
      checked={selection.ids.has(chat.id)}
      onChange={() => selection.toggle(chat.id)}
    />
  );
}

interface SelectGroupBoxProps {
  group: GroupName;
  chats: readonly DeskChat[];
  selection: Selection;
}

/** Selects all chats of a group, or none. */
export function SelectGroupBox({ group, chats, selection }: SelectGroupBoxProps) {
  const { t } = useTranslation();
  const ids = chats.map(({ id }) => id);
  const count = ids.filter((id) => selection.ids.has(id)).length;
  const isAll = count === ids.length;
  return (
    <Checkbox
      ml="sm"
      size="sm"
      aria-label={t('triage.select_group', { group: t(`desk.groups.${group}`) })}
      checked={isAll}
      indeterminate={count > 0 && !isAll}
      onChange={() => selection.setAll(ids, !isAll)}
    />
  );
}
