import { isIP } from 'node:net';
import { z } from 'zod';

/** One setting: variable, documentation, schema. The reference page is generated from these. */
export interface Setting<Schema extends z.ZodType = z.ZodType> {
  variable: string;
  doc: string;
  schema: Schema;
  /** Shown as `[set]`, never with its value. */
  isSecret?: true;
}

export type SettingsTable = Record<string, Setting>;
export type SettingsOf<Table extends SettingsTable> = { [Name in keyof Table]: z.output<Table[Name]['schema']> };

/** Invalid settings in the environment; the message lists all of them. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export const text = () => z.string().trim().min(1, 'expected some text');

/** A whole number in decimal digits. */
export const integer = (min: number, max: number) => {
  const error = `expected a whole number from ${min} to ${max}`;
  return z
    .string()
    .trim()
    .regex(/^\d{1,15}$/, { error, abort: true })
    .transform(Number)
    .pipe(z.number().min(min, error).max(max, error));
};

export const flag = () =>
  z.stringbool({
    truthy: ['true', '1', 'yes', 'on'],
    falsy: ['false', '0', 'no', 'off'],
    error: 'expected true or false',
  });

/** A URL of one of these protocols, such as `https`. */
export const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `expected an address such as ${example}` });
/** A list with commas; empty when not set. */
export const list = () =>
  z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    );

/** A comma-separated list; `problemOf` validates each entry. */
export const listOf = (problemOf: (entry: string) => string | undefined) =>
  list().superRefine((entries, context) => {
    for (const entry of entries) {
      const problem = problemOf(entry);
      if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
    }
  });

/** A list of addresses and networks, such as `10.0.0.1,192.0.2.0/24`. */
export const networks = () => listOf((entry) => (isNetwork(entry) ? undefined : notAddress(entry)));

/** A list of addresses. */
export const addresses = () =>
  listOf((entry) => (isIP(entry) === 0 ? `expected an IP address such as 203.0.113.10, got ${entry}` : undefined));

const notAddress = (entry: string) =>
  `expected an IP address or network such as 203.0.113.10 or 10.0.0.0/8, got ${entry}`;

function isNetwork(entry: string): boolean {
  const [base = '', bits, ...rest] = entry.split('/');
  const family = isIP(base);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/**
 * Parses every setting of the table from the environment, with a line for each invalid one, which names the setting,
 * the expected and the given value.
 */
export function parseSettings<Table extends SettingsTable>(
  table: Table,
  env: NodeJS.ProcessEnv,
): { values: SettingsOf<Table>; wrong: string[] } {
  const wrong: string[] = [];
  const values = Object.entries(table).map(([name, setting]) => {
    const given = env[setting.variable];
    const result = setting.schema.safeParse(given === '' ? undefined : given);
    if (!result.success) {
      const value = setting.isSecret ? '' : given === undefined ? ' (not set)' : ` (it is "${given}")`;
      wrong.push(`${setting.variable}${value}: ${[...new Set(result.error.issues.map(expectation))].join(', ')}`);
    }
    return [name, result.data];
  });
  return { values: Object.fromEntries(values) as SettingsOf<Table>, wrong };
}

/** Parses every setting of the table from the environment, or throws ConfigError naming all invalid ones. */
export function readSettings<Table extends SettingsTable>(table: Table, env: NodeJS.ProcessEnv): SettingsOf<Table> {
  const { values, wrong } = parseSettings(table, env);
  if (wrong.length > 0) throw wrongSettings(wrong);
  return values;
}

export const wrongSettings = (wrong: readonly string[]): ConfigError =>
  new ConfigError(`These settings cannot be used:\n  ${wrong.join('\n  ')}`);

/** The expected format, from a validator's issue. */
function expectation(issue: z.core.$ZodIssue): string {
  const isOwn = issue.message.startsWith('expected ');
  return issue.code === 'invalid_value' && !isOwn
    ? `expected one of ${issue.values.map(String).join(', ')}`
    : issue.message;
}

/** A variable with our prefix that is no setting, and the most similar setting. */
export interface UnknownVariable {
  name: string;
  nearest: string | undefined;
}

/** Finds variables with our prefix that are no settings: most likely misspelt. */
export function unknownVariables(table: SettingsTable, env: NodeJS.ProcessEnv, prefix: string): UnknownVariable[] {
  const known = Object.values(table).map((setting) => setting.variable);
  return Object.keys(env)
    .filter((name) => name.startsWith(prefix) && !known.includes(name))
    .map((name) => ({ name, nearest: nearestOf(name, known) }));
}

/** Maximum edit distance that counts as a typing error. */
const slips = 3;

function nearestOf(name: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((candidate) => ({ candidate, edits: editsBetween(name, candidate) }))
    .filter(({ edits }) => edits <= slips)
    .sort((a, b) => a.edits - b.edits);
  return nearest?.candidate;
}

/** Levenshtein distance: letters to insert, delete or replace. */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [at, other] of [...to].entries()) {
      const replaced = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Settings in printable form: secrets only as set or not, passwords in URLs blanked. */
export function redactSettings<Table extends SettingsTable>(
  table: Table,
  values: SettingsOf<Table>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(table).map(([name, setting]) => {
      const value: unknown = values[name];
      if (setting.isSecret) return [setting.variable, value === undefined ? undefined : '[set]'];
      return [
        setting.variable,
        typeof value === 'string' ? value.replace(/(:\/\/[^:/@]+:)[^@]*@/, '$1[hidden]@') : value,
      ];
    }),
  );
}
