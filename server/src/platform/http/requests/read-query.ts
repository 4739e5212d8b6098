/**
 * Groups `name[key]=value` into one object under `name`, as in `?metadata[plan]=pro`; everything else stays unchanged.
 * The schema refuses unknown names by the outer name.
 */
export function readQuery(query: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const plain: [string, unknown][] = [];
  const gathered = new Map<string, [string, unknown][]>();
  for (const [name, value] of Object.entries(query)) {
    const [, outer, key] = /^(\w+)\[([^[\]]+)\]$/.exec(name) ?? [];
    if (outer === undefined || key === undefined) plain.push([name, value]);
    else gathered.set(outer, [...(gathered.get(outer) ?? []), [key, value]]);
  }
  return Object.fromEntries([...plain, ...[...gathered].map(([name, pairs]) => [name, Object.fromEntries(pairs)])]);
}
