import { expect, it } from 'vitest';
import { faultOf, fieldOfPointer, mappingOf, rowsOf } from './mapping-draft.ts';

const mapping = { Subject: 'title', Description: 'note' } as const;

it('turns a mapping into rows and back', () => {
  expect(mappingOf(rowsOf(mapping))).toEqual(mapping);
  expect(mappingOf([{ field: ' Subject ', fact: 'title' }])).toEqual({ Subject: 'title' });
});

it('finds rows without a field, and a field that has a row already', () => {
  const rows = [...rowsOf(mapping), { field: ' ', fact: 'link' }, { field: 'Subject', fact: 'summary' }] as const;
  expect(rows.map((_, index) => faultOf(rows, index))).toEqual([null, null, 'field_missing', 'field_twice']);
});

it("places the server's faults at the row of their field", () => {
  const rows = rowsOf(mapping);
  expect(fieldOfPointer(rows, '/mapping/Description')).toBe('rows.1.field');
  expect(fieldOfPointer(rows, '/mapping/Other')).toBeNull();
  expect(fieldOfPointer(rows, '/connection_ids/0')).toBe('connection_ids');
});
