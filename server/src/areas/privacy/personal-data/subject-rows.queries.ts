import { type RawBuilder, sql } from 'kysely';
import type { Link, PersonalData, SubjectObject, TablePlace } from '#platform/personal-data/personal-data.ts';
import type { Subject } from './find-subject.queries.ts';

const topicPrefixes: Partial<Record<SubjectObject, string>> = { calls: 'call:', chat_sessions: 'chat:' };

/** Topics of events about the subject's calls and chats. */
function topicsOf({ ids }: Pick<Subject, 'ids'>): string[] {
  return Object.entries(topicPrefixes).flatMap(([object, prefix]) =>
    ids[object as SubjectObject].map((id) => `${prefix}${id}`),
  );
}

/**
 * Tables with rows of subjects, in an order for deletion: references before the objects they refer to, the objects
 * other rows hang on last.
 */
export function subjectPlaces(registry: PersonalData): TablePlace[] {
  const last: readonly string[] = ['chat_sessions', 'calls'];
  const rank = ({ table, links }: TablePlace) =>
    last.includes(table) ? 2 : Number(links.some((link) => link.by === 'object'));
  return registry.tables
    .filter(({ people, links }) => people === 'subjects' && links.length > 0)
    .toSorted((one, other) => rank(one) - rank(other));
}

/** Condition of the subject's rows of a table, for its `where`. Use it inside the tenant's transaction. */
export function isOfSubject(place: TablePlace, subject: Subject): RawBuilder<boolean> {
  const conditions = place.links.map((link) => conditionOf(link, subject));
  return conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

function conditionOf(link: Link, subject: Subject): RawBuilder<unknown> {
  switch (link.by) {
    case 'object':
      return sql`id = any(${subject.ids[link.object]}::uuid[])`;
    case 'reference': {
      // A value inside JSON is text; a column holds a uuid.
      const isColumn = /^\w+$/.test(link.column);
      return isColumn
        ? sql`${sql.ref(link.column)} = any(${subject.ids[link.object]}::uuid[])`
        : sql`(${sql.raw(link.column)}) = any(${subject.ids[link.object]}::text[])`;
    }
    case 'email_address':
      return sql`lower(${sql.ref(link.column)}) = any(${subject.emailAddresses}::text[])`;
    case 'topic':
      return sql`${sql.ref(link.column)} = any(${topicsOf(subject)}::text[])`;
    case 'content':
      return sql`app.names_any(${sql.ref(link.column)}::text, ${Object.values(subject.ids).flat()}::text[],
        ${namesOf(subject)}::text[])`;
  }
}

/** Texts that name the subject itself. */
function namesOf(subject: Subject): string[] {
  // An empty text would be in every other.
  const spellings = [subject.phoneNumber, ...subject.spellings, ...subject.emailAddresses].filter(Boolean);
  return [...new Set(spellings.flatMap((each) => [each, encodeURIComponent(each)]))];
}
