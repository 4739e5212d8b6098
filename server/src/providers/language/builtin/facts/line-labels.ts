import type { Statement } from '#brain/ports.ts';

/** A statement and the label at the beginning of its line, which holds for the sentences after it too. */
export interface LabelledStatement extends Statement {
  /** "Reservations" for the second sentence of "Reservations: by phone only. Each needs a deposit."; '' for none. */
  label: string;
}

/** A name of a few words before a colon. */
const labelAtStart = /^[*_\s]*(\p{L}[^:.!?\d]{2,38}):\s/u;

export function withLineLabels(statements: readonly Statement[]): LabelledStatement[] {
  let label = '';
  let line: number | undefined;
  return statements.map((statement) => {
    const own = labelAtStart.exec(statement.text)?.[1];
    const isFirst = statement.line !== line;
    const inherited = isFirst || own !== undefined ? '' : label;
    if (isFirst) label = '';
    if (own !== undefined) label = own;
    line = statement.line;
    return { ...statement, label: inherited };
  });
}
