import type { BenchOptions } from '../../shared/bench.ts';
import { settingsOf } from '../engines/parts.ts';
import { scenario } from '../scenario.ts';
import { type StagedCall, stageCall } from './staged-call.ts';

const firstPart = 'what are your opening hours';
const secondPart = 'on a public holiday';
const whole = `${firstPart} ${secondPart}`;
const turnsPerCall = 20;
/** From the last word until the answer is asked for ahead of time, and from speech until a call can know of it. */
const preemptiveAfterMs = 200;
const noticedAfterMs = 100;
const stepMs = 20;

/**
 * Callers who pause in the middle of a question, longer than it takes to begin an answer and shorter than it takes to
 * end the turn, and go on: nothing of that answer may be heard. Beside it those whose pause ends as the turn does, when
 * no engine can know yet that they go on.
 */
export async function runWithdrawn({ isQuick, say }: BenchOptions) {
  const turns = isQuick ? 100 : 1_000;
  const settings = settingsOf();
  const turnEndsMs = settings.endOfTurnSilenceMs;
  const before = await pauseAndGoOn(turns, preemptiveAfterMs, turnEndsMs - noticedAfterMs);
  const atTheEnd = await pauseAndGoOn(turns, turnEndsMs - noticedAfterMs + stepMs, turnEndsMs + noticedAfterMs);
  say(
    `${before.withdrawn} of ${turns} answers withdrawn, ${before.staleHeard} of them heard; ` +
      `at the very end of the turn ${atTheEnd.staleHeard} of ${turns}, ${atTheEnd.longestStaleMs} ms at most`,
  );
  return { turnEndsMs, beforeTheEnd: before, atTheEnd };
}

async function pauseAndGoOn(turns: number, shortestMs: number, longestMs: number) {
  const result = { turns, withdrawn: 0, staleHeard: 0, longestStaleMs: 0, wholeQuestionsAnswered: 0, problems: 0 };
  let call: StagedCall | undefined;
  for (let turn = 0; turn < turns; turn += 1) {
    if (turn % turnsPerCall === 0) {
      await call?.hangUp();
      call = stageCall({ scenario, settings: settingsOf() });
    }
    if (call === undefined) break;
    const steps = Math.floor((longestMs - shortestMs) / stepMs) + 1;
    const seen = askInTwoParts(call, shortestMs + (turn % steps) * stepMs);
    result.withdrawn += seen.isWithdrawn ? 1 : 0;
    result.staleHeard += seen.staleMs > 0 ? 1 : 0;
    result.longestStaleMs = Math.max(result.longestStaleMs, seen.staleMs);
    result.wholeQuestionsAnswered += seen.isWholeAnswered ? 1 : 0;
    if (turn % turnsPerCall === turnsPerCall - 1) result.problems += call.problems.length;
  }
  await call?.hangUp();
  return result;
}

function askInTwoParts(call: StagedCall, pauseMs: number) {
  const from = call.answers.length;
  let staleMs = 0;
  let isWholeAnswered = false;
  const watch = (sounding: { heard: string } | undefined) => {
    if (sounding?.heard === whole) isWholeAnswered = true;
    if (sounding?.heard === firstPart) staleMs += stepMs;
  };
  call.speak(firstPart, 1500, watch);
  call.pause(pauseMs, watch);
  call.speak(secondPart, 1200, watch);
  call.pause(scenario.replyMs + 2_000, watch);
  return { staleMs, isWholeAnswered, isWithdrawn: call.answers.slice(from).some((answer) => answer.isWithdrawn) };
}
