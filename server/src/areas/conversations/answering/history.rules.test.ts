import { describe, expect, it } from 'vitest';
import { historyOf } from './history.rules.ts';

type Row = Parameters<typeof historyOf>[0][number];

const row = (seq: number, role: Row['role'], text: string, more: Partial<Row> = {}): Row => ({
  seq,
  role,
  text,
  answers_seq: null,
  status: 'complete',
  trace: null,
  files: [],
  ...more,
});

describe('historyOf', () => {
  it('names files at their place; a message of files alone consists of their names', () => {
    const files = [{ name: 'invoice.pdf' }, { name: 'photo.png' }];
    const rows = [
      row(1, 'visitor', 'Is this right?', { files: files.slice(0, 1) }),
      row(2, 'agent', 'Yes'),
      row(3, 'visitor', '', { files }),
    ];
    expect(historyOf(rows)).toEqual([
      { role: 'user', text: 'Is this right?\n[file: invoice.pdf]' },
      { role: 'assistant', text: 'Yes' },
      { role: 'user', text: '[file: invoice.pdf]\n[file: photo.png]' },
    ]);
  });

  it('alternates visitor and agent, joining consecutive messages of one side', () => {
    const rows = [
      row(1, 'agent', 'Hi'),
      row(2, 'visitor', 'I am'),
      row(3, 'visitor', 'Ada'),
      row(4, 'agent', 'Hello', { answers_seq: 3 }),
    ];
    expect(historyOf(rows)).toEqual([
      { role: 'assistant', text: 'Hi' },
      { role: 'user', text: 'I am\nAda' },
      { role: 'assistant', text: 'Hello' },
    ]);
  });

  it('places a reply after its question, though the visitor had written on meanwhile', () => {
    const rows = [row(1, 'visitor', 'One'), row(2, 'visitor', 'Two'), row(3, 'agent', 'To one', { answers_seq: 1 })];
    expect(historyOf(rows).map((message) => ('text' in message ? message.text : ''))).toEqual(['One', 'To one', 'Two']);
  });

  it('omits failed replies and system notes, and presents an operator as the agent', () => {
    const rows = [
      row(1, 'visitor', 'A'),
      row(2, 'agent', 'Sorry', { answers_seq: 1, status: 'failed' }),
      row(3, 'system', 'note'),
      row(4, 'operator', 'Person here'),
    ];
    expect(historyOf(rows)).toEqual([
      { role: 'user', text: 'A' },
      { role: 'assistant', text: 'Person here' },
    ]);
  });

  it('keeps tool calls and their results in place', () => {
    const messages = [
      { role: 'assistant', text: '', toolCalls: [{ id: 't', name: 'look', arguments: {} }] },
      { role: 'tool', toolCallId: 't', name: 'look', result: '42', isError: false },
      { role: 'assistant', text: 'It is 42' },
    ];
    const rows = [row(1, 'visitor', 'A'), row(2, 'agent', 'It is 42', { answers_seq: 1, trace: { messages } })];
    expect(historyOf(rows)).toEqual([{ role: 'user', text: 'A' }, ...messages]);
  });
});
