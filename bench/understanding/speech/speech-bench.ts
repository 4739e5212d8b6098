import { readFileSync } from 'node:fs';
import { overThePhone } from '../../../server/src/voice/testing/over-the-phone.ts';
import { round } from '../../shared/numbers.ts';
import {
  isSameAnswer,
  type ListName,
  readSpokenBusinesses,
  recognitionOf,
  replyTo,
  type SpokenBusiness,
} from './businesses.ts';
import { createHearing, type HeardCall, type Hearing } from './hear-call.ts';
import { makeNoise, mixed, type NoiseKind, noiseKinds } from './noise.ts';
import { openDenoiser } from './open-denoiser.ts';
import { levelled, withSilence } from './shape-sound.ts';
import { createTally, type Tally } from './tally.ts';
import { type BenchVoice, createVoices } from './voices.ts';

/** Parts of the bench, chosen by `BENCH_ONLY`, for example `noise` or `natural,outside`. */
export const speechParts = ['exact', 'natural', 'outside', 'noise'] as const;
export type SpeechPart = (typeof speechParts)[number];

const sampleRateHz = 16_000;
const levelDb = -20;
/** Every text by all voices, instead of every second text by one of them in turn. */
const isWhole = process.env['BENCH_ALL'] === '1';
const isShown = process.env['BENCH_SHOW'] === 'tuning';

interface Stage {
  hear: Hearing;
  voices: BenchVoice[];
  say(line: string): void;
}

/**
 * Speech of synthetic callers over a telephone line, heard by the built-in recognizer and answered by the built-in
 * model. Held-out faults are never printed: they must stay unseen while the grammar is tuned.
 */
export async function measureSpeech(
  say: (line: string) => void,
  parts: ReadonlySet<SpeechPart>,
): Promise<Record<string, unknown>> {
  const { voices, skipped } = await createVoices();
  for (const engine of skipped) say(`${engine} is not installed: its voices are left out`);
  const english = voices.filter(({ language }) => language === 'en');
  const wanted = process.env['BENCH_VOICES']?.split(',');
  const stage = {
    hear: await createHearing(await openDenoiser()),
    voices: wanted ? english.filter(({ id }) => wanted.includes(id)) : english,
    say,
  };
  const result: Record<string, unknown> = {};
  for (const list of ['tuning', 'held-out'] as const) {
    if (parts.has('exact')) result[`exact ${list}`] = await measureList(stage, list, 'exact');
    if (parts.has('natural')) result[`natural ${list}`] = await measureList(stage, list, 'natural');
    if (parts.has('outside')) result[`outside ${list}`] = await measureOutside(stage, list);
  }
  if (parts.has('noise')) result['noise'] = await measureNoise(stage);
  return result;
}

async function measureList(stage: Stage, list: ListName, kind: 'exact' | 'natural') {
  const tally = createTally();
  let turn = 0;
  for (const business of readSpokenBusinesses(list)) {
    for (const text of kind === 'natural' ? sampled(business.natural) : exactPhrases(business, isWhole ? 8 : 4)) {
      const written = await replyTo(business, text);
      if (written === undefined) {
        tally.skip();
        if (isShown && list === 'tuning') stage.say(`not answered in writing: ${business.name}: ${text}`);
        continue;
      }
      for (const voice of voicesInTurn(stage.voices, turn++)) {
        const heard = await stage.hear(await callOf(voice, text), recognitionOf(business));
        const verdict = await judge(business, text, written, heard, tally, voice.id);
        if (isShown && list === 'tuning' && verdict !== 'exact')
          stage.say(`${verdict} ${voice.id} ${business.name}: ${text}\n      heard: ${heard.text}`);
      }
    }
  }
  return report(stage, `${kind} ${list}`, tally);
}

async function judge(
  business: SpokenBusiness,
  text: string,
  written: string,
  heard: HeardCall,
  tally: Tally,
  row: string,
) {
  const reply = heard.text === '' ? undefined : await replyTo(business, heard.text);
  const verdict =
    heard.text === ''
      ? (await isAskedRightly(business, heard, written))
        ? 'asked'
        : 'refused'
      : plain(heard.text) === plain(text)
        ? 'exact'
        : reply !== undefined && isSameAnswer(reply, written)
          ? 'right'
          : 'wrong';
  tally.add(row, verdict, heard.load);
  return verdict;
}

/** True where the caller would be asked about a guess whose answer is that to the written question. */
async function isAskedRightly(business: SpokenBusiness, { guess }: HeardCall, written: string): Promise<boolean> {
  const reply = guess === undefined ? undefined : await replyTo(business, guess);
  return reply !== undefined && isSameAnswer(reply, written);
}

