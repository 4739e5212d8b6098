import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { Card } from '../parts/card.tsx';
import type { ToolFormHandle } from './tool-form-type.ts';

/** Settings of a handoff: the team that gets the chat, and the reason its operators read. */
export function HandoffFields({ form }: { form: ToolFormHandle }) {
  const { t } = useTranslation();
  const { rows: teams = [] } = useList('/api/chat/teams', {}, { isEnabled: usePermission('chat:operate') });
  const { team_id: chosen } = form.values.handoff;
  // A team this person may not see stays the one that is set.
  const isUnknown = chosen !== '' && !teams.some(({ id }) => id === chosen);
  return (
    <Card title={t('tool_types.handoff')} text={t('tool_form.handoff_text')}>
      <NativeSelect
        label={t('tool_form.handoff_team')}
        description={t('tool_form.handoff_team_hint')}
        data={[
          { value: '', label: t('tool_form.handoff_no_team') },
          ...teams.map(({ id, name }) => ({ value: id as string, label: name })),
          ...(isUnknown ? [{ value: chosen, label: t('tool_form.handoff_other_team') }] : []),
        ]}
        {...form.getInputProps('handoff.team_id')}
      />
      <TextInput
        label={t('tool_form.handoff_reason')}
        description={t('tool_form.handoff_reason_hint')}
        maxLength={200}
        {...form.getInputProps('handoff.reason')}
      />
    </Card>
  );
}
