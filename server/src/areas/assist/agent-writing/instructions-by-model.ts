import { guessLanguage } from '@parley/crawler/html';
import { type ComposerTexts, type OwnWords, type PromptPart } from '#areas/assist/composer';
import type { BoundModel } from './write-with-model.ts';

/** Additions of a model to an agent: its name, greeting and lines of instructions. */
export interface WrittenInstructions {
  agentName: string;
  greeting: string;
  parts: PromptPart[];
}

const sections = ['role', 'tasks', 'conversation', 'rules', 'restrictions', 'handOver'] as const;
type Section = (typeof sections)[number];

/** Bounds of a model's answer. */
const linesMax = 12;
const lineMax = 600;
const nameMax = 40;
const greetingMax = 400;
/** Stands for the name of the business, which may come from a website and so is no word for the model. */
const placeholder = '{business}';
const linkLike = /\b(?:https?:|www\.|[\w-]+@[\w-]+\.|\S+\.(?:com|net|org|io|se|de|fr|es)\b)/i;

/**
 * Asks the model for an agent's name, greeting and instructions. It reads only what the person has written: text of a
 * website cannot reach it.
 */
export async function writeInstructions(input: {
  model: BoundModel;
  own: OwnWords;
  language: string;
  business: string;
  texts: ComposerTexts;
}): Promise<WrittenInstructions & { modelId: string }> {
  const { model, own, language, business, texts } = input;
  const { businessName: _, ...wishes } = own;
  const { value, modelId } = await model.write({
    system: systemOf(language),
    data: { language, wishes },
    language,
    read: (answer) => readInstructions(answer, language),
  });
  const named = (text: string) => text.replaceAll(placeholder, business || texts.ourBusiness);
  return {
    modelId,
    agentName: value.agentName,
    greeting: named(value.greeting),
    parts: sections.flatMap((section) =>
      value.lines[section].map((line) => ({
        section: texts.headings[section],
        text: `- ${named(line)}`,
        source: { kind: 'standard' as const },
      })),
    ),
  };
}

function systemOf(language: string): string {
  const keys = sections.map((section) => `"${section}": at most ${linesMax} short lines`).join('\n- ');
  return [
    'You write the instructions of a conversational agent that answers the customers of a business by phone and chat.',
    `The message holds the wishes of the owner as JSON. Write in the language "${language}". Answer with one JSON object and nothing else. Its keys:\n- "agentName": a short first name\n- "greeting": one or two sentences with which the agent opens, with ${placeholder} where the name of the business stands\n- ${keys}`,
    'Speak to the agent ("you"). Write what is needed to fulfil the wishes, completely and without repeating yourself. The facts of the business (hours, prices, contacts) are added elsewhere: state none, invent none, and give no addresses, numbers or links.',
  ].join('\n\n');
}

interface ReadInstructions {
  agentName: string;
  greeting: string;
  lines: Record<Section, string[]>;
}

function readInstructions(
  answer: Record<string, unknown>,
  language: string,
): { value?: ReadInstructions; faults: string[] } {
  const faults: string[] = [];
  const text = (key: string, max: number) => {
    const value = typeof answer[key] === 'string' ? answer[key].replace(/\s+/g, ' ').trim() : '';
    if (value === '' || value.length > max) faults.push(`${key}: expected a text of 1 to ${max} characters`);
    else if (linkLike.test(value)) faults.push(`${key}: must hold no link or address`);
    return value;
  };
  const agentName = text('agentName', nameMax);
  const greeting = text('greeting', greetingMax);
  const lines = Object.fromEntries(sections.map((section) => [section, linesOf(answer[section], section, faults)]));
  const written = [greeting, ...Object.values(lines).flat()].join(' ').replaceAll(placeholder, '');
  const guessed = guessLanguage(written);
  if (
    guessed !== null &&
    guessed !== language.split('-')[0]?.toLowerCase() &&
    ['en', 'sv', 'de', 'fr', 'es'].includes(guessed)
  ) {
    faults.push(`expected the language "${language}", got "${guessed}"`);
  }
  return { value: { agentName, greeting, lines: lines as Record<Section, string[]> }, faults };
}

function linesOf(value: unknown, section: string, faults: string[]): string[] {
  const given = typeof value === 'string' ? value.split('\n') : value;
  if (!Array.isArray(given) || !given.every((line) => typeof line === 'string')) {
    faults.push(`${section}: expected a list of texts`);
    return [];
  }
  const lines = given
    .map((line: string) =>
      line
        .replace(/^[-*•#\s]+/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
  if (lines.length > linesMax) faults.push(`${section}: expected at most ${linesMax} lines`);
  if (lines.some((line) => line.length > lineMax))
    faults.push(`${section}: expected lines of at most ${lineMax} characters`);
  if (lines.some((line) => linkLike.test(line))) faults.push(`${section}: must hold no link or address`);
  return lines;
}
