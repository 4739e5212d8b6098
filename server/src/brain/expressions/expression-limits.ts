import type { ASTNode } from '@marcbachmann/cel-js';
import { expressionLengthMax } from '@parley/contract/resources/workflow-variable';

/** Bounds of one expression. The library checks those of its syntax tree while it parses. */
export const expressionLimits = {
  length: expressionLengthMax,
  nodes: 200,
  depth: 40,
  listElements: 100,
  mapEntries: 50,
  callArguments: 8,
} as const;

/** Functions called as `size(x)`. */
const functions = new Set(['has', 'size', 'int', 'double', 'string', 'bool']);
/** Functions that evaluate an expression once per element of a list. */
export const macros = new Set(['all', 'exists', 'exists_one', 'map', 'filter']);
/** Functions called as `x.size()`. `matches` is not one: its patterns backtrack, 29 characters took 21 s. */
const methods = new Set([
  ...macros,
  'size',
  'contains',
  'startsWith',
  'endsWith',
  'lowerAscii',
  'upperAscii',
  'trim',
  'indexOf',
  'lastIndexOf',
  'substring',
  'join',
]);

/** Part of an expression that is not permitted. */
export interface LimitFault {
  message: string;
  /** Offset in the expression. */
  position: number;
}

/** Children of a syntax node that are expressions themselves. */
export function childrenOf({ op, args }: ASTNode): ASTNode[] {
  switch (op) {
    case 'value':
    case 'id':
      return [];
    case '.':
    case '.?':
      return [args[0]];
    case 'call':
      return args[1];
    case 'rcall':
      return [args[1], ...args[2]];
    case 'map':
      return args.flat();
    case '!_':
    case '-_':
      return [args];
    default:
      return [...args];
  }
}

/** Finds functions that are not permitted and nested macros. Undefined: none. */
export function findLimitFault(node: ASTNode, isInMacro = false): LimitFault | undefined {
  const fault = faultOf(node, isInMacro);
  if (fault) return { message: fault, position: node.range.start };
  const isMacro = node.op === 'rcall' && macros.has(node.args[0]);
  for (const child of childrenOf(node)) {
    const found = findLimitFault(child, isInMacro || (isMacro && child !== node.args[1]));
    if (found) return found;
  }
  return undefined;
}

function faultOf(node: ASTNode, isInMacro: boolean): string | undefined {
  if (node.op === 'call' && !functions.has(node.args[0])) {
    return `there is no function ${node.args[0]}(); the functions are ${[...functions].join(', ')}`;
  }
  if (node.op !== 'rcall') return undefined;
  const [name] = node.args;
  if (!methods.has(name)) return `there is no function .${name}(); the functions are ${[...methods].join(', ')}`;
  if (macros.has(name) && isInMacro)
    return `.${name}() stands inside another of ${[...macros].join(', ')}; one level is allowed`;
  return undefined;
}
