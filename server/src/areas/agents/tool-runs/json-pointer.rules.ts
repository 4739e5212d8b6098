/** Resolves a JSON pointer (RFC 6901), boxed because the value may be null; undefined when nothing is there. */
export function findAt(document: unknown, pointer: string): { value: unknown } | undefined {
  if (pointer === '') return { value: document };
  let current: unknown = document;
  for (const part of pointer.slice(1).split('/')) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(current)) {
      if (!/^(?:0|[1-9]\d{0,9})$/.test(name) || Number(name) >= current.length) return undefined;
      current = current[Number(name)];
      continue;
    }
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, name)) return undefined;
    current = (current as Record<string, unknown>)[name];
  }
  return { value: current };
}
