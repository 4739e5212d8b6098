import type { PersonalData, TablePlace } from '../../server/src/platform/personal-data/personal-data.ts';

/** docs/reference/personal-data.md: where personal data is, and what export and erasure do with it. */
export function personalDataReference(registry: PersonalData): string {
  const tablesOf = (people: TablePlace['people']) =>
    registry.tables
      .filter((each) => each.people === people)
      .toSorted((one, other) => (one.table < other.table ? -1 : 1));
  const subjects = registry.events.filter(({ people }) => people === 'subjects').toSorted(byType);
  return `${[
    '# Personal data',
    'Every place where Parley keeps data about people, from the registry in the code (`npm run generate`); a test fails when a table column, event type or file folder is in no entry. How to answer a request: [answer access requests](../how-to/answer-access-requests.md).',
    '## Callers and visitors',
    table(
      ['Table', 'Content', 'Personal columns', 'In the export', 'On erasure'],
      tablesOf('subjects').map((place) => [
        `\`${place.table}\``,
        place.about,
        columnsOf(place),
        exportOf(place),
        erasureOf(place),
      ]),
    ),
    '## Events',
    'Kept for three days, at most seven for a consumer that lags. Events about a person are deleted with an erasure.',
    table(
      ['Event', 'Personal data'],
      subjects.map(({ type, kinds }) => [`\`${type}\``, kinds.length === 0 ? 'ids only' : wordsOf(kinds)]),
    ),
    '## Files',
    table(
      ['Folder', 'Content', 'On erasure'],
      registry.files.map(({ folder, about, erasure }) => [`\`${folder}\``, about, erasure]),
    ),
    '## Other places',
    table(
      ['Place', 'Content', 'On erasure'],
      registry.hidden.map(({ name, about, erasure }) => [name, about, erasure]),
    ),
    '## Users of an account',
    'Their data goes with the user or the account, not with an erasure by phone number.',
    table(
      ['Table', 'Content', 'Personal columns'],
      tablesOf('staff').map((place) => [`\`${place.table}\``, place.about, columnsOf(place)]),
    ),
    '## Without personal data',
    tablesOf('none')
      .map(({ table: name }) => `\`${name}\``)
      .join(', '),
  ].join('\n\n')}\n`;
}

const byType = (one: { type: string }, other: { type: string }) => (one.type < other.type ? -1 : 1);
const wordsOf = (kinds: readonly string[]) => kinds.map((kind) => kind.replaceAll('_', ' ')).join(', ');
const columnsOf = ({ personal }: TablePlace) =>
  Object.keys(personal)
    .map((column) => `\`${column}\``)
    .join(', ') || 'none';

function exportOf({ exported }: TablePlace): string {
  if ('key' in exported) return `\`${exported.key}\``;
  return 'within' in exported ? `in \`${exported.within}\`` : `no: ${exported.omitted}`;
}

function erasureOf({ erasure }: TablePlace): string {
  switch (erasure.kind) {
    case 'delete':
      return 'row deleted';
    case 'blank':
      return 'personal columns emptied';
    case 'tombstone':
      return `row deleted; billing facts stay in \`${erasure.into}\``;
    case 'keep':
      return `stays: ${erasure.reason}`;
  }
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}
