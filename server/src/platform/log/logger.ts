import { format } from 'node:util';
import type { Bindings, ChildLoggerOptions, DestinationStream, Logger as PinoLogger } from 'pino';
import { pino } from 'pino';
import { createPrettyStream } from '#platform/log/pretty.ts';
import { type ScrubOptions, scrub } from '#platform/log/scrub.ts';
import { scrubText } from '#platform/log/secret-names.ts';

/** The one logger everybody is handed. Fields first, then the sentence: `log.info({ port }, 'listening')`. */
export type Logger = PinoLogger;

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

export interface LoggerOptions {
  level: LogLevel;
  /** `auto` (default) writes for people when standard output is a terminal and JSON lines otherwise. */
  pretty?: boolean | 'auto';
  /** Whether fields under a `pii` key are written. Off by default; never on outside of an investigation. */
  keepsPersonalData?: boolean;
  /** Where lines go. Default: standard output, written synchronously so that a crash loses none. */
  destination?: DestinationStream;
  /** Fields on every line, such as the role of the process. */
  base?: Record<string, unknown>;
}

/**
 * Makes the root logger: one JSON object a line with `level`, `time` (ISO 8601, UTC), `msg` and the fields given.
 * Promises that secrets are replaced by `[redacted]` wherever they stand (field names, nested values, headers, error
 * messages and causes, the sentence itself, child bindings) and that personal data under `pii` is left out. A request
 * or response under `req` or `res` is written as method, path and status only: queries and bodies hold personal data.
 */
export function createLogger(options: LoggerOptions): Logger {
  const scrubbing: ScrubOptions = { keepsPersonalData: options.keepsPersonalData ?? false };
  const clean = (fields: object) => scrub(summarise(fields), scrubbing) as Record<string, unknown>;
  const logger = pino(
    {
      level: options.level,
      base: options.base === undefined ? null : clean(options.base),
      timestamp: pino.stdTimeFunctions.isoTime,
      // The formatter below has made plain data of these already; pino's and the web framework's must not add to it.
      serializers: { err: (value) => value, req: (value) => value, res: (value) => value },
      formatters: { log: clean },
      hooks: {
        logMethod(args, method) {
          Reflect.apply(method, this, cleanArguments(args, scrubbing));
        },
      },
    },
    chooseDestination(options),
  );
  return guardBindings(logger, clean);
}

/** A logger whose every line carries the id of the request it belongs to. */
export function childForRequest(logger: Logger, requestId: string): Logger {
  return logger.child({ requestId });
}

function chooseDestination(options: LoggerOptions): DestinationStream {
  const pretty = options.pretty ?? 'auto';
  const isTerminal = options.destination === undefined && process.stdout.isTTY === true;
  if (pretty === true || (pretty === 'auto' && isTerminal)) {
    return createPrettyStream({ out: options.destination ?? process.stdout, colour: isTerminal });
  }
  return options.destination ?? pino.destination({ fd: 1, sync: true });
}

/** pino formats a line's fields but not the bindings of children, so those are cleaned where they enter. */
function guardBindings(logger: Logger, clean: (fields: object) => Record<string, unknown>): Logger {
  const { child, setBindings } = logger;
  const guarded = {
    child(this: Logger, bindings: Bindings, childOptions?: ChildLoggerOptions) {
      return Reflect.apply(child, this, [clean(bindings), childOptions]);
    },
    setBindings(this: Logger, bindings: Bindings) {
      Reflect.apply(setBindings, this, [clean(bindings)]);
    },
  };
  return Object.assign(logger, guarded) as Logger;
}

/** The arguments of a log call as [fields, sentence], the sentence formatted and cleaned before pino sees it. */
function cleanArguments(args: unknown[], scrubbing: ScrubOptions): unknown[] {
  const [first, ...rest] = args;
  const fields = typeof first === 'object' && first !== null ? first : undefined;
  const words = fields === undefined ? args : rest;
  const error = findError(fields);
  if (words.length === 0 || words[0] === undefined) {
    return error === undefined ? [fields ?? {}] : [asFields(fields), scrubText(error.message)];
  }
  const plain = words.map((word) => (typeof word === 'object' ? scrub(word, scrubbing) : word));
  return [asFields(fields), scrubText(format(...plain))];
}

function findError(fields: object | undefined): Error | undefined {
  if (fields instanceof Error) return fields;
  return fields !== undefined && 'err' in fields && fields.err instanceof Error ? fields.err : undefined;
}

function asFields(fields: object | undefined): object {
  return fields instanceof Error ? { err: fields } : (fields ?? {});
}

/** Replaces a request and a response by the little of them that belongs into a log. */
function summarise(fields: object): object {
  const { req, res } = fields as { req?: unknown; res?: unknown };
  if (!isObject(req) && !isObject(res)) return fields;
  const summary: Record<string, unknown> = { ...fields };
  if (isObject(req)) summary.req = { method: req.method, path: String(req.url ?? '').replace(/[?#].*$/s, '') };
  if (isObject(res)) summary.res = { statusCode: res.statusCode };
  return summary;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
