import { analysisField } from './analysis-fields.ts';
import type { ImportContext } from './import-context.ts';
import { addRetellTool } from './retell-tools.ts';
import { isRecord, type Source } from './source-document.ts';
import { convertText } from './texts.ts';
import { findModel, setLanguage } from './vendor-models.ts';

const ownFields = [
  'agent_id',
  'assigned_tags',
  'base_version',
  'channel',
  'is_published',
  'last_modification_timestamp',
  'opt_in_signed_url',
  'post_call_analysis_model',
  'response_engine',
  'version',
  'version_title',
];

const ambientSounds: Readonly<Record<string, string>> = { 'coffee-shop': 'cafe', 'call-center': 'call-center' };

/** Reads the fields of a Retell agent: voice, turn taking, privacy and analysis. */
export function readRetellAgent(document: Source, context: ImportContext): void {
  const { agent } = context;
  document.skip(...ownFields);
  agent.set('name', document.text('agent_name'), document);
  setLanguage(agent, document.text('language'), document.at('language'), context.report);
  agent.set('interruption_sensitivity', document.number('interruption_sensitivity'), document);
  agent.set('responsiveness', document.number('responsiveness'), document);
  agent.set('greeting_delay_ms', document.number('begin_message_delay_ms'), document);
  agent.set('silence.remind_after_ms', document.number('reminder_trigger_ms'), document);
  agent.set('silence.remind_max', document.number('reminder_max_count'), document);
  agent.set('silence.end_after_ms', document.number('end_call_after_silence_ms'), document);
  const maxMs = document.number('max_call_duration_ms');
  agent.set('max_duration_seconds', maxMs === undefined ? undefined : Math.round(maxMs / 1000), document);
  agent.set('backchannel.enabled', document.flag('enable_backchannel'), document);
  agent.set('backchannel.frequency', document.number('backchannel_frequency'), document);
  const words = document.texts('backchannel_words');
  if (words.length > 0) agent.set('backchannel.words', words, document);
  const keywords = document.texts('boosted_keywords');
  if (keywords.length > 0) agent.set('stt.keywords', keywords, document);
  readVoice(document, context);
  readSound(document, context);
  readPrivacy(document, context);
  readVoicemail(document.at('voicemail_option'), context);
  const fields = document
    .list('post_call_analysis_data')
    .filter((field) => field.text('type') !== 'system-presets')
    .map((field) => analysisField(field.text('name') ?? 'field', field.text('type'), field));
  if (fields.length > 0) agent.set('analysis.fields', fields, document);
  if (document.text('webhook_url') !== undefined) reportWebhook(document.at('webhook_url'), context);
}

function readVoice(document: Source, { agent, report }: ImportContext): void {
  const voice = document.text('voice_id');
  agent.set('voice.speed', document.number('voice_speed'), document);
  agent.set('voice.volume', document.number('volume'), document);
  document.skip('voice_model', 'fallback_voice_ids');
  if (voice === undefined) return;
  report.changed(document.at('voice_id'), {
    what: `Voice ${voice}`,
    why: 'The platform has names of its own for the voices of vendors.',
    what_to_do: 'Choose a voice for the agent; until then the built-in one speaks.',
  });
}

function readSound(document: Source, { agent, report }: ImportContext): void {
  const sound = document.text('ambient_sound');
  const volume = document.number('ambient_sound_volume');
  const denoising = document.text('denoising_mode');
  if (denoising !== undefined) agent.set('denoise', denoising !== 'no-denoise', document);
  agent.set('keypad.enabled', document.flag('allow_user_dtmf'), document);
  const keypad = document.at('user_dtmf_options');
  agent.set('keypad.max_digits', keypad.number('digit_limit'), keypad);
  agent.set('keypad.finish_on', keypad.text('termination_key'), keypad);
  agent.set('keypad.timeout_ms', keypad.number('timeout_ms'), keypad);
  if (sound === undefined) return;
  const preset = ambientSounds[sound];
  agent.set('background_sound.preset', preset, document);
  // From 0 to 2 there, from 0 to 1 here.
  agent.set('background_sound.volume', volume === undefined ? undefined : volume / 2, document);
  if (preset !== undefined) return;
  report.dropped(document.at('ambient_sound'), {
    what: `Background sound ${sound}`,
    why: 'Parley has office, cafe and call centre.',
    what_to_do: 'Choose one of them, or give the URL of a sound.',
  });
}

