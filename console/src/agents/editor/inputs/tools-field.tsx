import { ActionIcon, Anchor, Badge, Group, Input, NativeSelect, Stack, Switch, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ArrowUp, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Tool } from '../../../api/schemas.ts';
import { usePermission } from '../../../api/session.ts';
import { useList } from '../../../api/use-list.ts';
import { useAgentDraft, useDraftConfig } from '../../draft/draft-context.tsx';
import type { InputProps } from './plain-inputs.tsx';

/** Tools of the agent in their order: switched off and on, fixed at a revision, attached and detached. */
export function ToolsField(props: InputProps<'tools', readonly string[]>) {
  const { t } = useTranslation();
  const { label, hint, value, error, isReadOnly, onChange } = props;
  const mayRead = usePermission('tools:read');
  const list = useList('/api/tools', { limit: 200 }, { isEnabled: mayRead });
  const tools = new Map((list.rows ?? []).map((tool) => [tool.id, tool]));
  const free = [...tools.values()].filter(({ id }) => !value.includes(id));
  return (
    <Input.Wrapper label={label} description={hint} error={error} component="fieldset" className="plain-fieldset">
      <Stack gap="xs" mt={6}>
        {value.length === 0 && <Text size="sm">{t('agent_editor.tool_none')}</Text>}
        {value.map((id, index) => (
          <AttachedTool key={id} id={id} index={index} tool={tools.get(id)} {...{ value, isReadOnly, onChange }} />
        ))}
        {!isReadOnly && free.length > 0 && (
          <NativeSelect
            aria-label={t('agent_editor.tool_add')}
            maw={320}
            value=""
            data={[
              { value: '', label: t('agent_editor.tool_add') },
              ...free.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(event) => event.currentTarget.value && onChange([...value, event.currentTarget.value])}
          />
        )}
        <Anchor size="sm" renderRoot={(link) => <Link {...link} to="/tools" />}>
          {t('agent_editor.tool_manage')}
        </Anchor>
      </Stack>
    </Input.Wrapper>
  );
}

function AttachedTool(props: {
  id: string;
  index: number;
  tool: Tool | undefined;
  value: readonly string[];
  isReadOnly: boolean;
  onChange(value: readonly string[]): void;
}) {
  const { t } = useTranslation();
  const { draft } = useAgentDraft();
  const { disabled_tool_ids: disabled, tool_revisions: revisions } = useDraftConfig();
  const { id, index, tool, value, isReadOnly, onChange } = props;
  const name = tool?.name ?? t('agent_editor.tool_unknown');
  const revision = revisions[id];
  const isOld = tool !== undefined && revision !== undefined && revision < tool.revision;
  const without = (ids: readonly string[]) => ids.filter((each) => each !== id);
  const { [id]: _, ...otherRevisions } = revisions;
  return (
    <Group gap="xs" wrap="nowrap" justify="space-between" className="attached-tool">
      <Group gap="xs">
        <Text fw={600} size="sm">
          {name}
        </Text>
        {isOld && (
          <>
            <Badge color="yellow">{t('agent_editor.tool_revision', { revision })}</Badge>
            {!isReadOnly && (
              <Anchor
                component="button"
                type="button"
                size="sm"
                onClick={() => draft.set('tool_revisions', { ...revisions, [id]: tool.revision })}
              >
                {t('agent_editor.tool_newest')}
              </Anchor>
            )}
          </>
        )}
      </Group>
      <Group gap={4} wrap="nowrap">
        <Switch
          aria-label={`${t('agent_editor.tool_enabled')}: ${name}`}
          disabled={isReadOnly}
          checked={!disabled.includes(id)}
          onChange={(event) =>
            draft.set('disabled_tool_ids', event.currentTarget.checked ? without(disabled) : [...disabled, id])
          }
        />
        {!isReadOnly && index > 0 && (
          <ActionIcon
            aria-label={`${t('agent_editor.move_up')}: ${name}`}
            onClick={() =>
              onChange([...value.slice(0, index - 1), id, ...value.slice(index - 1).filter((each) => each !== id)])
            }
          >
            <ArrowUp size={16} aria-hidden />
          </ActionIcon>
        )}
        {!isReadOnly && (
          <ActionIcon
            aria-label={`${t('agent_editor.remove')}: ${name}`}
            onClick={() => {
              onChange(without(value));
              draft.set('disabled_tool_ids', without(disabled));
              draft.set('tool_revisions', otherRevisions);
            }}
          >
            <X size={16} aria-hidden />
          </ActionIcon>
        )}
      </Group>
    </Group>
  );
}
