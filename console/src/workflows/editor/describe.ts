import type { TFunction } from 'i18next';
import type { WorkflowCondition, WorkflowNode } from '../graph.ts';

/** Characters of a label on the canvas. */
const labelMax = 48;

const short = (text: string, max = labelMax) => (text.length > max ? `${text.slice(0, max - 1)}…` : text);

/** A condition in a few words, for the label of its edge. */
export function describeCondition(condition: WorkflowCondition, t: TFunction): string {
  const { type } = condition;
  switch (type) {
    case 'prompt':
      return short(condition.prompt) || t('workflow_editor.conditions.prompt');
    case 'expression':
      return short(condition.expression) || t('workflow_editor.conditions.expression');
    case 'intent':
      return short(condition.intent) || t('workflow_editor.conditions.intent');
    case 'timeout':
      return t('workflow_editor.labels.silence', { seconds: condition.seconds });
    case 'dtmf':
      return condition.digits === ''
        ? t('workflow_editor.labels.any_key')
        : t('workflow_editor.labels.keys', { digits: condition.digits });
    case 'result':
      return t(`workflow_editor.outcomes.${condition.outcome}`);
    default:
      return t(`workflow_editor.conditions.${type}`);
  }
}

/** Text of a node for the canvas: its words, or the names it refers to. */
export function summaryOf(node: WorkflowNode): string {
  switch (node.kind) {
    case 'conversation':
      return node.message || node.prompt;
    case 'say':
      return node.text;
    case 'collect':
      return node.fields.map(({ variable }) => variable).join(', ');
    case 'tool':
      return node.function || node.say;
    case 'transfer':
      return node.destination || node.target_key;
    case 'handoff':
      return node.reason || node.say;
    case 'dtmf':
      return node.text || node.digits;
    case 'set_variables':
      return node.assignments.map(({ variable }) => variable).join(', ');
    case 'wait':
      return `${node.seconds} s`;
    case 'agent_swap':
    case 'end':
      return node.say;
    default:
      return '';
  }
}
