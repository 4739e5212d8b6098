import { readdirSync, readFileSync } from 'node:fs';
import type { ModelMessage, ModelRequest } from '../../server/src/brain/ports.ts';
import { createWordReader } from '../../server/src/brain/prompt-facts.ts';
import { wallClock } from '../../server/src/platform/clock/wall-clock.ts';
import { createBuiltinModel } from '../../server/src/providers/language/builtin/builtin-model.ts';
import { type Expectation, type Reply, scoreReply, type Verdict } from './score-reply.ts';

interface Question {
  id: string;
  kind: string;
  /** Local time at the business; a Wednesday morning by default. */
  now?: string;
  turns: { ask: string; expect: Expectation }[];
}

export interface Business {
  name: string;
  language: string;
  timeZone: string;
  prompt: string;
  questions: Question[];
}

export interface Outcome {
  business: string;
  language: string;
  question: string;
  kind: string;
  ask: string;
  expect: Expectation;
  reply: Reply;
  verdict: Verdict;
  milliseconds: number;
}

const defaultNow = '2026-03-11T10:30';
const model = createBuiltinModel({ reader: createWordReader() });

/** Reads all businesses of one set. */
export function readBusinesses(set: 'tuning' | 'held-out', root = new URL(`./${set}/`, import.meta.url)): Business[] {
  return readdirSync(root)
    .sort()
    .map((name) => {
      const { language, timeZone, questions } = JSON.parse(
        readFileSync(new URL(`${name}/questions.json`, root), 'utf8'),
      );
      return { name, language, timeZone, questions, prompt: readFileSync(new URL(`${name}/prompt.md`, root), 'utf8') };
    });
}

/** Asks the built-in model every question of a business, each in a separate conversation. */
export async function askBusiness(business: Business): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { id, kind, now = defaultNow, turns } of business.questions) {
    const messages: ModelMessage[] = [];
    let collected: Record<string, string> = {};
    for (const { ask, expect } of turns) {
      messages.push({ role: 'user', text: ask });
      const started = performance.now();
      const { reply, values } = await replyTo(business, now, messages, collected);
      const milliseconds = performance.now() - started;
      collected = { ...collected, ...values };
      messages.push({ role: 'assistant', text: reply.text });
      const verdict = scoreReply(reply, expect);
      outcomes.push({
        business: business.name,
        language: business.language,
        question: id,
        kind,
        ask,
        expect,
        reply,
        verdict,
        milliseconds,
      });
    }
  }
  return outcomes;
}

async function replyTo(
  business: Business,
  now: string,
  messages: readonly ModelMessage[],
  collected: Record<string, string>,
) {
  const request: ModelRequest = {
    system: business.prompt,
    prompt: business.prompt,
    messages: [...messages],
    tools: [],
    passages: [],
    agentName: 'Robin',
    language: business.language,
    timezone: business.timeZone,
    now: new Date(wallClock(business.timeZone).instantOf(Date.parse(`${now}Z`))),
    collected,
  };
  const reply: Reply = { text: '', isUnsure: false, hasSources: false };
  const values: Record<string, string> = {};
  for await (const event of model.stream(request, new AbortController().signal)) {
    if (event.kind === 'text') reply.text += event.delta;
    if (event.kind === 'collected') values[event.name] = event.value;
    if (event.kind === 'sources') reply.hasSources = event.passageIds.length > 0;
    if (event.kind === 'finish') reply.isUnsure = event.isUnsure === true;
  }
  return { reply, values };
}
