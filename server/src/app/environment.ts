import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { ConfigError } from '#platform/config/settings.ts';

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));
const assignment = /^\s*(?:export\s+)?[A-Za-z_][A-Za-z0-9_]*\s*=\s*(.*)$/;

/**
 * Adds the settings of the file `.env` in the project folder (or of the one PARLEY_ENV_FILE names; `off`: none) to
 * `env`. Variables set in `env`, even to an empty value, take precedence. Throws ConfigError for a named file that is
 * missing and for malformed lines, which would otherwise be silently ignored.
 */
export function addSettingsFile(env: NodeJS.ProcessEnv, folder = projectFolder): void {
  const named = env['PARLEY_ENV_FILE'];
  if (named === 'off') return;
  const path = named ? absolute(named, env['INIT_CWD'] ?? process.cwd()) : resolve(folder, '.env');
  if (!named && !existsSync(path)) return;
  const text = readSettingsFile(path);
  const faults = faultsOf(text);
  if (faults.length > 0) throw new ConfigError(`${path} cannot be used:\n  ${faults.join('\n  ')}`);
  for (const [name, value] of Object.entries(parseEnv(text))) env[name] ??= value;
}

const absolute = (path: string, folder: string) => (isAbsolute(path) ? path : resolve(folder, path));

function readSettingsFile(path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    throw new ConfigError(`The settings file ${path} cannot be read (${code}). Correct it, or PARLEY_ENV_FILE.`, {
      cause,
    });
  }
}

/** Malformed lines by number alone: they may contain a secret. */
function faultsOf(text: string): string[] {
  const faults: string[] = [];
  let open: { quote: string; line: number } | undefined;
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (open) {
      if (line.includes(open.quote)) open = undefined;
      continue;
    }
    if (/^\s*(?:#|$)/.test(line)) continue;
    const value = assignment.exec(line)?.[1];
    if (value === undefined) {
      faults.push(`Line ${at + 1} is no setting; expected NAME=value, or # before a comment`);
      continue;
    }
    const quote = /^["'`]/.exec(value)?.[0];
    if (quote !== undefined && !value.slice(1).includes(quote)) open = { quote, line: at + 1 };
  }
  if (open) faults.push(`Line ${open.line} begins with ${open.quote} and has no end`);
  return faults;
}
