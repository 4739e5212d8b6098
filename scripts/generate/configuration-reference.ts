import { z } from 'zod';
import type { SettingsTable } from '../../server/src/platform/config/settings.ts';

/** docs/reference/configuration.md: every setting with its default and what it means. */
export function configurationReference(table: SettingsTable): string {
  const rows = Object.values(table).map((setting) => {
    const json = z.toJSONSchema(setting.schema, { io: 'input', unrepresentable: 'any' }) as {
      default?: unknown;
      enum?: unknown[];
      anyOf?: unknown[];
    };
    const parsed = setting.schema.safeParse(undefined);
    const fallback = json.default ?? (parsed.success ? parsed.data : undefined);
    const shown =
      fallback === undefined || fallback === '' || (Array.isArray(fallback) && fallback.length === 0)
        ? ''
        : `\`${String(fallback)}\``;
    const choices = json.enum ? ` One of ${json.enum.map((choice) => `\`${String(choice)}\``).join(', ')}.` : '';
    const secret = setting.isSecret ? ' Never printed.' : '';
    return `| \`${setting.variable}\` | ${shown} | ${setting.doc.replaceAll('|', '\\|')}${choices}${secret} |`;
  });
  return [
    '# Configuration',
    '',
    'Every setting is an environment variable. A variable that begins with `PARLEY_` and is not in this table is refused at start, as is a value that cannot be used.',
    '',
    'This page is generated from `server/src/app/config.ts` by `npm run generate`.',
    '',
    '| variable | default | meaning |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
