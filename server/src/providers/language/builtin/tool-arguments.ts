import type { ToolDefinition } from '#brain/ports.ts';
import { isoInZone, wallClock } from '#platform/clock/wall-clock.ts';
import { parametersOf, type ToolParameter } from './tool-parameters.ts';

/** Collected values, by detail or parameter name. */
export type Told = Readonly<Record<string, string>>;

/** First required parameter without a value. */
export function missingParameter(tool: ToolDefinition, told: Told): ToolParameter | undefined {
  return parametersOf(tool).find((parameter) => parameter.isRequired && !isTold(parameter, told));
}

function isTold(parameter: ToolParameter, told: Told): boolean {
  if (parameter.choices.length === 1) return true;
  return parameter.kind === 'datetime' ? Boolean(told.date && told.time) : keyOf(parameter) in told;
}

/** True when this very message gives all that a tool requires and that cannot be guessed. */
export function isComplete(tool: ToolDefinition, news: Told, told: Told): boolean {
  const required = parametersOf(tool).filter((parameter) => parameter.isRequired && parameter.choices.length !== 1);
  const isNew = required.some((parameter) => keyOf(parameter) in news);
  return isNew && missingParameter(tool, told) === undefined;
}

/** Under which name the answer for a parameter is kept. */
export function keyOf(parameter: ToolParameter): string {
  switch (parameter.kind) {
    case 'name':
    case 'phone_number':
    case 'email':
    case 'date':
    case 'time':
      return parameter.kind;
    default:
      return parameter.name;
  }
}

/** Arguments of a call from the collected values; parameters without one are left out. */
export function argumentsFor(tool: ToolDefinition, told: Told, timezone: string): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const parameter of parametersOf(tool)) {
    if (!isTold(parameter, told)) continue;
    const value = told[keyOf(parameter)] ?? parameter.choices[0] ?? '';
    switch (parameter.kind) {
      case 'datetime':
        values[parameter.name] = withOffset(`${told.date}T${told.time}:00`, timezone);
        break;
      case 'number':
        values[parameter.name] = Number(value);
        break;
      case 'boolean':
        values[parameter.name] = value === 'yes';
        break;
      default:
        values[parameter.name] = value;
    }
  }
  return values;
}

/** A local time as RFC 3339, with the offset of its zone: `2026-03-05T15:00:00+01:00`. */
export function withOffset(local: string, timezone: string): string {
  const clock = wallClock(timezone);
  return isoInZone(clock, clock.instantOf(Date.parse(`${local}Z`)));
}
