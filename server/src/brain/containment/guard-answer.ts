import type { Passage } from '../ports.ts';
import { instructionFilter, type Openings, openingsOf } from './instruction-filter.ts';
import { hostOf, hostsIn, type LinkTrust, linkFilter, type TextFilter } from './link-filter.ts';

/** Answer in place of the agent's instructions, by language of the agent. */
const refusals: Record<string, string> = {
  en: 'I cannot share my instructions.',
  sv: 'Jag kan inte lämna ut mina instruktioner.',
  de: 'Meine Anweisungen kann ich nicht weitergeben.',
  fr: 'Je ne peux pas communiquer mes instructions.',
  es: 'No puedo compartir mis instrucciones.',
};

export interface AnswerGuard {
  /** A filter for one answer of the model. */
  filter(): TextFilter;
  /** True once an answer repeated the instructions. */
  readonly hasWithheld: boolean;
}

/** Guards what a model says in a turn: no instruction word for word, and no links but to trusted hosts. */
export function guardAnswer(guarded: {
  /** Agent as its owner wrote it: hosts in its prompt and variables are trusted. */
  agent: { prompt: string; language: string; dynamicVariables: Readonly<Record<string, string>> };
  /** Prompt with its variables filled. */
  prompt: string;
  /** Instructions added to the prompt. */
  rules: readonly string[];
  passages: readonly Passage[];
  /** Further hosts that may be linked to, such as the sites of a widget. */
  hosts: readonly string[];
}): AnswerGuard {
  const { agent, passages } = guarded;
  const ownText = [agent.prompt, ...Object.values(agent.dynamicVariables)].join('\n');
  const sources = passages.flatMap(({ url }) => (url ? (hostOf(url) ?? []) : []));
  const trust: LinkTrust = {
    hosts: new Set([...hostsIn(ownText), ...guarded.hosts.map(hostName), ...sources]),
    text: [ownText, ...passages.map(({ text }) => text)].join('\n'),
  };
  const refusal = refusals[agent.language.split('-')[0]?.toLowerCase() ?? ''] ?? (refusals['en'] as string);
  const repeated = new Set<Openings>();
  let openings: Openings | undefined;
  let hasWithheld = false;
  return {
    get hasWithheld() {
      return hasWithheld;
    },
    filter() {
      openings ??= openingsOf(guarded.prompt, guarded.rules);
      const links = linkFilter(trust);
      const instructions = instructionFilter({ openings, repeated, refusal });
      const passed = (text: string) => {
        hasWithheld ||= instructions.hasWithheld;
        return text;
      };
      return {
        push: (delta) => passed(instructions.push(links.push(delta))),
        end: () => passed(instructions.push(links.end()) + instructions.end()),
      };
    },
  };
}

const hostName = (host: string) => host.toLowerCase().replace(/^(?:\*\.|www\.)/, '');
