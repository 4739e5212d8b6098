import type { ASTNode } from '@marcbachmann/cel-js';
import { childrenOf } from './expression-limits.ts';

/** Variables of the workflow that an expression names. */
export interface ExpressionReads {
  /** Read as `vars.<name>`, outside `has()`. */
  reads: ReadonlySet<string>;
  /** Named in `has(vars.<name>)`. */
  guarded: ReadonlySet<string>;
}

/** Collects the variables that an expression reads and those it guards. */
export function readsOf(root: ASTNode): ExpressionReads {
  const reads = new Set<string>();
  const guarded = new Set<string>();
  const walk = (node: ASTNode): void => {
    const name = variableOf(node);
    if (name !== undefined) reads.add(name);
    if (node.op === 'call' && node.args[0] === 'has') {
      for (const argument of node.args[1]) {
        const guard = variableOf(argument);
        if (guard !== undefined) guarded.add(guard);
      }
      return;
    }
    for (const child of childrenOf(node)) walk(child);
  };
  walk(root);
  return { reads, guarded };
}

/** Name in `vars.<name>` or `vars["<name>"]`; undefined for any other node. */
function variableOf(node: ASTNode): string | undefined {
  if (node.op !== '.' && node.op !== '[]') return undefined;
  const [owner, field] = node.args;
  if (owner.op !== 'id' || owner.args !== 'vars') return undefined;
  if (typeof field === 'string') return field;
  return field.op === 'value' && typeof field.args === 'string' ? field.args : undefined;
}
