import { analysisField } from './analysis-fields.ts';
import { addBuiltInTools, addElevenLabsTool } from './elevenlabs-tools.ts';
import type { ImportContext } from './import-context.ts';
import { isRecord, type Source } from './source-document.ts';
import { convertText } from './texts.ts';
import { findModel, setLanguage, setTranscriber, setVoice } from './vendor-models.ts';

const ownFields = [
  'agent_id',
  'metadata',
  'phone_numbers',
  'whatsapp_accounts',
  'access_info',
  'tags',
  'version_id',
  'branch_id',
  'main_branch_id',
];

/** Reads an agent of ElevenLabs, without its workflow. */
export function readElevenLabsAgent(document: Source, context: ImportContext): void {
  const { agent, report } = context;
  document.skip(...ownFields);
  agent.set('name', document.text('name'), document);
  const config = document.at('conversation_config');
  const own = config.at('agent');
  const greeting = own.text('first_message');
  agent.set(
    'greeting',
    greeting === undefined ? undefined : convertText(greeting, own.at('first_message'), null, report),
    own,
  );
  if (greeting === undefined) agent.set('first_speaker', 'user', own);
  setLanguage(agent, own.text('language'), own.at('language'), report);
  const isFixed = own.flag('disable_first_message_interruptions');
  agent.set('greeting_interruptible', isFixed === undefined ? undefined : !isFixed, own);
  readVariables(own, context);
  readPrompt(own.at('prompt'), context);
  readSpeech(config, context);
  readTurns(config, context);
  readPlatformSettings(document.at('platform_settings'), context);
}

function readVariables(own: Source, { agent }: ImportContext): void {
  const values = own.at('dynamic_variables').json('dynamic_variable_placeholders');
  if (!isRecord(values)) return;
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
  if (texts.length > 0) agent.set('dynamic_variables', Object.fromEntries(texts), own);
}

function readPrompt(prompt: Source, context: ImportContext): void {
  const { agent, report } = context;
  const text = prompt.text('prompt');
  agent.set('prompt', text === undefined ? undefined : convertText(text, prompt.at('prompt'), null, report), prompt);
  agent.set('llm.temperature', prompt.number('temperature'), prompt);
  const maxTokens = prompt.number('max_tokens');
  // -1: as many as the model gives.
  if (maxTokens !== undefined && maxTokens > 0) agent.set('llm.max_tokens', maxTokens, prompt);
  agent.set('timezone', prompt.text('timezone'), prompt);
  readLanguageModel(prompt, context);
  for (const tool of prompt.list('tools')) {
    const id = addElevenLabsTool(tool, context);
    if (id !== undefined) context.attach(id, tool);
  }
  addBuiltInTools(prompt.at('built_in_tools'), context);
  for (const id of prompt.texts('tool_ids')) {
    if (context.tools.find(id) !== undefined) continue;
    report.actionRequired(prompt.at('tool_ids'), {
      what: `Tool ${id}`,
      why: 'The document only names the tool; what it does is stored elsewhere.',
      what_to_do: 'Create the tool in Parley and add it to the agent.',
    });
  }
  readKnowledge(prompt, context);
}

function readLanguageModel(prompt: Source, { agent, report }: ImportContext): void {
  const llm = prompt.text('llm');
  const custom = prompt.at('custom_llm');
  const url = custom.text('url');
  if (llm?.toLowerCase() === 'custom-llm' && url !== undefined) {
    agent.set('llm', { provider: 'openai-compatible', model: custom.text('model_id') ?? 'default', url }, custom);
    report.actionRequired(custom, {
      what: 'Key of the custom language model',
      why: 'The document holds a reference to a secret, not the secret.',
      what_to_do: "Add the key to the headers of the agent's model.",
    });
    custom.skip('api_key', 'api_type');
    return;
  }
  if (llm === undefined) return;
  const found = findModel({ provider: undefined, model: llm }, prompt.at('llm'), report);
  agent.set('llm.provider', found?.provider, prompt);
  agent.set('llm.model', found?.model, prompt);
}

function readKnowledge(prompt: Source, { report }: ImportContext): void {
  if (!prompt.has('knowledge_base')) return;
  prompt.skip('knowledge_base');
  report.actionRequired(prompt.at('knowledge_base'), {
    what: 'Knowledge base',
    why: 'The document only names files and pages.',
    what_to_do: "Add them to the agent's knowledge.",
  });
}

function readSpeech(config: Source, { agent, report }: ImportContext): void {
  const tts = config.at('tts');
  const voice = tts.text('voice_id');
  if (voice !== undefined) setVoice(agent, { provider: 'elevenlabs', id: voice }, tts, report);
  agent.set('voice.speed', tts.number('speed'), tts);
  agent.set('voice.stability', tts.number('stability'), tts);
  tts.skip('model_id', 'agent_output_audio_format', 'optimize_streaming_latency', 'similarity_boost');
  const asr = config.at('asr');
  const provider = asr.text('provider');
  if (provider !== undefined) setTranscriber(agent, { provider, model: undefined }, asr, report);
  const keywords = asr.texts('keywords');
  if (keywords.length > 0) agent.set('stt.keywords', keywords, asr);
  asr.skip('quality', 'user_input_audio_format');
}

function readTurns(config: Source, { agent }: ImportContext): void {
  const turn = config.at('turn');
  const remind = turn.number('turn_timeout');
  const end = turn.number('silence_end_call_timeout');
  if (remind !== undefined && remind > 0) agent.set('silence.remind_after_ms', Math.round(remind * 1000), turn);
  if (end !== undefined && end > 0) agent.set('silence.end_after_ms', Math.round(end * 1000), turn);
  const ignored = turn.texts('interruption_ignore_terms');
  if (ignored.length > 0) agent.set('turn_taking.ignore_phrases', ignored, turn);
  turn.skip('mode');
  const conversation = config.at('conversation');
  agent.set('max_duration_seconds', conversation.number('max_duration_seconds'), conversation);
  conversation.skip('client_events');
}

function readPlatformSettings(settings: Source, { agent }: ImportContext): void {
  settings.skip('overrides', 'call_limits', 'widget', 'auth', 'archived', 'safety', 'trust_context');
  const privacy = settings.at('privacy');
  agent.set('recording_enabled', privacy.flag('record_voice'), privacy);
  const days = privacy.number('retention_days');
  if (days !== undefined && days > 0) agent.set('data_retention_days', days, privacy);
  agent.set('zero_retention', privacy.flag('zero_retention_mode'), privacy);
  privacy.skip('retention_days');
  const fields = settings
    .entries('data_collection')
    .map(([name, field]) => analysisField(name, field.text('type'), field));
  if (fields.length > 0) agent.set('analysis.fields', fields, settings.at('data_collection'));
  const criteria = settings.at('evaluation').list('criteria');
  const goals = criteria.map((criterion) => {
    criterion.skip('id', 'type', 'name', 'use_knowledge_base');
    return criterion.text('conversation_goal_prompt') ?? '';
  });
  if (goals.length > 0) agent.set('analysis.success_criteria', goals.join('\n'), settings.at('evaluation'));
}
