import type { AgentDraft } from './agent-draft.ts';
import type { ImportReport } from './import-report.ts';
import type { Source } from './source-document.ts';

/** Language model vendors of other platforms, by their names there. */
const modelProviders: Readonly<Record<string, string>> = {
  openai: 'openai',
  anthropic: 'anthropic',
  google: 'google',
  groq: 'groq',
  mistral: 'mistral',
};

const hearingVendors: Readonly<Record<string, string>> = {
  deepgram: 'deepgram',
  '11labs': 'elevenlabs',
  elevenlabs: 'elevenlabs',
  scribe_realtime: 'elevenlabs',
  openai: 'openai',
  'assembly-ai': 'assemblyai',
  azure: 'azure',
};

const speakingVendors: Readonly<Record<string, string>> = {
  deepgram: 'deepgram',
  '11labs': 'elevenlabs',
  elevenlabs: 'elevenlabs',
  openai: 'openai',
  cartesia: 'cartesia',
  azure: 'azure',
};

/** Vendor of a model by its name, for platforms that name the model alone. */
const providerByModel: readonly [RegExp, string][] = [
  [/^(?:gpt|o\d|chatgpt)/i, 'openai'],
  [/^claude/i, 'anthropic'],
  [/^gemini/i, 'google'],
  [/^(?:mistral|ministral|magistral)/i, 'mistral'],
];

export function findProviderOfModel(model: string): string | null {
  return providerByModel.find(([pattern]) => pattern.test(model))?.[1] ?? null;
}

/** Model as the vendor names it, or null with a notice where Parley has no such vendor. */
export function findModel(
  vendor: { provider: string | undefined; model: string },
  source: Source,
  report: ImportReport,
): { provider: string; model: string } | null {
  const provider =
    vendor.provider === undefined ? findProviderOfModel(vendor.model) : (modelProviders[vendor.provider] ?? null);
  if (provider !== null) return { provider, model: vendor.model };
  report.changed(source, {
    what: `Language model ${[vendor.provider, vendor.model].filter(Boolean).join(' / ')}`,
    why: 'Parley has no such provider of its own; the built-in model answers.',
    what_to_do: 'Choose a model, for instance the same one through an OpenAI-compatible address.',
  });
  return null;
}

/** Sets provider and id of the voice; reports vendors that Parley does not have. */
export function setVoice(
  draft: AgentDraft,
  voice: { provider: string | undefined; id: string | undefined },
  source: Source,
  report: ImportReport,
): void {
  const provider = speakingVendors[voice.provider ?? ''];
  if (provider !== undefined && voice.id !== undefined) {
    draft.set('voice.provider', provider, source);
    draft.set('voice.voice_id', voice.id, source);
    return;
  }
  report.changed(source, {
    what: `Voice ${[voice.provider, voice.id].filter(Boolean).join(' / ')}`,
    why: 'The voice belongs to a vendor or a platform that Parley does not speak through.',
    what_to_do: 'Choose a voice for the agent; until then the built-in one speaks.',
  });
}

/** Sets the speech-to-text vendor; reports vendors that Parley does not have. */
export function setTranscriber(
  draft: AgentDraft,
  transcriber: { provider: string | undefined; model: string | undefined },
  source: Source,
  report: ImportReport,
): void {
  const provider = hearingVendors[transcriber.provider ?? ''];
  if (provider !== undefined) {
    draft.set('stt.provider', provider, source);
    draft.set('stt.model', transcriber.model, source);
    return;
  }
  report.changed(source, {
    what: `Speech recognition ${[transcriber.provider, transcriber.model].filter(Boolean).join(' / ')}`,
    why: 'Parley does not listen through this vendor.',
    what_to_do: 'Choose a speech-to-text provider for the agent; until then the built-in one listens.',
  });
}

/** Sets the agent's language; "multi" and unknown forms stay English. */
export function setLanguage(draft: AgentDraft, tag: string | undefined, source: Source, report: ImportReport): void {
  if (tag === undefined) return;
  if (/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(tag)) {
    draft.set('language', tag, source);
    return;
  }
  report.changed(source, {
    what: `Language "${tag}"`,
    why: 'An agent of Parley has one language, named by a tag such as en or sv-SE.',
    what_to_do: 'Set the language of the agent; it is English now.',
  });
}
