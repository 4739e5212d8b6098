/** First and last name of a name in one piece: the first word, and the rest. */
export function splitName(name: string | null): { firstName: string | null; lastName: string | null } {
  const [first = '', ...rest] = (name ?? '').trim().split(/\s+/);
  return { firstName: first === '' ? null : first, lastName: rest.length === 0 ? null : rest.join(' ') };
}

/** Name of a person of whom a call told no name: CRMs need one. */
export function nameToCreate({
  name,
  phone,
  email,
}: {
  name: string | null;
  phone: string | null;
  email: string | null;
}) {
  return name?.trim() || phone || email || 'Unknown';
}
