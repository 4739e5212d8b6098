import type { HandoffRules } from '@parley/contract/resources/chat-widget';

/** Rule that hands a chat off without a request. */
export type HandoffRule = 'after_turns' | 'low_confidence' | 'verification_failed';

/** Consecutive unsure answers that trigger a handoff. */
const unsureTurnsMax = 2;

/** Answers of the agent since the last operator. */
export interface AgentRecord {
  /** Number of answers, this one included. */
  turns: number;
  /** Consecutive latest answers that were unsure. */
  unsureTurns: number;
  /** No model could answer. */
  hasFailed: boolean;
}

/** Rule that applies after an answer; null when the agent continues. */
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

/** Reason operators read, in the agent's language, else in English. */
export function reasonOf(rule: HandoffRule, language: string): string {
  return (reasons[language.split('-')[0]?.toLowerCase() ?? ''] ?? reasons['en'])?.[rule] ?? '';
}
