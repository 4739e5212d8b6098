import type { Bench } from '../shared/bench.ts';
import { round } from '../shared/numbers.ts';
import { askBusiness, type Outcome, readBusinesses } from './ask-business.ts';
import { fitRanking } from './fit-ranking.ts';
import { measureSpeech, type SpeechPart, speechParts } from './speech/speech-bench.ts';

/**
 * Questions to the built-in model about businesses it was tuned with and about others. Prints right, missed, wrong and
 * invented answers by language, and what an answer takes; then the same by speech. `BENCH_SHOW=tuning` prints each fault
 * of the tuned ones. `BENCH_ONLY` chooses parts: `text`, or any of the speech parts, separated by commas; `fit` alone fits
 * the weights of the built-in model to the tuned businesses instead.
 */
export const run: Bench = async ({ say }) => {
  const only = new Set((process.env['BENCH_ONLY'] ?? `text,${speechParts.join(',')}`).split(','));
  if (only.has('fit')) {
    fitRanking(say);
    return {};
  }
  const parts = new Set<SpeechPart>(speechParts.filter((part) => only.has(part)));
  return {
    ...(only.has('text') ? await measureText(say) : {}),
    ...(parts.size > 0 ? { speech: await measureSpeech(say, parts) } : {}),
  };
};

async function measureText(say: (line: string) => void) {
  const sets: Record<string, object> = {};
  for (const set of ['tuning', 'held-out'] as const) {
    const outcomes: Outcome[] = [];
    for (const business of readBusinesses(set)) outcomes.push(...(await askBusiness(business)));
    const languages = [...new Set(outcomes.map(({ language }) => language))].toSorted();
    const rows = Object.fromEntries(
      languages.map((language) => [language, summarise(outcomes.filter((outcome) => outcome.language === language))]),
    );
    sets[set] = { ...rows, all: summarise(outcomes), rightByKind: rightByKind(outcomes) };
    for (const [language, row] of Object.entries(rows)) say(`${set} ${language}: ${JSON.stringify(row)}`);
    // Held-out faults are never printed: they must stay unseen while the model is tuned.
    if (set === 'tuning' && process.env['BENCH_SHOW'] === 'tuning')
      outcomes.forEach((outcome) => showFault(outcome, say));
  }
  return sets;
}

function summarise(outcomes: readonly Outcome[]) {
  const shareOf = (...verdicts: Outcome['verdict'][]) =>
    round((100 * outcomes.filter(({ verdict }) => verdicts.includes(verdict)).length) / outcomes.length, 1);
  const unanswerable = outcomes.filter(({ expect }) => 'decline' in expect);
  const times = outcomes.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  return {
    questions: outcomes.length,
    rightPercent: shareOf('right'),
    helpedPercent: shareOf('helped'),
    missedPercent: shareOf('missed'),
    wrongPercent: shareOf('wrong'),
    inventedPercent: shareOf('invented'),
    declinedOfUnanswerablePercent: round(
      (100 * unanswerable.filter(({ verdict }) => verdict === 'right').length) / unanswerable.length,
      1,
    ),
    p50Ms: round(times[Math.floor(times.length / 2)] ?? 0, 2),
    p95Ms: round(times[Math.floor(times.length * 0.95)] ?? 0, 2),
  };
}

/** Right answers of all, by kind of question: "54/79". */
function rightByKind(outcomes: readonly Outcome[]): Record<string, string> {
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))].toSorted();
  return Object.fromEntries(
    kinds.map((kind) => {
      const asked = outcomes.filter((outcome) => outcome.kind === kind);
      return [kind, `${asked.filter(({ verdict }) => verdict === 'right').length}/${asked.length}`];
    }),
  );
}

function showFault({ business, question, ask, reply, expect, verdict }: Outcome, say: (line: string) => void): void {
  if (verdict === 'right' || verdict === 'helped') return;
  say(`${verdict} ${business} ${question}: ${ask}\n    ${reply.text}\n    expected ${JSON.stringify(expect)}`);
}
