import type { PriceEntry } from './price-entries.ts';
import type { SumPart, SumScene } from './total.ts';

/** Those for groups of this size, where the list has prices for groups; of a larger one the largest that more can join. */
export function ofGroup(entries: readonly PriceEntry[], size: number): readonly PriceEntry[] {
  if (size <= 1 || !entries.some(({ group }) => group)) return entries;
  const fitting = entries.filter(({ group }) => group && size >= group[0] && size <= group[1]);
  if (fitting.length > 0) return fitting;
  return entries.filter(({ group, unit }) => !unit.isPerPerson && (!group || size > group[1]));
}

/** A price for a group, and that of each person beyond it; undefined for a group that is too large. */
export function withFurtherPeople(priced: readonly SumPart[], size: number, { book }: SumScene): SumPart[] | undefined {
  const [base] = priced;
  const most = base?.entry.group?.[1] ?? size;
  if (!base || size <= most) return [...priced];
  const { line, title } = base.entry.fact;
  const further = book.entries.filter(
    ({ unit, fact, isSide: isOther, category }) =>
      unit.isFurther &&
      unit.time === undefined &&
      !isOther &&
      (unit.isPerPerson || category !== undefined) &&
      (fact.line === line || fact.title === title),
  );
  const [one] = further;
  return further.length === 1 && one ? [...priced, { entry: one, count: size - most, times: 1 }] : undefined;
}
