import { NativeSelect } from '@mantine/core';
import { useAgents } from './use-agents.ts';

/** Filter of a list by agent. `any`: text of the choice of all agents. */
export function AgentFilter(props: {
  label: string;
  any: string;
  value: string | undefined;
  onChange(agentId: string | undefined): void;
}) {
  const { list } = useAgents();
  return (
    <NativeSelect
      label={props.label}
      value={props.value ?? ''}
      data={[{ value: '', label: props.any }, ...(list.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={(event) => props.onChange(event.currentTarget.value || undefined)}
    />
  );
}
