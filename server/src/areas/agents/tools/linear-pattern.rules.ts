import { type PatternNode, parsePattern, UnfitPattern } from './pattern-syntax.rules.ts';

/**
 * Regular expression matched in time linear in pattern and text. The native engine backtracks, which is exponential for
 * some patterns: the author of a schema could block the process (ReDoS). This one simulates all paths in parallel
 * (Thompson 1968).
 */
export interface LinearPattern {
  /** Program steps; matching time is bounded by steps times characters. */
  size: number;
  test(text: string): boolean;
  /** Source, which identifies the pattern. */
  toString(): string;
}

/** Maximum matched text; a longer one does not match. Unit: UTF-16 code units. */
export const matchedTextMax = 4096;

type Step =
  | { kind: 'character'; matches: (codePoint: number) => boolean }
  | { kind: 'assertion'; at: 'start' | 'end' | 'word' | 'inside' }
  /** Branches to both steps. */
  | { kind: 'split'; first: number; second: number }
  | { kind: 'match' };

/** Number of program steps, without compiling. Throws UnfitPattern for invalid syntax. */
export const patternSize = (pattern: string): number => sizeOf(parsePattern(pattern)) + 1;

/** Compiles a pattern. Throws UnfitPattern for invalid syntax or more than `sizeMax` steps. */
export function compilePattern(pattern: string, sizeMax: number): LinearPattern {
  const node = parsePattern(pattern);
  if (sizeOf(node) > sizeMax) {
    throw new UnfitPattern('it is too large; use minLength and maxLength instead of large repetitions');
  }
  const steps: Step[] = [];
  emit(node, { steps, tests: new Map() });
  steps.push({ kind: 'match' });
  return {
    size: steps.length,
    test: (text) =>
      text.length <= matchedTextMax &&
      isMatch(
        steps,
        Array.from(text, (each) => each.codePointAt(0) ?? 0),
      ),
    toString: () => `/${pattern}/u`,
  };
}

function sizeOf(node: PatternNode): number {
  switch (node.kind) {
    case 'character':
    case 'assertion':
      return 1;
    case 'sequence':
      return node.parts.reduce((sum, part) => sum + sizeOf(part), 0);
    case 'choice':
      return node.branches.reduce((sum, branch) => sum + sizeOf(branch) + 2, 0);
    case 'repeat': {
      const times = node.max === Number.POSITIVE_INFINITY ? node.min + 1 : node.max;
      return times * (sizeOf(node.part) + 1) + 1;
    }
  }
}

interface Program {
  steps: Step[];
  /** Character tests by source, shared across repetitions. */
  tests: Map<string, (codePoint: number) => boolean>;
}

/** Appends the steps of a node; its continuation follows them directly. */
function emit(node: PatternNode, program: Program): void {
  const { steps } = program;
  switch (node.kind) {
    case 'character':
      steps.push({ kind: 'character', matches: testOf(node.source, program) });
      break;
    case 'assertion':
      steps.push(node);
      break;
    case 'sequence':
      for (const part of node.parts) emit(part, program);
      break;
    case 'choice':
      emitChoice(node.branches, program);
      break;
    case 'repeat':
      emitRepeat(node, program);
      break;
  }
}

function testOf(source: string, { tests }: Program): (codePoint: number) => boolean {
  const test = tests.get(source) ?? characterTest(source);
  tests.set(source, test);
  return test;
}

function emitChoice(branches: readonly PatternNode[], program: Program): void {
  const { steps } = program;
  const ends: { kind: 'split'; first: number; second: number }[] = [];
  for (const [at, branch] of branches.entries()) {
    if (at === branches.length - 1) {
      emit(branch, program);
      break;
    }
    const split = { kind: 'split' as const, first: steps.length + 1, second: 0 };
    steps.push(split);
    emit(branch, program);
    const end = { kind: 'split' as const, first: 0, second: 0 };
    ends.push(end);
    steps.push(end);
    split.second = steps.length;
  }
  for (const end of ends) {
    end.first = steps.length;
    end.second = steps.length;
  }
}

function emitRepeat({ part, min, max }: { part: PatternNode; min: number; max: number }, program: Program): void {
  const { steps } = program;
  for (let time = 0; time < min; time++) emit(part, program);
  if (max === Number.POSITIVE_INFINITY) {
    const start = steps.length;
    const split = { kind: 'split' as const, first: start + 1, second: 0 };
    steps.push(split);
    emit(part, program);
    steps.push({ kind: 'split', first: start, second: start });
    split.second = steps.length;
    return;
  }
  const splits: { second: number }[] = [];
  for (let time = min; time < max; time++) {
    const split = { kind: 'split' as const, first: steps.length + 1, second: 0 };
    splits.push(split);
    steps.push(split);
    emit(part, program);
  }
  for (const split of splits) split.second = steps.length;
}

const asciiCount = 128;

/** Tests one character: a table for ASCII, the native engine beyond, which a single character cannot slow down. */
function characterTest(source: string): (codePoint: number) => boolean {
  const expression = new RegExp(`^(?:${source})$`, 'u');
  const table = Array.from({ length: asciiCount }, (_, code) => expression.test(String.fromCharCode(code)));
  return (codePoint) =>
    codePoint < asciiCount ? table[codePoint] === true : expression.test(String.fromCodePoint(codePoint));
}

function isMatch(steps: readonly Step[], text: readonly number[]): boolean {
  let current: number[] = [];
  let next: number[] = [];
  /** Last position at which each step was reached, so that none is followed twice. */
  const reachedAt = new Int32Array(steps.length).fill(-1);
  for (let position = 0; position <= text.length; position++) {
    // Unanchored: a match may begin anywhere.
    if (follow(steps, 0, { text, position, reachedAt, into: current })) return true;
    const codePoint = text[position];
    if (codePoint === undefined) return false;
    next.length = 0;
    for (const at of current) {
      const step = steps[at];
      if (step?.kind !== 'character' || !step.matches(codePoint)) continue;
      if (follow(steps, at + 1, { text, position: position + 1, reachedAt, into: next })) return true;
    }
    [current, next] = [next, current];
  }
  return false;
}

/** Collects the character steps reachable from a step; true when a path reaches a match. */
function follow(
  steps: readonly Step[],
  from: number,
  place: { text: readonly number[]; position: number; reachedAt: Int32Array; into: number[] },
): boolean {
  const { text, position, reachedAt, into } = place;
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (reachedAt[at] === position) continue;
    reachedAt[at] = position;
    const step = steps[at];
    switch (step?.kind) {
      case 'match':
        return true;
      case 'character':
        into.push(at);
        break;
      case 'split':
        open.push(step.second, step.first);
        break;
      case 'assertion':
        if (holds(step.at, text, position)) open.push(at + 1);
        break;
    }
  }
  return false;
}

function holds(at: 'start' | 'end' | 'word' | 'inside', text: readonly number[], position: number): boolean {
  if (at === 'start') return position === 0;
  if (at === 'end') return position === text.length;
  const isEdge = isWord(text[position - 1]) !== isWord(text[position]);
  return at === 'word' ? isEdge : !isEdge;
}

function isWord(codePoint: number | undefined): boolean {
  return codePoint !== undefined && codePoint < asciiCount && /\w/.test(String.fromCharCode(codePoint));
}
