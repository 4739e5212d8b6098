import type { DirectoryEntry } from '@parley/contract/resources/directory';
import { ToolDefinition } from '@parley/contract/resources/tool';
import type { LoadedTool } from '#areas/agents/tools';
import { matchName } from '#areas/telephony/directory';
import { connectEntry } from './connect-entry.ts';
import { directorySentences } from './directory-sentences.ts';
import { type Offer, objectSchema } from './offer.ts';
import type { ToolConversation } from './tool-conversation.ts';
import type { ExecuteTool } from './tool-run.ts';

/** Maximum names in the description; a caller's words are compared with all entries. */
const namesDescribed = 40;

/** Tool of every agent with a directory. */
export const directoryTool: LoadedTool = {
  id: null,
  revision: 1,
  definition: ToolDefinition.parse({ name: 'transfer_to_person', type: 'transfer' }),
  signingSecrets: [],
};

/** Transfers the caller to a person or department by the spoken name. Offered where the call can be transferred. */
export function offerDirectory(
  entries: readonly DirectoryEntry[],
  conversation: ToolConversation,
  now: () => Date,
): Offer[] {
  const { transfers } = conversation;
  if (!transfers || entries.length === 0) return [];
  const names = entries.map(({ name, department }) => (department === '' ? name : `${name} (${department})`));
  const more = names.length > namesDescribed ? ' and others' : '';
  const who = {
    type: 'string',
    minLength: 1,
    maxLength: 500,
    description:
      'Whom the caller asked for, in their own words, such as "Anna in sales". Never a number, and never a guess between two people.',
  };
  const reason = { type: 'string', maxLength: 200, description: 'What the call is about, in a few words' };
  return [
    {
      name: directoryTool.definition.name,
      description: `Connects the caller to a person or department of the directory by name. It asks back itself when a name is unclear; pass on the answer. Directory: ${names.slice(0, namesDescribed).join('; ')}${more}.`,
      parameters: objectSchema({ who, reason }, ['who']),
      spokenNames: [...new Set(entries.flatMap(spokenNamesOf))],
      execute: executeOf(entries, { conversation, transfers, now }),
    },
  ];
}

/** Names that callers use: of a person also the first name alone. */
function spokenNamesOf({ kind, name, aliases }: DirectoryEntry): string[] {
  const first = kind === 'person' ? name.split(' ').slice(0, 1) : [];
  return [name, ...aliases, ...first];
}

type Transfers = NonNullable<ToolConversation['transfers']>;

function executeOf(
  entries: readonly DirectoryEntry[],
  { conversation, transfers, now }: { conversation: ToolConversation; transfers: Transfers; now: () => Date },
): ExecuteTool {
  const { language } = conversation.agent.config;
  const sentences = directorySentences(language);
  const labelOf = ({ name, department }: DirectoryEntry) =>
    department === '' ? name : sentences.inDepartment(name, department);
  /** Entries the caller was last asked to choose from. */
  let offered: readonly DirectoryEntry[] = [];

  function find(text: string) {
    // "The one in sales" answers a question; elsewhere it names the department.
    const choices = offered.map((entry) => ({
      ...entry,
      aliases: [...entry.aliases, entry.department, entry.title].filter(Boolean),
      entry,
    }));
    const chosen = matchName(text, choices, language);
    if (chosen.outcome === 'one')
      return { outcome: 'one' as const, found: chosen.found.map(({ entry }) => entry.entry) };
    const { outcome, found } = matchName(text, entries, language);
    return { outcome, found: found.map(({ entry }) => entry) };
  }

  return async ({ arguments: { who, reason }, record }) => {
    const text = String(who);
    const { outcome, found } = find(text);
    const [entry] = found;
    record.request = { who: text };
    record.response = { outcome, entries: found.map(({ id }) => id) };
    if (outcome === 'one' && entry) {
      offered = [];
      const asked = { name: labelOf(entry), reason: typeof reason === 'string' ? reason.trim() : '' };
      return connectEntry(entry, asked, { entries, conversation, transfers, now: now() });
    }
    offered = found;
    const choices = found.map(labelOf);
    const say = { several: sentences.which(choices), none: sentences.unknown, unnamed: sentences.whom, one: '' }[
      outcome
    ];
    return {
      result: JSON.stringify({ outcome, choices }),
      isError: false,
      say,
      expects: [...choices, ...found.map(({ name }) => name)],
    };
  };
}
