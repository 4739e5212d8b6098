import { useTranslation } from 'react-i18next';
import type { ChatOperator } from '../../api/schemas.ts';
import { ChoiceList } from './choice-list.tsx';

interface MentionPickerProps {
  id: string;
  colleagues: readonly ChatOperator[];
  chosen: number;
  onPick(index: number): void;
}

/** Colleagues that fit what is typed after `@`, above the composer. */
export function MentionPicker({ colleagues, ...list }: MentionPickerProps) {
  const { t } = useTranslation();
  return (
    <div className="desk-canned">
      <ChoiceList {...list} label={t('triage.mention_pick')} choices={colleagues}>
        {(operator) => (
          <>
            <span className="desk-status-dot" data-status={operator.is_present ? operator.status : 'offline'} />
            <span className="desk-canned-text">{operator.name}</span>
          </>
        )}
      </ChoiceList>
    </div>
  );
}
