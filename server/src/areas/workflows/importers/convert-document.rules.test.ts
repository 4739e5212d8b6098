import { WorkflowDefinition } from '@parley/contract/resources/workflow-graph';
import { describe, expect, it } from 'vitest';
import { convert, read } from '../../../../test/imported-documents.ts';

const fixtures = ['vapi-assistant', 'vapi-workflow', 'retell-agent', 'elevenlabs-agent', 'dograh-workflow'] as const;

describe('the import of documents of other platforms', () => {
  it.each(fixtures)('recognises %s by its fields, and refuses it as any other format', (format) => {
    expect(convert(read(format)).format).toBe(format);
    const other = format === 'vapi-assistant' ? 'retell-agent' : 'vapi-assistant';
    expect(() => convert(read(format), other)).toThrow(/it has no/);
  });

  it.each(fixtures)('converts %s to a graph whose edges all lead to nodes, from a start that exists', (format) => {
    const { workflow } = convert(read(format));
    if (format === 'vapi-assistant') return expect(workflow).toBeNull();
    const graph = WorkflowDefinition.parse(workflow);
    const ids = new Set(graph.nodes.map(({ id }) => id));
    expect(ids.size).toBe(graph.nodes.length);
    expect(ids).toContain(graph.start_node_id);
    expect(graph.edges.filter(({ source, target }) => !ids.has(source) || !ids.has(target))).toEqual([]);
  });

  it.each([{}, [], null, 'text', { nodes: [] }, { name: 'x', edges: {} }])(
    'refuses %j as an unknown format',
    (document) => {
      expect(() => convert(document)).toThrow(/no document of a known format/);
    },
  );

  it('survives documents whose fields have other types than expected, and reports each such field', () => {
    const broken = {
      ...(read('vapi-workflow') as object),
      voice: 7,
      globalPrompt: { text: 'x' },
      maxDurationSeconds: 'long',
    };
    const { notice } = convert(broken);
    for (const path of ['/voice', '/globalPrompt', '/maxDurationSeconds']) expect(notice(path)?.kind).toBe('dropped');
  });

  it('refuses a workflow with more nodes than Parley has', () => {
    const nodes = Array.from({ length: 301 }, (_, index) => ({ type: 'conversation', name: `n${index}`, prompt: 'x' }));
    expect(() => convert({ name: 'Huge', nodes, edges: [] })).toThrow(
      /301 nodes; a workflow of Parley has at most 300/,
    );
  });
});

describe('an ElevenLabs agent', () => {
  const { agent, workflow, node, ways, tools, notice } = convert(read('elevenlabs-agent'));

  it('keeps prompt, voice, variables, tools and privacy', () => {
    expect(agent).toMatchObject({
      name: 'Support line',
      greeting: 'Hello {{user_name}}!',
      language: 'sv',
      timezone: 'Europe/Stockholm',
      llm: { provider: 'google', model: 'gemini-2.5-flash', temperature: 0.2 },
      voice: { provider: 'elevenlabs', voice_id: '21m00Tcm4TlvDq8ikWAM', speed: 1.4 },
      dynamic_variables: { user_name: 'there', age: '30', is_member: 'true' },
      transfer_targets: [{ destination: '+46855500130', label: 'The caller is angry', mode: 'warm' }],
      data_retention_days: 30,
      analysis: { success_criteria: 'The caller got an answer.', fields: [{ name: 'reason', type: 'string' }] },
    });
    expect(tools[0]?.definition).toMatchObject({
      name: 'find_member',
      timeout_ms: 20_000,
      parameters: { properties: { member_id: { type: 'string' }, verbose: { type: 'boolean' } } },
      request: { url: 'https://api.example.com/members/{member_id}', headers: { 'X-Team': 'gym' } },
    });
    expect(notice('/conversation_config/agent/prompt/knowledge_base')).toMatchObject({ kind: 'action_required' });
    expect(notice('/conversation_config/agent/prompt/tools/0/api_schema/request_headers/Authorization')).toMatchObject({
      kind: 'action_required',
    });
  });

  it('translates expression trees over typed variables, in the order of the edges', () => {
    expect(ways('start_node')).toEqual([
      ['adult', { type: 'expression', expression: '((vars.age >= 18.0)) && ((vars.is_member == true))' }],
      ['ask', { type: 'always' }],
    ]);
    expect(workflow?.edges.filter(({ source }) => source === 'start_node').map(({ priority }) => priority)).toEqual([
      10, 20,
    ]);
    expect(workflow?.variables).toContainEqual(expect.objectContaining({ name: 'age', type: 'number', default: 30 }));
    expect(ways('ask')).toEqual([['other', { type: 'prompt', prompt: 'Is the caller a child?' }]]);
  });

  it('makes a chain of a node with several tools, left by its last one, and an edge back of a backward condition', () => {
    expect(node('adult')).toMatchObject({
      kind: 'conversation',
      speaks_first: false,
      overrides: { tool_ids: [tools[0]?.id] },
    });
    expect(ways('lookup')).toEqual([['lookup_2', { type: 'always' }]]);
    expect(ways('lookup_2')).toEqual([
      ['adult', { type: 'result', outcome: 'failed' }],
      ['end', { type: 'result', outcome: 'succeeded' }],
      ['desk', { type: 'result', outcome: 'failed' }],
    ]);
    expect(node('other')).toMatchObject({ kind: 'agent_swap', say: 'I hand you over.', greet: true });
    expect(notice('/workflow/nodes/adult/conversation_config/turn')).toMatchObject({ kind: 'dropped' });
  });
});

describe('a Dograh workflow', () => {
  const { agent, workflow, node, ways, notice } = convert(read('dograh-workflow'));

  it('keeps the prompts of its nodes and the global one, with variables without their prefixes', () => {
    expect(agent).toMatchObject({ name: 'Lead call', max_duration_seconds: 300, greeting_delay_ms: 1500 });
    expect(workflow).toMatchObject({ start_node_id: '1', global_prompt: 'You are Sarah of Acme.' });
    expect(node('1')).toMatchObject({ message: 'Hi {{first_name}}!', overrides: { interruption_sensitivity: 0 } });
    expect(node('2')).toMatchObject({ kind: 'collect', fields: [{ variable: 'budget_usd', required: false }] });
    expect(workflow?.variables).toContainEqual(expect.objectContaining({ name: 'first_name', default: 'friend' }));
    expect(ways('1')).toEqual([
      ['2', { type: 'prompt', prompt: 'It is a good time' }],
      ['3', { type: 'prompt', prompt: 'It is not a good time' }],
    ]);
    expect(workflow?.edges.find(({ source, target }) => source === '1' && target === '2')?.say).toBe('Great!');
  });

  it('reports nodes that work after the call, and settings without a counterpart', () => {
    expect(node('5')).toBeUndefined();
    expect(notice('/workflow_definition/nodes/4')).toMatchObject({
      kind: 'dropped',
      what_to_do: 'Add a webhook for call.analyzed.',
    });
    expect(notice('/workflow_definition/nodes/1/data/add_global_prompt')).toMatchObject({ kind: 'changed' });
    expect(notice('/workflow_configurations/ambient_noise_configuration')).toMatchObject({ kind: 'dropped' });
  });
});
