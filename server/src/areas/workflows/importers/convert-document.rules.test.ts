import { readFileSync } from 'node:fs';
import { WorkflowDefinition } from '@parley/contract/resources/workflow-graph';
import type { importFormats } from '@parley/contract/resources/workflow-import';
import { describe, expect, it } from 'vitest';
import { convertDocument } from './convert-document.ts';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8'));

function convert(document: unknown, expected: (typeof importFormats)[number] | null = null) {
  let count = 0;
  const newId = () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`;
  const result = convertDocument(document, expected, newId);
  const node = (id: string) => result.workflow?.nodes.find((each) => each.id === id);
  const ways = (from: string) =>
    (result.workflow?.edges ?? [])
      .filter(({ source }) => source === from)
      .map(({ target, condition }) => [target, condition] as const);
  const notice = (path: string) => result.notices.find((each) => each.path === path);
  return { ...result, node, ways, notice };
}

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

  // Regression: the report quoted the signing secret of a tool's server.
  it('keeps what a Vapi tool says around its request, and quotes no secret', () => {
    const messages = [
      { type: 'request-start', content: 'Let me check.' },
      { type: 'request-response-delayed', content: 'Still looking.', timingMilliseconds: 2000 },
      { type: 'request-failed', content: 'That did not work.' },
    ];
    const server = { url: 'https://example.com/hook', secret: 'hush-hush' };
    const tool = { type: 'function', function: { name: 'check' }, server, messages };
    const assistant = { ...(read('vapi-assistant') as object), model: { provider: 'openai', tools: [tool] } };
    const { tools, notices } = convert(assistant);
    expect(tools[0]?.definition.speak).toMatchObject({
      before: 'static',
      text: 'Let me check.',
      delayed_after_ms: 2000,
      delayed_text: 'Still looking.',
      on_error: 'That did not work.',
    });
    expect(JSON.stringify(notices)).toContain('secret');
    expect(JSON.stringify(notices)).not.toContain('hush-hush');
  });

  it('keeps the extension that Retell dials after a transfer', () => {
    const transfer_destination = { type: 'predefined', number: '+14155551234', extension: '123' };
    const general_tools = [{ type: 'transfer_call', name: 'to_support', transfer_destination }];
    const { agent } = convert({
      agent_name: 'Jarvis',
      response_engine: { type: 'retell-llm', llm_id: 'llm_1' },
      retellLlmData: { general_prompt: 'You are a receptionist.', general_tools },
    });
    expect(agent?.transfer_targets).toMatchObject([{ destination: '+14155551234', post_dial_digits: '123' }]);
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

describe('a Vapi assistant', () => {
  const { agent, tools, notice, notices } = convert(read('vapi-assistant'));

  it('keeps prompt, greeting, model, voice, turn taking and analysis', () => {
    expect(agent).toMatchObject({
      name: 'Harbour Dental reception',
      prompt: 'You are Ida, receptionist of {{clinic_name}}. Be brief.',
      greeting: 'Harbour Dental, this is Ida. How can I help?',
      greeting_interruptible: false,
      language: 'sv',
      llm: { provider: 'openai', model: 'gpt-4o-mini', temperature: 0.4, max_tokens: 250 },
      voice: { provider: 'elevenlabs', voice_id: 'EXAVITQu4vr4xnSDxMaL', speed: 1.1, stability: 0.6 },
      stt: { provider: 'deepgram', model: 'nova-3', keywords: ['implantat'], endpointing_ms: 300 },
      silence: { end_after_ms: 25_000 },
      turn_taking: { min_words: 2, min_ms: 300 },
      voicemail: { action: 'message', message: 'Please call us back.' },
      background_sound: { preset: 'office' },
      transfer_targets: [{ key: 'target_1', label: 'Front desk', destination: '+46855500100', mode: 'warm' }],
      analysis: { fields: [{ name: 'urgent', type: 'boolean', description: 'Pain today' }] },
    });
  });

  it('brings its tools, attached in order', () => {
    expect(tools.map(({ definition }) => [definition.name, definition.type])).toEqual([
      ['end_call', 'end_call'],
      ['transfer_call', 'transfer'],
      ['find_slot', 'webhook'],
    ]);
    expect(agent.tool_ids).toEqual(tools.map(({ id }) => id));
    expect(tools[2]?.definition).toMatchObject({
      timeout_ms: 12_000,
      parameters: { required: ['treatment'] },
      request: { url: 'https://api.example.com/vapi/find-slot', headers: { 'X-Key': 's3cret' } },
    });
  });

  it('reports what is lost, what is missing and where, without repeating secrets', () => {
    expect(notice('/model/tools/3')).toMatchObject({ kind: 'dropped', what: 'Tool of type bash' });
    expect(notice('/model/toolIds')).toMatchObject({ kind: 'action_required' });
    expect(notice('/server')).toMatchObject({ kind: 'action_required' });
    expect(notice('/hooks')).toMatchObject({ kind: 'dropped', why: 'Parley has no setting for it.' });
    expect(notice('/voice/similarityBoost')).toMatchObject({ kind: 'dropped' });
    expect(JSON.stringify(notices)).not.toContain('s3cret');
  });
});

describe('a Vapi workflow', () => {
  const { workflow, node, ways, tools, notice } = convert(read('vapi-workflow'));

  it('keeps nodes, their texts, places and own models', () => {
    expect(workflow?.start_node_id).toBe('introduction');
    expect(workflow?.global_prompt).toBe('You work for the restaurant {{restaurant}}.');
    expect(node('introduction')).toMatchObject({
      kind: 'conversation',
      message: 'Welcome to {{restaurant}}!',
      position: { x: -100, y: 40 },
    });
    expect(node('collect_booking')).toMatchObject({
      kind: 'collect',
      fields: [{ variable: 'booking_date' }, { variable: 'guests' }],
      overrides: { model: { provider: 'openai', model: 'gpt-4o', temperature: 0.2, max_tokens: 200 } },
    });
    expect(node('human')).toMatchObject({
      global: { condition: { type: 'prompt', prompt: 'The guest wants to talk to a person' } },
    });
    expect(node('transfer')).toMatchObject({ kind: 'transfer', destination: '+46855500111', say: 'One moment.' });
    expect(node('hangup')).toMatchObject({ kind: 'end', say: 'Thank you for calling.' });
    expect(workflow?.variables).toContainEqual(expect.objectContaining({ name: 'guests', type: 'number' }));
  });

  it('translates conditions: by the model, computed, failed and always', () => {
    expect(ways('collect_booking')).toEqual([
      ['book', { type: 'expression', expression: 'has(vars.guests) && vars.guests < 9.0' }],
      ['human', { type: 'always' }],
    ]);
    expect(ways('book')).toEqual([
      ['hangup', { type: 'always' }],
      ['human', { type: 'result', outcome: 'failed' }],
    ]);
    expect(notice('/edges/7')).toMatchObject({ kind: 'dropped', what: 'Connection from "human" to "nowhere"' });
  });

  it('makes a tool of an API request, with its address as a template', () => {
    const tool = tools.find(({ definition }) => definition.name === 'book_table');
    expect(node('book')).toMatchObject({ kind: 'tool', tool_id: tool?.id });
    expect(tool?.definition.request).toMatchObject({
      url: 'https://api.example.com/tables/{booking_date}',
      headers: { 'X-Api-Key': 'abc' },
      body_mode: 'args',
    });
  });
});

it('takes the choices of a Vapi variable as the dashboard keeps them, in one text', () => {
  const plan = { output: [{ type: 'string', title: 'level', enum: [' entry, mid, senior'] }] };
  const { node } = convert({
    name: 'Interview',
    nodes: [{ type: 'conversation', name: 'ask', isStart: true, prompt: 'Ask.', variableExtractionPlan: plan }],
    edges: [],
  });
  expect(node('ask')).toMatchObject({ fields: [{ variable: 'level', choices: ['entry', 'mid', 'senior'] }] });
});

describe('a Retell agent with its conversation flow', () => {
  const { agent, workflow, node, ways, tools, notice } = convert(read('retell-agent'));

  it('keeps the settings of the agent, in the units and bounds of Parley', () => {
    expect(agent).toMatchObject({
      name: 'Parcel help',
      language: 'en-GB',
      first_speaker: 'agent',
      interruption_sensitivity: 0.8,
      backchannel: { enabled: true, frequency: 0.6 },
      silence: { remind_after_ms: 9000, remind_max: 2, end_after_ms: 600_000 },
      max_duration_seconds: 1200,
      background_sound: { preset: 'cafe', volume: 0.4 },
      llm: { provider: 'openai', model: 'gpt-4.1', temperature: 0.1 },
      pii_redaction: true,
      analysis: { fields: [{ name: 'mood', type: 'enum', choices: ['calm', 'upset'] }] },
      dynamic_variables: { customer_name: 'the customer' },
    });
    expect(notice('')?.what ?? notice('/end_call_after_silence_ms')?.what).toBe('Value for silence.end_after_ms');
    expect(notice('/voice_id')).toMatchObject({ kind: 'changed', what: 'Voice 11labs-Adrian' });
  });

  it('translates equations to typed expressions that bear missing values', () => {
    expect(ways('extract')).toEqual([
      [
        'find',
        {
          type: 'expression',
          expression:
            '(has(vars.waybill) && vars.waybill != "") && (has(vars.weight) && vars.weight <= 30.0) && (!has(vars.customer_name) || !vars.customer_name.contains("Corp"))',
        },
      ],
      ['desk', { type: 'else' }],
    ]);
    expect(workflow?.variables).toContainEqual(
      expect.objectContaining({ name: 'customer_name', default: 'the customer' }),
    );
  });

  it('keeps tools, their variables and the nodes that run them', () => {
    expect(node('find')).toMatchObject({ kind: 'tool', tool_id: tools[0]?.id });
    expect(tools[0]?.definition).toMatchObject({
      response: { assign: { state: '/parcel/state', days: '/parcel/eta/0/days' } },
      speak: { before: 'static', text: 'One moment.' },
      request: { query: { waybill: '{{waybill}}' }, body_mode: 'args' },
    });
  });

  it('says a fixed text at once, and has an end whose words are an instruction follow a conversation', () => {
    expect(node('tell')).toMatchObject({ kind: 'say', text: 'It is on its way, {{customer_name}}.' });
    expect(ways('tell')).toEqual([['bye', { type: 'always' }]]);
    expect(node('bye')).toMatchObject({ kind: 'conversation', prompt: 'Say goodbye warmly.' });
    expect(ways('bye').map(([target]) => target)).toEqual(['bye_end', 'bye_end']);
    expect(node('bye_end')?.kind).toBe('end');
  });

  it('keeps the ways through a node that Parley does not have, and says so', () => {
    expect(node('code')?.kind).toBe('branch');
    expect(ways('code')).toEqual([['desk', { type: 'else' }]]);
    expect(notice('/conversationFlow/nodes/3')).toMatchObject({ kind: 'changed', what: 'Node "code" of type code' });
    expect(notice('/conversationFlow/nodes/3/code')).toMatchObject({ kind: 'dropped' });
    expect(node('desk')).toMatchObject({ kind: 'transfer', mode: 'warm' });
  });

  it('puts the nodes of a component in place of the node that runs it; one that is only named is asked for', () => {
    const say = (id: string, more: object = {}) => ({
      id,
      type: 'conversation',
      instruction: { type: 'prompt', text: `Words of ${id}.` },
      ...more,
    });
    const when = (prompt: string, to?: string) => ({
      id: `e-${prompt}`,
      transition_condition: { type: 'prompt', prompt },
      ...(to === undefined ? {} : { destination_node_id: to }),
    });
    const component = (id: string, more: object) => ({ id, type: 'component', component_id: `of-${id}`, ...more });
    const { node, ways, workflow, notices } = convert({
      start_node_id: 'ask',
      nodes: [
        say('ask', { edges: [when('Known', 'check')] }),
        component('check', {
          component_type: 'local',
          edges: [when('Proven', 'bye')],
          else_edge: when('Else', 'away'),
        }),
        component('away', { component_type: 'shared' }),
        { id: 'bye', type: 'end' },
      ],
      components: [
        {
          conversation_flow_component_id: 'of-check',
          name: 'Check who it is',
          start_node_id: 'ask',
          nodes: [say('ask', { edges: [when('Told', 'last'), when('Refused')] }), say('last')],
        },
      ],
    });
    const flow = (from: string) => ways(from).map(([to, condition]) => `${condition.type} ${to}`);
    expect(flow('check')).toEqual(['else check_ask']);
    expect(node('check_ask')).toMatchObject({ kind: 'conversation', prompt: 'Words of ask.' });
    expect(flow('check_ask')).toEqual(['prompt check_last', 'prompt check_done']);
    expect(flow('check_last')).toEqual(['else check_done']);
    expect(flow('check_done')).toEqual(['prompt bye', 'else away']);
    expect(node('away')).toMatchObject({ kind: 'subflow', workflow_id: null });
    const places = (workflow?.nodes ?? []).map(({ position: { x, y } }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(places.length);
    expect(notices.map(({ kind, path }) => `${kind} ${path}`).toSorted()).toEqual([
      'action_required /nodes/2',
      'changed /nodes/1',
    ]);
  });

  it('reads a flow alone, and states of a prompt-based agent as nodes', () => {
    const { conversationFlow } = read('retell-agent') as { conversationFlow: object };
    expect(convert(conversationFlow).format).toBe('retell-flow');
    const states = [
      { name: 'greet', state_prompt: 'Greet.', edges: [{ destination_state_name: 'help', description: 'A question' }] },
      { name: 'help', state_prompt: 'Help.', tools: [{ type: 'end_call', name: 'end_call' }] },
    ];
    const llm = {
      general_prompt: 'You help.',
      begin_message: 'Hi',
      model: 'claude-4.5-haiku',
      starting_state: 'greet',
      states,
    };
    const both = convert({ agent: { response_engine: { type: 'retell-llm' }, voice_id: 'x' }, llm });
    expect(both.agent).toMatchObject({ prompt: 'You help.', greeting: 'Hi', llm: { provider: 'anthropic' } });
    expect(both.ways('greet')).toEqual([['help', { type: 'prompt', prompt: 'A question' }]]);
    expect(both.node('help')?.overrides.tool_ids).toEqual([both.tools[0]?.id]);
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
