import { variableNameOf } from './analysis-fields.ts';
import { numberLiteral, textLiteral } from './expressions.ts';
import type { GraphDraft } from './graph-draft.ts';
import { isRecord } from './source-document.ts';

const binary: Readonly<Record<string, string>> = {
  eq_operator: '==',
  neq_operator: '!=',
  gt_operator: '>',
  gte_operator: '>=',
  lt_operator: '<',
  lte_operator: '<=',
  add_operator: '+',
  sub_operator: '-',
  mul_operator: '*',
  div_operator: '/',
};

/** Depth of a tree that is translated. */
const depthMax = 40;

/** Writes an expression tree of ElevenLabs as CEL; null where it holds what only a model can judge. */
export function celOf(tree: unknown, graph: GraphDraft, depth = 0): string | null {
  if (!isRecord(tree) || depth > depthMax) return null;
  const write = (part: unknown) => celOf(part, graph, depth + 1);
  const { type } = tree;
  if (type === 'string_literal') return textLiteral(String(tree['value']));
  if (type === 'number_literal') return numberLiteral(Number(tree['value']));
  if (type === 'boolean_literal') return String(tree['value'] === true);
  if (type === 'dynamic_variable') {
    const name = variableNameOf(String(tree['name']));
    graph.usesVariable(name);
    return `vars.${name}`;
  }
  if (type === 'and_operator' || type === 'or_operator') {
    const parts = Array.isArray(tree['children']) ? tree['children'].map(write) : [];
    if (parts.length === 0 || parts.includes(null)) return null;
    return parts.map((part) => `(${part})`).join(type === 'and_operator' ? ' && ' : ' || ');
  }
  if (type === 'conditional_operator') {
    const parts = [
      write(tree['condition']),
      write(tree['trueExpression'] ?? tree['true_expression']),
      write(tree['falseExpression'] ?? tree['false_expression']),
    ];
    return parts.includes(null) ? null : `(${parts[0]} ? ${parts[1]} : ${parts[2]})`;
  }
  const operator = binary[String(type)];
  const [left, right] = [write(tree['left']), write(tree['right'])];
  return operator === undefined || left === null || right === null ? null : `(${left} ${operator} ${right})`;
}