function readPrivacy(document: Source, { agent }: ImportContext): void {
  agent.set('data_retention_days', document.number('data_storage_retention_days'), document);
  const setting = document.text('data_storage_setting');
  if (setting === 'everything_except_pii') agent.set('pii_redaction', true, document);
  if (setting === 'basic_attributes_only') agent.set('zero_retention', true, document);
}

function readVoicemail(option: Source, { agent }: ImportContext): void {
  if (!isRecord(option.value)) return;
  const action = option.at('action');
  const text = action.text('text');
  action.skip('type');
  agent.set('voicemail.detect', true, option);
  agent.set('voicemail.message', text, action);
  agent.set('voicemail.action', text === undefined ? 'hangup' : 'message', action);
}

function reportWebhook(source: Source, { report }: ImportContext): void {
  report.actionRequired(source, {
    what: 'Webhook of the agent',
    why: 'Parley sends events of its own, signed in another way.',
    what_to_do: 'Adapt the receiver and add it as a webhook.',
  });
}

/** Reads what a Retell LLM and a conversation flow have in common: model, first speaker and variables. */
export function readRetellEngine(engine: Source, context: ImportContext): void {
  const { agent, report } = context;
  engine.skip(
    'llm_id',
    'conversation_flow_id',
    'version',
    'is_published',
    'last_modification_timestamp',
    'base_version',
  );
  const choice = engine.at('model_choice');
  choice.skip('type', 'high_priority');
  const model = engine.text('model') ?? choice.text('model');
  if (model !== undefined) {
    const found = findModel({ provider: undefined, model }, engine.at('model'), report);
    agent.set('llm.provider', found?.provider, engine);
    agent.set('llm.model', found?.model, engine);
  }
  agent.set('llm.temperature', engine.number('model_temperature'), engine);
  agent.set('first_speaker', engine.text('start_speaker'), engine);
  const defaults = engine.at('default_dynamic_variables').value;
  if (isRecord(defaults)) agent.set('dynamic_variables', engine.json('default_dynamic_variables'), engine);
  if (engine.texts('knowledge_base_ids').length > 0) {
    report.actionRequired(engine.at('knowledge_base_ids'), {
      what: 'Knowledge bases',
      why: 'The document only names them.',
      what_to_do: "Add the files or pages to the agent's knowledge.",
    });
  }
}

/** Reads a Retell LLM: one prompt with tools, and states where it has any. */
export function readRetellLlm(engine: Source, context: ImportContext): void {
  const { agent, report } = context;
  readRetellEngine(engine, context);
  const prompt = engine.text('general_prompt');
  const greeting = engine.text('begin_message');
  agent.set(
    'prompt',
    prompt === undefined ? undefined : convertText(prompt, engine.at('general_prompt'), null, report),
    engine,
  );
  agent.set(
    'greeting',
    greeting === undefined ? undefined : convertText(greeting, engine.at('begin_message'), null, report),
    engine,
  );
  for (const tool of engine.list('general_tools')) {
    const id = addRetellTool(tool, context);
    if (id !== undefined) context.attach(id, tool);
  }
}

/** Reads the states of a Retell LLM as a workflow: a conversation node for each, its edges judged by the model. */
export function readRetellStates(engine: Source, context: ImportContext): void {
  const { graph, report } = context;
  for (const state of engine.list('states')) {
    const name = state.text('name') ?? state.pointer;
    const toolIds = state.list('tools').flatMap((tool) => addRetellTool(tool, context) ?? []);
    const prompt = convertText(state.text('state_prompt') ?? '', state.at('state_prompt'), graph, report);
    const overrides = toolIds.length > 0 ? { tool_ids: toolIds } : {};
    graph.node('conversation', name, { name, prompt, overrides }, state);
    for (const edge of state.list('edges')) {
      const to = edge.text('destination_state_name') ?? '';
      const condition = { type: 'prompt' as const, prompt: (edge.text('description') ?? '').slice(0, 2000) };
      graph.edge({ from: name, to, condition }, edge);
    }
  }
  graph.start(engine.text('starting_state'));
}
