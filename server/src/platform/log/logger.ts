import { format } from 'node:util';
import type { Bindings, ChildLoggerOptions, DestinationStream, Logger as PinoLogger } from 'pino';
import { pino } from 'pino';
import { createPrettyStream } from '#platform/log/pretty.ts';
import { type ScrubOptions, scrub } from '#platform/log/scrub.ts';
import { scrubText } from '#platform/log/secret-names.ts';

/** The application's logger. Fields first, then the message: `log.info({ port }, 'listening')`. */
export type Logger = PinoLogger;

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

export interface LoggerOptions {
  level: LogLevel;
  /** `auto` (default): readable when standard output is a terminal and JSON lines otherwise. */
  pretty?: boolean | 'auto';
  /** True to write fields under a `pii` key. Off by default; on only during an investigation. */
  keepsPersonalData?: boolean;
  /** Destination of the lines. Default: standard output, written synchronously so that a crash loses none. */
  destination?: DestinationStream;
  /** Fields on every line, such as the role of the process. */
  base?: Record<string, unknown>;
}

/**
 * Creates the root logger: one JSON object a line with `level`, `time` (ISO 8601, UTC), `msg` and the given fields.
 * Guarantees that secrets are replaced by `[redacted]` everywhere (field names, nested values, headers, error messages
 * and causes, the message itself, child bindings) and that personal data under `pii` is left out. A request or response
 * under `req` or `res` is written as method, path and status only: queries and bodies contain personal data.
 */
export function createLogger(options: LoggerOptions): Logger {
  const scrubbing: ScrubOptions = { keepsPersonalData: options.keepsPersonalData ?? false };
  const clean = (fields: object) => scrub(summarise(fields), scrubbing) as Record<string, unknown>;
  const logger = pino(
    {
      level: options.level,
      base: options.base === undefined ? null : clean(options.base),
      timestamp: pino.stdTimeFunctions.isoTime,
      // The formatter below has already converted these to plain data; pino's and the framework's serializers must not
      // add to it.
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

/** Creates a logger whose lines carry the request id. */
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

/** Scrubs bindings of child loggers on entry: pino formats a line's fields but not those. */
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

/**
 * Converts the arguments of a log call to [fields, message], the message formatted and scrubbed before pino sees it.
 */
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

/** Reduces a request and a response to their loggable fields. */
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
