import { AgentConfig } from '@parley/contract/resources/agent';
import { describe, expect, it } from 'vitest';
import type { Agent } from '../../api/schemas.ts';
import { createAgentDraft, draftChanges } from './agent-draft.ts';
import { patchOf } from './config-changes.ts';
import type { DraftStorage, StoredDraft } from './draft-storage.ts';

const agentOf = (version: number, config: object = {}) =>
  ({
    ...AgentConfig.parse({ name: 'Robin', ...config }),
    id: 'a',
    version,
    warnings: [],
    trashed_at: null,
  }) as unknown as Agent;

function memory(): DraftStorage & { stored: StoredDraft | null } {
  return {
    stored: null,
    read() {
      return this.stored;
    },
    write(draft) {
      this.stored = draft;
    },
  };
}

describe('the draft of an agent', () => {
  it('changes one field in one step, with undo and redo', () => {
    const draft = createAgentDraft(agentOf(1), memory());
    draft.set('voice.speed', 1.1);
    draft.set('voice.speed', 1.2);
    draft.set('name', 'Ada');
    expect(patchOf(draftChanges(draft.getState()))).toEqual({ name: 'Ada', voice: { speed: 1.2 } });
    draft.undo();
    draft.undo();
    expect(draftChanges(draft.getState())).toEqual([]);
    draft.redo();
    expect(patchOf(draftChanges(draft.getState()))).toEqual({ voice: { speed: 1.2 } });
  });

  it('comes back after a reload, without keys of vendors, and is gone when discarded', () => {
    const storage = memory();
    const draft = createAgentDraft(agentOf(1), storage);
    draft.set('prompt', 'Be kind.');
    draft.set('llm.headers', { authorization: 'Bearer secret' });
    expect(JSON.stringify(storage.stored)).not.toContain('secret');
    const restored = createAgentDraft(agentOf(1), storage);
    expect(restored.getState().isRestored).toBe(true);
    expect(patchOf(draftChanges(restored.getState()))).toEqual({ prompt: 'Be kind.' });
    restored.discard();
    expect([storage.stored, draftChanges(restored.getState())]).toEqual([null, []]);
  });

  it('takes over another person’s changes of other fields', () => {
    const draft = createAgentDraft(agentOf(1), memory());
    draft.set('greeting', 'Hello');
    draft.follow(agentOf(2, { prompt: 'Theirs' }));
    const { baseVersion, conflict, mergedVersion, history } = draft.getState();
    expect([baseVersion, conflict, mergedVersion]).toEqual([2, null, 2]);
    expect(history.present).toMatchObject({ greeting: 'Hello', prompt: 'Theirs' });
  });

  it.each([
    ['mine', { greeting: 'Mine', name: 'Ada' }],
    ['theirs', { greeting: 'Theirs', name: 'Ada' }],
  ] as const)('reports changes of the same field, and puts the draft on top with %s', (choice, expected) => {
    const draft = createAgentDraft(agentOf(1), memory());
    draft.set('greeting', 'Mine');
    draft.set('name', 'Ada');
    draft.follow(agentOf(2, { greeting: 'Theirs' }));
    expect(draft.getState().conflict?.theirs.map(({ path }) => path)).toEqual([['greeting']]);
    draft.resolve(choice);
    const { baseVersion, conflict, history } = draft.getState();
    expect([baseVersion, conflict]).toEqual([2, null]);
    expect(history.present).toMatchObject(expected);
  });

  it('follows a newer version while nothing is changed', () => {
    const draft = createAgentDraft(agentOf(1), memory());
    draft.follow(agentOf(3, { name: 'Ada' }));
    expect([draft.getState().baseVersion, draftChanges(draft.getState())]).toEqual([3, []]);
  });

  it('sends null for what was removed, which brings the default back', () => {
    const draft = createAgentDraft(agentOf(1, { dynamic_variables: { a: '1', b: '2' } }), memory());
    draft.set('dynamic_variables', { a: '1' });
    expect(patchOf(draftChanges(draft.getState()))).toEqual({ dynamic_variables: { b: null } });
  });
});
