import type { AgentBrief, ComposedAgent, ComposerTexts, PromptPart } from '#areas/assist/composer';
import {
  businessNameOf,
  composeAgent,
  factParts,
  findTexts,
  instructionParts,
  primaryLanguage,
  promptOf,
} from '#areas/assist/composer';
import { languageNotWritten } from './agent-writing.errors.ts';
import { type AssistModel, builtinEngine } from './agent-writing.operation.ts';
import { writeInstructions } from './instructions-by-model.ts';
import { selectFacts } from './select-facts.ts';
import { writeWithModel } from './write-with-model.ts';

/** Longest prompt an agent may have. Unit: characters. */
const promptMax = 100_000;

export interface WrittenAgent extends ComposedAgent {
  /** `builtin`, or the model's id. */
  engine: string;
}

/**
 * Writes an agent from a brief: by the model where one is configured, otherwise by the composer. A model that fails is
 * `model_failed`; the composer never takes its place silently.
 */
export async function writeAgent(
  context: Parameters<typeof writeWithModel>[0] & { model: AssistModel | null },
  brief: AgentBrief,
): Promise<WrittenAgent> {
  const { model } = context;
  if (model === null) {
    const composed = composeAgent(brief);
    if (composed === null) throw languageNotWritten(brief.language);
    return { ...composed, prompt: composed.prompt.slice(0, promptMax), engine: builtinEngine };
  }
  const texts = textsFor(brief.language);
  const business = businessNameOf(brief);
  return writeWithModel(context, model, async (bound) => {
    const language = primaryLanguage(brief.language);
    const [written, selected] = await Promise.all([
      writeInstructions({ model: bound, own: brief.own, language: brief.language, business, texts }),
      selectFacts({ model: bound, website: brief.website, language: brief.language, texts }),
    ]);
    const { agentName, greeting, modelId } = written;
    // The person's own words stand as they are beside what the model adds, so that nothing they said is lost.
    const parts = bySection([
      ...instructionParts({ brief, texts, agentName, business }),
      ...written.parts,
      ...factParts({
        brief: { ...brief, website: brief.website.map((page) => ({ ...page, content: '' })) },
        texts,
        language,
      }),
      ...selected,
    ]);
    return { prompt: promptOf(parts).slice(0, promptMax), agentName, greeting, parts, engine: modelId };
  });
}

/** Texts of the composer; for a language it does not write the English ones, with the order to speak that language. */
function textsFor(language: string): ComposerTexts {
  const texts = findTexts(language);
  if (texts !== undefined) return texts;
  const english = findTexts('en');
  if (english === undefined) throw new Error('The composer has no English texts');
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
  return { ...english, speak: `Always speak ${name} (${language}).` };
}

/** Parts of the same section together, sections in the order of their first part; equal texts once. */
function bySection(parts: readonly PromptPart[]): PromptPart[] {
  const sections = [...new Set(parts.map(({ section }) => section))];
  return sections.flatMap((section) => {
    const seen = new Set<string>();
    return parts.filter((part) => {
      if (part.section !== section || seen.has(part.text)) return false;
      seen.add(part.text);
      return true;
    });
  });
}
