import type { DestinationStream } from 'pino';

const levels: Record<number, string> = { 10: 'TRACE', 20: 'DEBUG', 30: 'INFO', 40: 'WARN', 50: 'ERROR', 60: 'FATAL' };
const colours: Record<number, number> = { 10: 90, 20: 90, 30: 32, 40: 33, 50: 31, 60: 35 };
const standing = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err']);

/** Converts JSON log lines to readable ones: `12:01:02.345 INFO  listening port=8080`, local time. */
export function createPrettyStream(input: {
  out: { write(text: string): unknown };
  colour: boolean;
}): DestinationStream {
  return { write: (line) => void input.out.write(`${formatLine(line, input.colour)}\n`) };
}

/** Formats one JSON log line for people; other text is returned unchanged. An error's stack follows below. */
export function formatLine(line: string, colour: boolean): string {
  const entry = parse(line);
  if (entry === undefined) return line.trimEnd();
  const level = Number(entry.level);
  const name = (levels[level] ?? String(entry.level)).padEnd(5);
  const parts = [clockTime(entry.time), colour ? `\u001b[${colours[level] ?? 39}m${name}\u001b[39m` : name];
  if (entry.msg !== undefined) parts.push(readable(entry.msg));
  for (const [key, value] of Object.entries(entry)) {
    if (!standing.has(key)) parts.push(`${key}=${typeof value === 'string' ? readable(value) : JSON.stringify(value)}`);
  }
  return parts.join(' ') + formatError(entry.err);
}

function parse(line: string): Record<string, unknown> | undefined {
  try {
    const entry: unknown = JSON.parse(line);
    return typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function clockTime(time: unknown): string {
  const at = new Date(time as string | number);
  if (Number.isNaN(at.getTime())) return '--:--:--.---';
  const two = (value: number) => String(value).padStart(2, '0');
  const seconds = `${two(at.getSeconds())}.${String(at.getMilliseconds()).padStart(3, '0')}`;
  return `${two(at.getHours())}:${two(at.getMinutes())}:${seconds}`;
}

/** Escapes newlines and terminal control characters (log injection). */
function readable(value: unknown): string {
  return String(value)
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

function formatError(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const { stack, type, message } = error as Record<string, unknown>;
  const text = typeof stack === 'string' ? stack : `${String(type)}: ${String(message)}`;
  return text
    .split('\n')
    .map((row) => `\n    ${readable(row)}`)
    .join('');
}
