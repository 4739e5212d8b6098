/** Writes one log line: fields first, then the message. */
type WriteLine = (fields: object, message: string) => void;

/** Logger of the stack, compatible with pino. */
export interface Logger {
  debug: WriteLine;
  info: WriteLine;
  warn: WriteLine;
  error: WriteLine;
}
