import type { TestExpectation, TestTurn } from '@parley/contract/resources/test-conversation';
import type { TestConversation } from '../../api/schemas.ts';

export type ExpectationKind = TestExpectation['kind'];

/** Kinds in the order of the choice. */
export const expectationKinds = [
  'reply_contains',
  'reply_lacks',
  'reply_like',
  'reply_meets',
  'declines',
  'tool_called',
  'tool_not_called',
  'variable',
  'node',
] as const satisfies readonly ExpectationKind[];

/** An expectation as a form edits it: `value` is its text, criterion, tool, name or node. */
export interface ExpectationDraft {
  kind: ExpectationKind;
  value: string;
  /** Value of a variable. */
  more: string;
  /** Arguments of a tool call, kept as they are. */
  arguments?: Record<string, unknown> | undefined;
}

export interface TestDraft extends Record<string, unknown> {
  name: string;
  runs_on_change: boolean;
  turns: { say: string; expect: ExpectationDraft[] }[];
  expect: ExpectationDraft[];
  tools: { name: string; value: string }[];
}

/** Draft of a test; null: of a new one. */
export function draftOf(test: TestConversation | null): TestDraft {
  if (test === null) return { name: '', runs_on_change: true, turns: [{ say: '', expect: [] }], expect: [], tools: [] };
  return {
    name: test.name,
    runs_on_change: test.runs_on_change,
    turns: test.turns.map(({ say, expect }) => ({ say, expect: expect.map(expectationDraft) })),
    expect: test.expect.map(expectationDraft),
    tools: test.tools.map(({ name, result }) => ({ name, value: result })),
  };
}

function expectationDraft(expectation: TestExpectation): ExpectationDraft {
  const { kind } = expectation;
  switch (expectation.kind) {
    case 'reply_contains':
    case 'reply_lacks':
    case 'reply_like':
      return { kind, value: expectation.text, more: '' };
    case 'reply_meets':
      return { kind, value: expectation.criterion, more: '' };
    case 'declines':
      return { kind, value: '', more: '' };
    case 'tool_called':
      return { kind, value: expectation.tool, more: '', arguments: expectation.arguments };
    case 'tool_not_called':
      return { kind, value: expectation.tool, more: '' };
    case 'variable':
      return { kind, value: expectation.name, more: expectation.value };
    case 'node':
      return { kind, value: expectation.node_id, more: '' };
  }
}

function expectationOf({ kind, value, more, arguments: given }: ExpectationDraft): TestExpectation {
  switch (kind) {
    case 'reply_contains':
    case 'reply_lacks':
    case 'reply_like':
      return { kind, text: value };
    case 'reply_meets':
      return { kind, criterion: value };
    case 'declines':
      return { kind };
    case 'tool_called':
      return { kind, tool: value, ...(given && { arguments: given }) };
    case 'tool_not_called':
      return { kind, tool: value };
    case 'variable':
      return { kind, name: value, value: more };
    case 'node':
      return { kind, node_id: value };
  }
}

/** Body of a draft. What tools do beside their result, as in the stored test, is kept. */
export function bodyOf(draft: TestDraft, stored: TestConversation | null) {
  const turns: TestTurn[] = draft.turns.map(({ say, expect }) => ({ say, expect: expect.map(expectationOf) }));
  return {
    name: draft.name,
    runs_on_change: draft.runs_on_change,
    turns,
    expect: draft.expect.map(expectationOf),
    tools: draft.tools.map(({ name, value }) => ({
      ...stored?.tools.find((tool) => tool.name === name),
      name,
      result: value,
    })),
  };
}
