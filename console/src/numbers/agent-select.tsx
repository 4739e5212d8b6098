import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAgents } from '../tools/use-agents.ts';

/** A choice among the account's agents. */
export function AgentSelect(props: Omit<NativeSelectProps, 'data'>) {
  const { t } = useTranslation();
  const { list } = useAgents();
  return (
    <NativeSelect
      label={t('numbers.agent')}
      data={[
        { value: '', label: t('numbers.choose_agent') },
        ...(list.rows ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
      {...props}
    />
  );
}
