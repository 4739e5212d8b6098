import { defineDetail, defineFieldRefusal, defineRefusal } from '#platform/http/define-refusal.ts';

export const entryNotFound = defineRefusal(
  'not_found',
  'directory_entry_not_found',
  'There is no directory entry with this id',
);

const takenName = defineDetail(
  'taken',
  'directory_name_taken_field',
  'is the name of another entry of this department',
);
export const nameTaken = defineRefusal(
  'conflict',
  'directory_name_taken',
  'Another entry has this name in the same department',
  { details: [takenName('/name')] },
);

export const directoryFull = defineRefusal(
  'conflict',
  'directory_full',
  'A directory has at most {{max}} entries; delete some first',
);

/** Fallback to an entry that does not exist, or to itself. */
export const unknownFallback = defineFieldRefusal(
  'unknown',
  'directory_fallback_unknown',
  'there is no other directory entry with this id',
);

export const missingColumn = defineDetail('missing', 'import_column_missing', 'the header row has no such column');
export const unknownColumn = defineDetail('unknown_field', 'import_column_unknown', 'there is no such column');
export const unreadableFile = defineDetail('unreadable', 'import_quote_open', 'a quote is opened and not closed');
export const unreadableHours = defineDetail(
  'unreadable',
  'import_hours',
  'expected hours such as mon-fri 08:00-17:00 | sat 10:00-14:00',
);
export const unknownFallbackName = defineDetail(
  'unknown',
  'import_fallback',
  'expected agent, contact_request, a number, or the name of an entry',
);
export const repeatedLine = defineDetail('taken', 'import_line_repeated', 'line {{line}} is the same entry');
