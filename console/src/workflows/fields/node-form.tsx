import { Alert, Button, Divider, Group, Stack, Text, TextInput } from '@mantine/core';
import { Copy, Flag, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../editor/editor-context.ts';
import type { WorkflowNode } from '../graph.ts';
import { duplicateNode } from '../graph-edits.ts';
import { AgentSwapFields, HandoffFields, KeypadFields, ToolFields, TransferFields } from './action-fields.tsx';
import { EndFields, SetVariablesFields, SubflowFields, WaitFields } from './flow-fields.tsx';
import { GlobalFields } from './global-fields.tsx';
import { NodeConnections } from './node-connections.tsx';
import { OverrideFields } from './override-fields.tsx';
import { CollectFields, ConversationFields, SayFields } from './talk-fields.tsx';
import { type Bind, useBind } from './use-bind.ts';

/** Properties of a node, its connections, and what can be done with it. */
export function NodeForm({ node }: { node: WorkflowNode }) {
  const { t } = useTranslation();
  const { changeNode, faults, isReadOnly } = useEditor();
  const bind = useBind(node, (part) => changeNode(node.id, part));
  const whole = faults.filter(({ node_id: id, field }) => id === node.id && field === null);
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t(`workflow_editor.kind_texts.${node.kind}`)}
      </Text>
      {whole.map((fault) => (
        <Alert key={fault.code} color={fault.severity === 'error' ? 'red' : 'yellow'} className="readable-alert">
          {fault.message}
        </Alert>
      ))}
      <TextInput
        label={t('workflow_editor.name')}
        description={t('workflow_editor.name_hint')}
        maxLength={120}
        {...bind.text('name')}
      />
      <KindFields node={node} bind={bind} />
      <Divider />
      <NodeConnections node={node} />
      <GlobalFields node={node} />
      {(node.kind === 'conversation' || node.kind === 'collect') && <OverrideFields node={node} />}
      {!isReadOnly && <NodeActions node={node} />}
    </Stack>
  );
}

/** Fields of the node's kind. The switch narrows the node; the binding is the same for all kinds. */
function KindFields({ node, bind }: { node: WorkflowNode; bind: Bind<WorkflowNode> }) {
  const own = bind as never;
  switch (node.kind) {
    case 'conversation':
      return <ConversationFields bind={own} />;
    case 'say':
      return <SayFields bind={own} />;
    case 'collect':
      return <CollectFields key={node.id} node={node} bind={own} />;
    case 'tool':
      return <ToolFields node={node} bind={own} />;
    case 'transfer':
      return <TransferFields node={node} bind={own} />;
    case 'handoff':
      return <HandoffFields bind={own} />;
    case 'dtmf':
      return <KeypadFields node={node} bind={own} />;
    case 'set_variables':
      return <SetVariablesFields node={node} bind={own} />;
    case 'agent_swap':
      return <AgentSwapFields node={node} bind={own} />;
    case 'subflow':
      return <SubflowFields node={node} bind={own} />;
    case 'wait':
      return <WaitFields bind={own} />;
    case 'end':
      return <EndFields bind={own} />;
    default:
      return null;
  }
}

function NodeActions({ node }: { node: WorkflowNode }) {
  const { t } = useTranslation();
  const { graph, apply, remove, select } = useEditor();
  const icon = { size: 14, 'aria-hidden': true } as const;
  function duplicate() {
    const copied = duplicateNode(graph, node.id);
    apply(copied.graph);
    select({ kind: 'node', id: copied.id });
  }
  return (
    <Group gap="xs">
      {graph.start_node_id !== node.id && (
        <Button
          size="xs"
          variant="default"
          leftSection={<Flag {...icon} />}
          onClick={() => apply({ ...graph, start_node_id: node.id })}
        >
          {t('workflow_editor.start_here')}
        </Button>
      )}
      <Button size="xs" variant="default" leftSection={<Copy {...icon} />} onClick={duplicate}>
        {t('workflow_editor.duplicate')}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<Trash2 {...icon} />}
        onClick={() => remove({ nodes: [node.id] })}
      >
        {t('workflow_editor.delete_node')}
      </Button>
    </Group>
  );
}
