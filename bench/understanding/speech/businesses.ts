import { readdirSync, readFileSync } from 'node:fs';
import { type AgentConfig, AgentCreate } from '@parley/contract/resources/agent';
import { demoAgent } from '../../../server/src/app/demo-agent.ts';
import type { ModelRequest } from '../../../server/src/brain/ports.ts';
import { createWordReader } from '../../../server/src/brain/prompt-facts.ts';
import { expectedPhrases, expectedThings } from '../../../server/src/calling/call/expected-phrases.ts';
import { wallClock } from '../../../server/src/platform/clock/wall-clock.ts';
import { createBuiltinModel } from '../../../server/src/providers/language/builtin/builtin-model.ts';
import type { RecognitionOptions } from '../../../server/src/voice/ports.ts';

export interface SpokenBusiness {
  name: string;
  agent: AgentConfig;
  timeZone: string;
  /** Questions in words of callers, not of the grammar. */
  natural: string[];
}

export type ListName = 'tuning' | 'held-out';

const defaultNow = '2026-03-11T10:30';
const model = createBuiltinModel({ reader: createWordReader() });

/** Businesses of a list: those of `tuning` have the prompts of the text list or of the demo agent. */
export function readSpokenBusinesses(list: ListName): SpokenBusiness[] {
  const folder = new URL(`./${list}/`, import.meta.url);
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const read = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
      const name = file.replace('.json', '');
      return { name, natural: read.natural, ...agentOf(read) };
    });
}

function agentOf(read: { of?: string; agent?: string; prompt?: string; language?: string; timeZone?: string }) {
  if (read.of === 'demo') return { agent: AgentCreate.parse(demoAgent) as AgentConfig, timeZone: 'Europe/Stockholm' };
  const folder = new URL(`../tuning/${read.of}/`, import.meta.url);
  const prompt = read.prompt ?? readFileSync(new URL('prompt.md', folder), 'utf8');
  const facts = read.prompt === undefined ? JSON.parse(readFileSync(new URL('questions.json', folder), 'utf8')) : read;
  const { language, timeZone } = facts as { language: string; timeZone: string };
  return { agent: AgentCreate.parse({ name: read.agent, language, prompt }) as AgentConfig, timeZone };
}

/** Expectations that the recognizer of a call with this agent gets. */
export function recognitionOf({ agent }: SpokenBusiness): RecognitionOptions {
  return {
    language: agent.language,
    keywords: agent.stt.keywords,
    phrases: expectedPhrases(agent, {}, []),
    things: expectedThings(agent, {}, []),
    agentText: 'How can I help you?',
  };
}

/** First reply of the built-in model to a text; undefined where it says that it does not know. */
export async function replyTo({ agent, timeZone }: SpokenBusiness, text: string): Promise<string | undefined> {
  const request: ModelRequest = {
    system: agent.prompt,
    prompt: agent.prompt,
    messages: [{ role: 'user', text }],
    tools: [],
    passages: [],
    agentName: agent.name,
    language: agent.language,
    timezone: timeZone,
    now: new Date(wallClock(timeZone).instantOf(Date.parse(`${defaultNow}Z`))),
    collected: {},
  };
  let reply = '';
  let isUnsure = false;
  for await (const event of model.stream(request, new AbortController().signal)) {
    if (event.kind === 'text') reply += event.delta;
    if (event.kind === 'finish') isUnsure = event.isUnsure === true;
  }
  return isUnsure ? undefined : reply;
}

/**
 * True where the reply to what was heard states what the reply to the written question states: it shares a sentence
 * with it and has all its figures. A leading yes, no or greeting makes no difference.
 */
export function isSameAnswer(heard: string, written: string): boolean {
  const sentences = (text: string) =>
    new Set(
      text
        .toLowerCase()
        .split(/(?<=[.!?])\s+/)
        .map((one) => one.replace(/^(?:yes|no|hello|hi)[,.!]?\s*/u, '').replace(/[^\p{L}\p{N} ]/gu, ''))
        .filter((one) => one !== ''),
    );
  const [one, other] = [sentences(heard), sentences(written)];
  const figures = (text: string): string[] => text.match(/\d+/g) ?? [];
  const has = new Set(figures(heard));
  if (other.size === 0) return heard.trim() === written.trim();
  return [...other].some((sentence) => one.has(sentence)) && figures(written).every((figure) => has.has(figure));
}
