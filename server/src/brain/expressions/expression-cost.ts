import type { ASTNode } from '@marcbachmann/cel-js';
import { childrenOf, macros } from './expression-limits.ts';

/** Largest text and list that enters an expression from outside; longer values are cut before evaluation. */
export const inputBounds = { chars: 4000, items: 100, itemChars: 500 } as const;

/**
 * Worst-case cost of one evaluation, in characters looked at. 50 million are some 20 ms of one core; what a condition of
 * a workflow needs is below 20 million.
 */
const costMax = 50_000_000;
/** Largest text or list an expression may build. Unit: characters. */
const charsMax = 1_000_000;

/** Upper bounds of a value. A text has `chars`, a list `items` of at most `itemChars` each. */
interface Size {
  chars: number;
  items: number;
  itemChars: number;
}
const scalar: Size = { chars: 32, items: 0, itemChars: 0 };

interface Estimate {
  cost: number;
  size: Size;
}

/** Estimates the worst case of an expression from the bounds of its inputs. Refuses by a sentence; undefined: within bounds. */
export function findCostFault(node: ASTNode): string | undefined {
  const largest = { chars: 0 };
  const { cost } = estimate(node, new Map(), largest);
  if (cost > costMax) return 'evaluation could take too long: it looks at too many characters in the worst case';
  if (largest.chars > charsMax) return 'the texts or lists it builds could become too long';
  return undefined;
}

type Elements = ReadonlyMap<string, Size>;

function estimate(node: ASTNode, elements: Elements, largest: { chars: number }): Estimate {
  const found =
    node.op === 'rcall' && macros.has(node.args[0])
      ? ofMacro(node.args, elements, largest)
      : ofNode(node, elements, largest);
  largest.chars = Math.max(largest.chars, found.size.chars, found.size.items * found.size.itemChars);
  return { cost: found.cost + 1, size: found.size };
}

function ofNode(node: ASTNode, elements: Elements, largest: { chars: number }): Estimate {
  if (node.op === 'value') return { cost: 1, size: { ...scalar, chars: String(node.args).length } };
  if (node.op === 'id') return { cost: 1, size: elements.get(node.args) ?? inputBounds };
  const parts = childrenOf(node).map((child) => estimate(child, elements, largest));
  const sizes = parts.map(({ size }) => size);
  const below = parts.reduce((sum, part) => sum + part.cost, 0);
  const name = node.op === 'call' || node.op === 'rcall' ? node.args[0] : node.op;
  const { cost, size } = ofOperation(name, sizes);
  return { cost: below + cost, size };
}

/** Cost and result of one operation over its operands, without theirs. */
function ofOperation(name: string, sizes: readonly Size[]): Estimate {
  const [first = scalar, second = scalar] = sizes;
  const all = sizes.reduce((sum, size) => sum + size.chars + size.items * size.itemChars, 0);
  switch (name) {
    case '.':
    case '.?':
      return { cost: 1, size: inputBounds };
    case '[]':
    case '[?]':
      return {
        cost: 1,
        size: {
          chars: Math.max(first.itemChars, inputBounds.chars),
          items: inputBounds.items,
          itemChars: inputBounds.itemChars,
        },
      };
    case '+':
      return {
        cost: all,
        size: {
          chars: first.chars + second.chars,
          items: first.items + second.items,
          itemChars: Math.max(first.itemChars, second.itemChars),
        },
      };
    case 'in':
      return { cost: second.items * Math.min(first.chars, second.itemChars) + search(second, first), size: scalar };
    case 'contains':
    case 'indexOf':
    case 'lastIndexOf':
      return { cost: search(first, second), size: scalar };
    case 'lowerAscii':
    case 'upperAscii':
    case 'trim':
    case 'substring':
      return { cost: first.chars, size: { ...scalar, chars: first.chars } };
    case 'join': {
      const chars = first.items * (first.itemChars + second.chars);
      return { cost: chars, size: { ...scalar, chars } };
    }
    case 'string':
      return { cost: first.chars, size: { ...scalar, chars: Math.max(32, first.chars) } };
    case '?:':
      return { cost: 1, size: largestOf(sizes.slice(1)) };
    case 'list':
      return { cost: 1, size: { chars: 0, items: sizes.length, itemChars: largestOf(sizes).chars } };
    case 'map':
      return { cost: 1, size: { chars: all, items: sizes.length, itemChars: largestOf(sizes).chars } };
    default:
      return { cost: all, size: scalar };
  }
}

function ofMacro(args: [string, ASTNode, ASTNode[]], elements: Elements, largest: { chars: number }): Estimate {
  const [name, receiver, [variable, ...bodies]] = args;
  const list = estimate(receiver, elements, largest);
  const inner = new Map(elements);
  if (variable?.op === 'id') inner.set(variable.args, { ...scalar, chars: list.size.itemChars });
  const each = bodies.map((body) => estimate(body, inner, largest));
  const cost = list.cost + list.size.items * each.reduce((sum, body) => sum + body.cost, 1);
  const last = each.at(-1)?.size ?? scalar;
  if (name === 'map') return { cost, size: { chars: 0, items: list.size.items, itemChars: last.chars } };
  return { cost, size: name === 'filter' ? list.size : scalar };
}

/** Characters compared by a text search, which skips ahead by up to 250 characters of what it looks for. */
function search(text: Size, part: Size): number {
  return text.chars + (text.chars * Math.min(part.chars, 250)) / 8;
}

function largestOf(sizes: readonly Size[]): Size {
  return {
    chars: Math.max(0, ...sizes.map(({ chars }) => chars)),
    items: Math.max(0, ...sizes.map(({ items }) => items)),
    itemChars: Math.max(0, ...sizes.map(({ itemChars }) => itemChars)),
  };
}
