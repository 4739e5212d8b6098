/** Writes one log line: fields first, then the sentence. */
type WriteLine = (fields: object, message: string) => void;

/** Logger of the stack; pino's and every one of its shape fits. */
export interface Logger {
  debug: WriteLine;
  info: WriteLine;
  warn: WriteLine;
  error: WriteLine;
}
