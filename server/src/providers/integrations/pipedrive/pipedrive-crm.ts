import type { CrmField, CrmValues, VendorCrm, VendorRequests } from '#areas/integrations/connections';
import { VendorFault } from '#areas/integrations/connections';
import { escapeHtml } from '../contacts/escape-html.ts';
import { nameToCreate } from '../contacts/names.ts';
import { readInside, readRecords } from '../contacts/read-values.ts';
import { findPersons, personFields, readPerson } from './pipedrive-persons.ts';

const path = '/api/v2/activities';
/** Activities of a person that are looked through for our key. Source: largest page of API v2. */
const lookedThrough = 500;
const mostPages = 4;

const fields: readonly CrmField[] = [
  { name: 'subject', title: 'Subject', type: 'text' },
  { name: 'note', title: 'Note', type: 'text' },
  { name: 'duration_seconds', title: 'Duration (seconds)', type: 'number' },
];

/**
 * Persons, and calls as activities at them. Activities have no id of other systems, so our key is their public
 * description, which the guests of an appointment would see: a call that is over has none.
 */
export const pipedriveCrm: VendorCrm = {
  fields,
  mapping: { subject: 'title', note: 'note', duration_seconds: 'duration_seconds' },
  findPeople: (vendor, by) => findPersons(vendor, by),
  async createPerson(vendor, person) {
    const { phone, email } = person;
    const name = nameToCreate(person);
    const body = personFields({ name, ...(phone === null ? {} : { phone }), ...(email === null ? {} : { email }) });
    const { data } = await vendor.json({ method: 'POST', path: '/api/v2/persons', body });
    const [made] = readPerson(vendor, data);
    if (!made) throw new VendorFault('unreachable', 'Pipedrive did not name the person it created.');
    return made;
  },
  async findCall(vendor, { key, personId }) {
    let cursor: string | undefined;
    for (let page = 0; page < mostPages; page += 1) {
      const query = { person_id: personId, sort_by: 'add_time', sort_direction: 'desc', limit: String(lookedThrough) };
      const more: Record<string, string> = cursor === undefined ? {} : { cursor };
      const answer = await vendor.json({ method: 'GET', path, query: { ...query, ...more } });
      const found = readRecords(answer['data']).find((activity) => activity['public_description'] === key);
      if (found) return idOf(found);
      const next = readInside(answer['additional_data'], 'next_cursor');
      if (typeof next !== 'string') return null;
      cursor = next;
    }
    return null;
  },
  async createCall(vendor, { key, personId, startedAt, fields: values }) {
    const at = startedAt.toISOString();
    const body = {
      subject: 'Call',
      ...activityFields(values),
      type: 'call',
      done: true,
      due_date: at.slice(0, 10),
      due_time: at.slice(11, 16),
      participants: [{ person_id: Number(personId), primary: true }],
      public_description: key,
    };
    const { data } = await vendor.json({ method: 'POST', path, body });
    return idOf(data);
  },
  async updateCall(vendor, { id, fields: values }) {
    return unlessGone(vendor, { path: `${path}/${encodeURIComponent(id)}`, body: activityFields(values) });
  },
};

async function unlessGone(vendor: VendorRequests, { path: at, body }: { path: string; body: unknown }) {
  try {
    await vendor.json({ method: 'PATCH', path: at, body });
    return true;
  } catch (error) {
    if (error instanceof VendorFault && error.status === 404) return false;
    throw error;
  }
}

/** Values in Pipedrive's form: notes as HTML, durations as hours and minutes, no minute less than it was. */
function activityFields(values: CrmValues): Record<string, unknown> {
  const { note, duration_seconds: seconds, ...others } = values;
  return {
    ...others,
    ...(note === undefined ? {} : { note: escapeHtml(String(note)).replaceAll('\n', '<br>') }),
    ...(seconds === undefined ? {} : { duration: clockTime(Number(seconds)) }),
  };
}

function clockTime(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function idOf(activity: unknown): string {
  const id = readInside(activity, 'id');
  if (typeof id !== 'number') throw new VendorFault('unreachable', 'Pipedrive did not name its record of the call.');
  return String(id);
}
