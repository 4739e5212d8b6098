import { describe, expect, it } from 'vitest';
import { convert, read } from '../../../../test/imported-documents.ts';

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
