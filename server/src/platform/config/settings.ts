import { z } from 'zod';

/** One setting: where it is read, what it means, what is allowed. The reference page is made from these. */
export interface Setting<Schema extends z.ZodType = z.ZodType> {
  variable: string;
  doc: string;
  schema: Schema;
  /** Shown as `[set]`, never with its value. */
  isSecret?: true;
}

export type SettingsTable = Record<string, Setting>;
export type SettingsOf<Table extends SettingsTable> = { [Name in keyof Table]: z.output<Table[Name]['schema']> };

/** The environment held values that cannot be used; the message lists every one of them. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export const text = () => z.string().trim().min(1);
export const integer = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
export const flag = () => z.stringbool({ truthy: ['true', '1', 'yes', 'on'], falsy: ['false', '0', 'no', 'off'] });
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

/** Reads every setting of the table from the environment, or throws ConfigError naming all that are wrong. */
export function readSettings<Table extends SettingsTable>(table: Table, env: NodeJS.ProcessEnv): SettingsOf<Table> {
  const wrong: string[] = [];
  const values = Object.entries(table).map(([name, setting]) => {
    const given = env[setting.variable];
    const result = setting.schema.safeParse(given === '' ? undefined : given);
    if (!result.success) {
      const value = setting.isSecret ? '' : given === undefined ? ' (not set)' : ` (it is "${given}")`;
      wrong.push(`${setting.variable}${value}: ${result.error.issues.map((issue) => issue.message).join(', ')}`);
    }
    return [name, result.data];
  });
  if (wrong.length > 0) throw new ConfigError(`These settings cannot be used:\n  ${wrong.join('\n  ')}`);
  return Object.fromEntries(values) as SettingsOf<Table>;
}

/** Variables that look like ours but are none: most likely misspelt. */
export function unknownVariables(table: SettingsTable, env: NodeJS.ProcessEnv, prefix: string): string[] {
  const known = new Set(Object.values(table).map((setting) => setting.variable));
  return Object.keys(env).filter((name) => name.startsWith(prefix) && !known.has(name));
}

/** The settings as they may be printed: secrets only as set or not, passwords in addresses blanked. */
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