/** A sentence about something else is right when nothing is heard. */
async function measureOutside(stage: Stage, list: ListName) {
  const sentences: string[] = JSON.parse(readFileSync(new URL('./outside.json', import.meta.url), 'utf8'))[list];
  const businesses = readSpokenBusinesses(list);
  const tally = createTally();
  for (const [index, text] of sentences.entries()) {
    const business = businesses[index % businesses.length] as SpokenBusiness;
    for (const voice of voicesInTurn(stage.voices, index, 2)) {
      const heard = await stage.hear(await callOf(voice, text), recognitionOf(business));
      const asked = heard.guess === undefined ? undefined : await replyTo(business, heard.guess);
      const verdict = heard.text !== '' ? 'wrong' : asked === undefined ? 'refused' : 'asked';
      tally.add(voice.id, verdict, heard.load);
      if (isShown && list === 'tuning' && heard.text !== '')
        stage.say(`accepted ${voice.id}: ${text}\n      heard: ${heard.text}`);
    }
  }
  return report(stage, `outside ${list}`, tally);
}

/** Expected phrases of the tuning businesses, in noise of each kind and level. */
async function measureNoise(stage: Stage) {
  const businesses = readSpokenBusinesses('tuning');
  const babblers = await Promise.all(
    stage.voices
      .slice(0, 6)
      .map(async (voice, index) => voice.speak(businesses[index % businesses.length]?.natural.join('. ') ?? '')),
  );
  const tally = createTally();
  const conditions = noiseKinds.flatMap((kind) => [20, 10].map((ratioDb) => ({ kind, ratioDb })));
  for (const [index, { kind, ratioDb }] of conditions.entries()) {
    for (const [turn, business] of businesses.entries()) {
      const phrases = exactPhrases(business, isWhole ? 8 : 2);
      for (const [position, text] of phrases.entries()) {
        const written = await replyTo(business, text);
        if (written === undefined) continue;
        for (const voice of voicesInTurn(stage.voices, index + turn + position, 2)) {
          const condition = { kind, ratioDb, seed: index * 100 + turn, babblers };
          const heard = await stage.hear(await callOf(voice, text, condition), recognitionOf(business));
          const verdict = await judge(business, text, written, heard, tally, `${kind} ${ratioDb} dB`);
          if (isShown && verdict !== 'exact')
            stage.say(`${verdict} ${kind} ${ratioDb} dB ${voice.id}: ${text}\n      heard: ${heard.text}`);
        }
      }
    }
  }
  return report(stage, 'noise', tally);
}

const sampled = (texts: readonly string[]) => texts.filter((_, index) => isWhole || index % 2 === 0);

/** Phrases from everywhere in the list of what is expected. */
function exactPhrases(business: SpokenBusiness, count: number): string[] {
  const { phrases } = recognitionOf(business);
  const step = Math.max(1, phrases.length / count);
  return Array.from({ length: Math.min(count, phrases.length) }, (_, index) => phrases[Math.floor(index * step)] ?? '');
}

function voicesInTurn(voices: BenchVoice[], turn: number, count = 1): BenchVoice[] {
  if (isWhole || voices.length <= count) return voices;
  // Steps of 3 bring every voice to every kind of text.
  return Array.from({ length: count }, (_, index) => voices[(turn * count + index * 3) % voices.length] as BenchVoice);
}

const said = new Map<string, Int16Array>();

/** A text as a caller's audio: half a second of silence, speech, a second of silence, all in noise where wanted. */
async function callOf(
  voice: BenchVoice,
  text: string,
  noise?: { kind: NoiseKind; ratioDb: number; seed: number; babblers: Int16Array[] },
): Promise<Int16Array> {
  const key = `${voice.id} ${text}`;
  const speech = said.get(key) ?? levelled(await voice.speak(text), levelDb);
  said.set(key, speech);
  const lead = noise === undefined ? 0.5 : 2;
  const sound = withSilence(speech, lead, 1, sampleRateHz);
  if (noise === undefined) return overThePhone(sound);
  const made = makeNoise(noise.kind, sound.length, noise.seed, noise.babblers);
  return overThePhone(mixed(sound, made, noise.ratioDb));
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function report(stage: Stage, title: string, tally: Tally) {
  const table = tally.table();
  stage.say(`${title}${tally.skipped() > 0 ? ` (${tally.skipped()} not answered in writing either, left out)` : ''}`);
  for (const [row, counts] of Object.entries(table)) {
    const { total, exact, right, asked, refused, wrong, load } = counts;
    stage.say(
      `  ${row.padEnd(16)} of ${String(total).padStart(3)}: exact ${exact}, right ${exact + right} ` +
        `(${round((100 * (exact + right)) / total, 1)} %), asked back ${asked}, refused ${refused}, wrong ${wrong}, ${load} CPU s a second`,
    );
  }
  return table;
}
