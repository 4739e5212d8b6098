import { DirectoryMatch, DirectoryMatchRequest } from '@parley/contract/resources/directory';
import { apiKey } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { exampleEntry } from './directory.examples.ts';
import { operation } from './directory.operation.ts';
import { listEntries } from './directory.queries.ts';
import { matchName } from './match-name.rules.ts';

/** Finds whom the words of a caller name, as an agent does in a call. */
export const matchDirectory = operation({
  method: 'POST',
  path: '/api/directory/match',
  id: 'matchDirectory',
  summary: 'Match a spoken name',
  description:
    'By spelling, sound and edit distance in en, sv, de, fr and es; other languages by the rules of English.',
  access: apiKey('agents:read'),
  audit: notAudited('reads only'),
  body: DirectoryMatchRequest,
  answer: { status: 200, schema: DirectoryMatch },
  example: {
    body: { text: 'Put me through to Hannah in sales', language: 'en' },
    answer: {
      outcome: 'one',
      entries: [{ id: exampleEntry.id, name: exampleEntry.name, department: exampleEntry.department, score: 0.99 }],
    },
  },
  async run({ tx, body, now }) {
    const { outcome, found } = matchName(body.text, await listEntries(tx, now), body.language);
    return {
      outcome,
      entries: found.map(({ entry: { id, name, department }, score }) => ({
        id,
        name,
        department,
        score: Math.round(score * 100) / 100,
      })),
    };
  },
});
