/** Instant as a `datetime-local` input holds it, in the time zone of the browser, to the minute. */
export function toLocalInput(at: Date): string {
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** Instant of a `datetime-local` input as the API has it; null where the input is incomplete. */
export function fromLocalInput(text: string): string | null {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
