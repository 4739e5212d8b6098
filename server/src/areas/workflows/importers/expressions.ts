import type { WorkflowVariableType } from '@parley/contract/resources/workflow-variable';

/** Comparison operators, in the words of the importers. */
export type Comparison = '!=' | '<' | '<=' | '==' | '>' | '>=' | 'contains' | 'exists' | 'not_contains' | 'not_exist';

export interface Comparand {
  variable?: string;
  literal?: string;
}

type TypeOf = (variable: string) => WorkflowVariableType;

/**
 * Writes a comparison as an expression (CEL). Guarded with `has()`, since a variable without a value is an error there,
 * while other platforms take it for empty.
 */
export function comparison(name: string, operator: Comparison, right: Comparand, typeOf: TypeOf): string {
  const left = `vars.${name}`;
  const type = typeOf(name);
  switch (operator) {
    case 'exists':
      return type === 'string' ? `has(${left}) && ${left} != ""` : `has(${left})`;
    case 'not_exist':
      return type === 'string' ? `!has(${left}) || ${left} == ""` : `!has(${left})`;
    case 'contains':
      return `has(${left}) && ${containment(left, type, right, typeOf)}`;
    case 'not_contains':
      return `!has(${left}) || !${containment(left, type, right, typeOf)}`;
    case '!=':
      return `!has(${left}) || ${left} != ${operand(right, type, typeOf)}`;
    case '==':
      return `has(${left}) && ${left} == ${operand(right, type, typeOf)}`;
    default:
      return `has(${left}) && ${asNumber(left, type)} ${operator} ${operand(right, 'number', typeOf)}`;
  }
}

/** Joins expressions with && or ||. */
export function join(parts: readonly string[], operator: '&&' | '||'): string {
  return parts.length === 1 ? (parts[0] ?? '') : parts.map((part) => `(${part})`).join(` ${operator} `);
}

export const textLiteral = (text: string) => JSON.stringify(text);

/** A number as a double: whole numbers without a point are integers in CEL, which do not compare with doubles. */
export const numberLiteral = (value: number) =>
  Number.isInteger(value) && Math.abs(value) < 1e15 ? `${value}.0` : String(value);

const asNumber = (code: string, type: WorkflowVariableType) => (type === 'string' ? `double(${code})` : code);

function containment(left: string, type: WorkflowVariableType, right: Comparand, typeOf: TypeOf): string {
  const text = operand(right, 'string', typeOf);
  return type === 'list' ? `(${text} in ${left})` : `${left}.contains(${text})`;
}

/** The right side as a value of `type`. */
function operand({ variable, literal = '' }: Comparand, type: WorkflowVariableType, typeOf: TypeOf): string {
  if (variable !== undefined) {
    return type === 'number' ? asNumber(`vars.${variable}`, typeOf(variable)) : `vars.${variable}`;
  }
  if (type === 'number' && literal.trim() !== '' && Number.isFinite(Number(literal)))
    return numberLiteral(Number(literal));
  if (type === 'boolean' && /^(?:true|false)$/i.test(literal.trim())) return literal.trim().toLowerCase();
  return textLiteral(literal);
}
