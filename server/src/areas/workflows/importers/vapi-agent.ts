import { analysisField } from './analysis-fields.ts';
import type { ImportContext } from './import-context.ts';
import { isRecord, type Source } from './source-document.ts';
import { convertText } from './texts.ts';
import { addVapiTools } from './vapi-tools.ts';
import { findModel, setLanguage, setTranscriber, setVoice } from './vendor-models.ts';

const ownFields = ['id', 'orgId', 'createdAt', 'updatedAt', 'isServerUrlSecretSet', 'clientMessages', 'serverMessages'];

const firstSpeakers: Readonly<Record<string, string>> = {
  'assistant-speaks-first': 'agent',
  'assistant-speaks-first-with-model-generated-message': 'model',
  'assistant-waits-for-user': 'user',
};

/** Reads the fields that Vapi's assistants and workflows have in common, and those of assistants. */
export function readVapiAgent(document: Source, context: ImportContext): void {
  const { agent, report } = context;
  document.skip(...ownFields);
  agent.set('name', document.text('name'), document);
  agent.set('greeting', textOf(document, 'firstMessage', context), document);
  agent.set('first_speaker', firstSpeakers[document.text('firstMessageMode') ?? ''], document);
  agent.set('greeting_interruptible', document.flag('firstMessageInterruptionsEnabled'), document);
  agent.set('max_duration_seconds', document.number('maxDurationSeconds'), document);
  agent.set('silence.end_after_ms', milliseconds(document.number('silenceTimeoutSeconds')), document);
  agent.set('end_call_message', textOf(document, 'endCallMessage', context), document);
  const phrases = document.texts('endCallPhrases');
  if (phrases.length > 0) agent.set('end_call_phrases', phrases, document);
  readModel(document, context);
  readVoice(document.at('voice'), context);
  readTranscriber(document.at('transcriber'), context);
  readTurnTaking(document, context);
  readVoicemail(document, context);
  readBackground(document, context);
  readAnalysis(document.at('analysisPlan'), context);
  readKeypad(document.at('keypadInputPlan'), context);
  agent.set('recording_enabled', document.at('artifactPlan').flag('recordingEnabled'), document.at('artifactPlan'));
  readMetadata(document, context);
  for (const name of ['server', 'serverUrl']) {
    if (!document.has(name)) continue;
    document.skip(name);
    report.actionRequired(document.at(name), {
      what: 'Server that gets the events of calls',
      why: 'Parley sends events of its own, signed in another way.',
      what_to_do: 'Adapt the receiver and add it as a webhook.',
    });
  }
}

function readModel(document: Source, context: ImportContext): void {
  const model = document.at('model');
  if (!document.has('model')) return;
  const { agent, report } = context;
  const name = model.text('model') ?? '';
  const provider = model.text('provider');
  if (provider === 'custom-llm') {
    agent.set('llm', { provider: 'openai-compatible', model: name, url: model.text('url') }, model);
  } else {
    const found = findModel({ provider, model: name }, model, report);
    agent.set('llm.provider', found?.provider, model);
    agent.set('llm.model', found?.model, model);
  }
  agent.set('llm.temperature', model.number('temperature'), model);
  agent.set('llm.max_tokens', model.number('maxTokens'), model);
  readMessages(model, context);
  addVapiTools(model, context, (id) => context.attach(id, model));
}

/** The prompt: every system message, one after the other. */
function readMessages(model: Source, context: ImportContext): void {
  const prompts: string[] = [];
  for (const message of model.list('messages')) {
    if (message.text('role') !== 'system') continue;
    const text = textOf(message, 'content', context);
    if (text !== undefined) prompts.push(text);
  }
  const single = textOf(model, 'systemPrompt', context);
  if (single !== undefined) prompts.push(single);
  if (prompts.length > 0) context.agent.set('prompt', prompts.join('\n\n'), model);
}

function readVoice(voice: Source, { agent, report }: ImportContext): void {
  if (!isRecord(voice.value)) return;
  setVoice(agent, { provider: voice.text('provider'), id: voice.text('voiceId') }, voice, report);
  agent.set('voice.speed', voice.number('speed'), voice);
  agent.set('voice.stability', voice.number('stability'), voice);
  voice.skip('cachingEnabled', 'chunkPlan', 'model', 'version');
}

