import { Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import { CircleAlert, Flag, Globe } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkflowNode } from '../graph.ts';
import { labelOf } from '../graph-edits.ts';
import { summaryOf } from './describe.ts';
import { kindIcons } from './kind-icons.ts';

export interface CardData extends Record<string, unknown> {
  node: WorkflowNode;
  isStart: boolean;
  errors: number;
  warnings: number;
  /** Places of the node in a simulated run, from 1. */
  steps: string;
  /** Conversations that are at the node now. */
  running: number;
}

export type CardNode = Node<CardData, 'card'>;

/** A node on the canvas. */
export const NodeCard = memo(function NodeCard({ data, isConnectable }: NodeProps<CardNode>) {
  const { t } = useTranslation();
  const { node, isStart, errors, warnings, steps, running } = data;
  const Icon = kindIcons[node.kind];
  const state = errors > 0 ? 'error' : warnings > 0 ? 'warning' : undefined;
  return (
    <div
      className="flow-card"
      data-state={state}
      data-on-path={steps !== '' || undefined}
      data-running={running > 0 || undefined}
    >
      <Handle type="target" position={Position.Top} isConnectable={isConnectable} />
      <div className="flow-card-kind">
        <Icon size={14} aria-hidden />
        {t(`workflow_editor.kinds.${node.kind}`)}
        <span className="flow-card-signs">
          {isStart && <Flag size={14} aria-label={t('workflow_editor.start')} />}
          {node.global && <Globe size={14} aria-label={t('workflow_editor.global')} />}
          {state && (
            <CircleAlert size={14} aria-label={t('workflow_editor.fault_count', { count: errors + warnings })} />
          )}
          {running > 0 && (
            <span className="flow-card-running" title={t('workflow_editor.running_here', { count: running })}>
              <span aria-hidden>{running}</span>
              <span className="unseen">{t('workflow_editor.running_here', { count: running })}</span>
            </span>
          )}
          {steps !== '' && <span className="flow-card-step">{steps}</span>}
        </span>
      </div>
      <div className="flow-card-name">{labelOf(node)}</div>
      <div className="flow-card-summary">{summaryOf(node)}</div>
      {node.kind !== 'end' && <Handle type="source" position={Position.Bottom} isConnectable={isConnectable} />}
    </div>
  );
});
