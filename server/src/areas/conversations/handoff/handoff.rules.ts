import type { HandoffRules } from '@parley/contract/resources/chat-widget';

/** Why a chat is handed over without anybody asking for it. */
export type HandoffRule = 'after_turns' | 'low_confidence' | 'verification_failed';

/** Answers in a row that did not know, before a person is asked. */
const unsureTurnsMax = 2;

/** How the agent has done since a person last had the chat. */
export interface AgentRecord {
  /** Answers to the visitor, this one included. */
  turns: number;
  /** Of the last answers, how many in a row did not know. */
  unsureTurns: number;
  /** No model could answer at all. */
  hasFailed: boolean;
}

/** The rule that hands a chat over after an answer; null: the agent goes on. */
export function ruleAfterAnswer(rules: HandoffRules, agent: AgentRecord): HandoffRule | null {
  if (!rules.is_enabled) return null;
  if (rules.on_low_confidence && (agent.hasFailed || agent.unsureTurns >= unsureTurnsMax)) return 'low_confidence';
  if (rules.after_turns !== null && agent.turns >= rules.after_turns) return 'after_turns';
  return null;
}

const reasons: Record<string, Record<HandoffRule, string>> = {
  en: {
    after_turns: 'The assistant has answered as often as it may by itself',
    low_confidence: 'The assistant did not know the answer',
    verification_failed: 'The visitor could not prove who they are',
  },
  sv: {
    after_turns: 'Assistenten har svarat så många gånger den får på egen hand',
    low_confidence: 'Assistenten visste inte svaret',
    verification_failed: 'Besökaren kunde inte bekräfta vem hen är',
  },
  de: {
    after_turns: 'Der Assistent hat so oft geantwortet, wie er allein darf',
    low_confidence: 'Der Assistent wusste die Antwort nicht',
    verification_failed: 'Der Besucher konnte nicht bestätigen, wer er ist',
  },
  fr: {
    after_turns: "L'assistant a répondu autant de fois qu'il le peut seul",
    low_confidence: "L'assistant ne connaissait pas la réponse",
    verification_failed: "Le visiteur n'a pas pu confirmer son identité",
  },
  es: {
    after_turns: 'El asistente ha respondido tantas veces como puede por sí solo',
    low_confidence: 'El asistente no sabía la respuesta',
    verification_failed: 'El visitante no pudo confirmar quién es',
  },
};

/** What operators read as the reason, in the agent's language or, where that is none of ours, in English. */
export function reasonOf(rule: HandoffRule, language: string): string {
  return (reasons[language.split('-')[0]?.toLowerCase() ?? ''] ?? reasons['en'])?.[rule] ?? '';
}