function readTranscriber(transcriber: Source, { agent, report }: ImportContext): void {
  if (!isRecord(transcriber.value)) return;
  setTranscriber(
    agent,
    { provider: transcriber.text('provider'), model: transcriber.text('model') },
    transcriber,
    report,
  );
  setLanguage(agent, transcriber.text('language'), transcriber, report);
  // Deepgram's keywords may end in ":<weight>".
  const keywords = [...transcriber.texts('keywords'), ...transcriber.texts('keyterm')];
  if (keywords.length > 0)
    agent.set(
      'stt.keywords',
      keywords.map((word) => word.replace(/:-?\d+$/, '')),
      transcriber,
    );
  agent.set('stt.endpointing_ms', transcriber.number('endpointing'), transcriber);
}

function readTurnTaking(document: Source, { agent }: ImportContext): void {
  const plan = document.at('stopSpeakingPlan');
  agent.set('turn_taking.min_words', plan.number('numWords'), plan);
  agent.set('turn_taking.min_ms', milliseconds(plan.number('voiceSeconds')), plan);
  const ignored = plan.texts('acknowledgementPhrases');
  const stopping = plan.texts('interruptionPhrases');
  if (ignored.length > 0) agent.set('turn_taking.ignore_phrases', ignored, plan);
  if (stopping.length > 0) agent.set('turn_taking.stop_phrases', stopping, plan);
}

function readVoicemail(document: Source, context: ImportContext): void {
  const message = textOf(document, 'voicemailMessage', context);
  const detection = document.at('voicemailDetection');
  if (isRecord(detection.value)) {
    detection.skip('provider', 'backoffPlan', 'beepMaxAwaitSeconds', 'type');
    context.agent.set('voicemail.detect', true, detection);
  }
  if (message === undefined) return;
  context.agent.set('voicemail.message', message, document);
  context.agent.set('voicemail.action', 'message', document);
}

function readBackground(document: Source, { agent }: ImportContext): void {
  const sound = document.text('backgroundSound');
  if (sound === 'off' || sound === 'office') agent.set('background_sound.preset', sound, document);
  else if (sound !== undefined) agent.set('background_sound.url', sound, document);
  const smart = document.at('backgroundSpeechDenoisingPlan').at('smartDenoisingPlan');
  agent.set('denoise', smart.flag('enabled') ?? document.flag('backgroundDenoisingEnabled'), document);
}

function readAnalysis(plan: Source, { agent }: ImportContext): void {
  agent.set('analysis.summary', plan.at('summaryPlan').flag('enabled'), plan);
  agent.set('analysis.success_criteria', plan.text('successEvaluationPrompt'), plan);
  const structured = plan.at('structuredDataPlan');
  structured.flag('enabled');
  const schema = structured.at('schema');
  schema.skip('type', 'required');
  const fields = schema.entries('properties').map(([name, field]) => analysisField(name, field.text('type'), field));
  if (fields.length > 0) agent.set('analysis.fields', fields, schema);
}

function readKeypad(plan: Source, { agent }: ImportContext): void {
  agent.set('keypad.enabled', plan.flag('enabled'), plan);
  agent.set('keypad.timeout_ms', milliseconds(plan.number('timeoutSeconds')), plan);
  agent.set('keypad.finish_on', plan.text('delimiters'), plan);
}

function readMetadata(document: Source, { agent }: ImportContext): void {
  const metadata = document.at('metadata').value;
  if (!isRecord(metadata)) return;
  const texts = Object.entries(metadata).filter(([, value]) => typeof value !== 'object');
  for (const [name] of texts) document.at('metadata').skip(name);
  if (texts.length > 0)
    agent.set('metadata', Object.fromEntries(texts.map(([name, value]) => [name, String(value)])), document);
}

export function milliseconds(seconds: number | undefined): number | undefined {
  return seconds === undefined ? undefined : Math.round(seconds * 1000);
}

/** The text of a field with its placeholders read; variables of an agent are its dynamic variables. */
export function textOf(source: Source, name: string, { report }: ImportContext): string | undefined {
  const text = source.text(name);
  return text === undefined ? undefined : convertText(text, source.at(name), null, report);
}
