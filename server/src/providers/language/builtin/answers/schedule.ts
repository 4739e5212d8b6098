import type { Fact, Knowledge } from '../facts/knowledge.ts';
import type { OpeningRule } from '../facts/opening-hours.ts';
import { scopeOf } from './schedule-subject.ts';

/** Rules that belong together: those of the business, or of one part of it such as the kitchen. */
export interface Schedule {
  /** Words that name the part; empty for the business itself. */
  scope: ReadonlySet<string>;
  rules: readonly { rule: OpeningRule; fact: Fact }[];
}

/** Groups the opening rules of all facts by what they are the hours of; the business itself comes first. */
export function schedulesOf(knowledge: Knowledge, language: string): readonly Schedule[] {
  const known = schedules.get(knowledge);
  if (known) return known;
  const groups = new Map<string, Schedule & { rules: { rule: OpeningRule; fact: Fact }[] }>();
  let before: { fact: Fact; scope: ReadonlySet<string> } | undefined;
  for (const fact of knowledge.facts) {
    if (fact.rules.length === 0) continue;
    const own = scopeOf(fact, language);
    // "The office is open Monday to Thursday. On Friday it closes at 3."
    const isOfSameLine = before?.fact.line === fact.line && before.fact.title === fact.title;
    const scope = own.size === 0 && before && isOfSameLine && !groups.has('') ? before.scope : own;
    before = { fact, scope };
    const key = [...scope].sort().join(' ');
    const group = groups.get(key) ?? { scope, rules: [] };
    group.rules.push(...fact.rules.map((rule) => ({ rule, fact })));
    groups.set(key, group);
  }
  const sorted = withWholeWeek([...groups.values()].sort((one, other) => mainness(other) - mainness(one)));
  schedules.set(knowledge, sorted);
  return sorted;
}

/** Weekdays with rules that a schedule of the business itself has at least. */
const wholeWeek = 3;

/** Where no rules without a part give the week, the part that does is the business: "Doors open at 10 every day". */
function withWholeWeek(groups: readonly Schedule[]): Schedule[] {
  const own = groups.find(({ scope }) => scope.size === 0);
  if (own && daysOf(own) >= wholeWeek) return [...groups];
  const widest = groups
    .filter(({ scope }) => scope.size > 0)
    .reduce<Schedule | undefined>((best, group) => (best && daysOf(best) >= daysOf(group) ? best : group), undefined);
  if (!widest || daysOf(widest) < wholeWeek) return [...groups];
  const rules = [...(own?.rules ?? []), ...widest.rules].sort((one, other) => one.fact.order - other.fact.order);
  return [{ scope: new Set(), rules }, ...groups.filter((group) => group !== own)];
}

const daysOf = ({ rules }: Schedule) =>
  new Set(rules.flatMap(({ rule }) => (rule.isBreak || rule.intervals.length === 0 ? [] : rule.days))).size;

const schedules = new WeakMap<Knowledge, readonly Schedule[]>();

function mainness({ scope, rules }: Schedule): number {
  const isOfOpening = rules.some(({ fact }) =>
    [...fact.tokens, ...fact.titleTokens].some(({ concept }) => concept === 'opening'),
  );
  return (scope.size === 0 ? 4 : 0) + (isOfOpening ? 2 : 0) + Math.min(1, rules.length / 10);
}
