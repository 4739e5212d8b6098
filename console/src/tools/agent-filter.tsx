import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAgents } from './use-agents.ts';

/** Filter of a list by agent. */
export function AgentFilter(props: {
  label: string;
  /** Text of the choice of all agents. Default: All. */
  any?: string;
  value: string | undefined;
  onChange(agentId: string | undefined): void;
}) {
  const { t } = useTranslation();
  const { list } = useAgents();
  return (
    <NativeSelect
      label={props.label}
      value={props.value ?? ''}
      data={[
        { value: '', label: props.any ?? t('common.all') },
        ...(list.rows ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(event) => props.onChange(event.currentTarget.value || undefined)}
    />
  );
}
