import { type CompiledParameters, compileParameters } from '#areas/agents/tools';

const keptMax = 500;
const kept = new Map<string, CompiledParameters>();

/** Compiles generated parameters once and shares them across conversations with identical schemas. */
export function compileGenerated(parameters: Record<string, unknown>): CompiledParameters {
  const key = JSON.stringify(parameters);
  const compiled = kept.get(key) ?? compileParameters(parameters);
  kept.delete(key);
  kept.set(key, compiled);
  const oldest = kept.keys().next();
  if (kept.size > keptMax && !oldest.done) kept.delete(oldest.value);
  return compiled;
}
