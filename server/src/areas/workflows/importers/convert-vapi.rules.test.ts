import { describe, expect, it } from 'vitest';
import { convert, read } from '../../../../test/imported-documents.ts';

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
