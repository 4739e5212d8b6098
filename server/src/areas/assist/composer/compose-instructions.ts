import type { AgentBrief, PromptPart } from './agent-brief.ts';
import type { ComposerTexts, SectionName } from './composer-texts.ts';

/** The parts of a prompt that speak to the agent: role, tasks, conversation, rules, restrictions and hand-over. */
export function instructionParts(input: {
  brief: AgentBrief;
  texts: ComposerTexts;
  agentName: string;
  business: string;
}): PromptPart[] {
  const { brief, texts, agentName, business } = input;
  const { own } = brief;
  const { asks } = splitCustomerQuestions(own.customerQuestions);
  const hasWebsite = brief.website.length > 0 || brief.facts !== null;
  const parts: PromptPart[] = [];
  const standard = (section: SectionName, ...lines: readonly string[]) => {
    for (const text of lines) parts.push({ section: texts.headings[section], text, source: { kind: 'standard' } });
  };
  const given = (section: SectionName, field: string, words: string, frame = (text: string) => text) => {
    const text = asInstruction(words);
    if (text === '') return;
    parts.push({ section: texts.headings[section], text: frame(text), source: { kind: 'input', field } });
  };
  standard('role', `${texts.role(agentName, business)} ${texts.speak}`);
  given('role', 'personality', texts.personalities[keyOf(own.personality)] ?? own.personality, texts.personality);
  given('tasks', 'agentTasks', own.agentTasks);
  standard('tasks', ...(own.agentTasks.trim() === '' ? texts.standardTasks : []));
  given('tasks', 'customerQuestions', asks.join('\n'), (text) => `${texts.oftenAsked}\n${text}`);
  given(
    'conversation',
    'conversationAction',
    texts.actions[keyOf(own.conversationAction)] ?? own.conversationAction,
    texts.goal,
  );
  given('conversation', 'conversationFlow', own.conversationFlow);
  standard('conversation', ...(own.conversationFlow.trim() === '' ? texts.standardConversation : []));
  given('rules', 'conversationRules', own.conversationRules);
  standard('rules', ...texts.standardRules, ...(hasWebsite ? [texts.websiteRule] : []));
  given('restrictions', 'restrictions', own.restrictions);
  standard('handOver', ...texts.standardHandOver);
  return parts;
}

/** Separates questions without an answer from those with one: `Q:`/`A:` lines, or an answer behind the question mark. */
export function splitCustomerQuestions(text: string): {
  asks: string[];
  answered: { question: string; answer: string }[];
} {
  const asks: string[] = [];
  const answered: { question: string; answer: string }[] = [];
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  for (let at = 0; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').replace(/^(?:[-*•]|\d{1,2}[.)])\s+/, '');
    const question = line.replace(/^(?:q|question|f|fråga|frage|p|pregunta)\s*[:.]\s*/i, '');
    const labelled = /^(?:a|s|r|answer|svar|antwort|réponse|respuesta)\s*[:.]\s*(.+)$/i.exec(lines[at + 1] ?? '')?.[1];
    const inline = /^(.{3,300}?\?)\s*(?:[-–—:]\s*)?(\S[^?]{2,})$/.exec(question);
    if (labelled !== undefined) {
      answered.push({ question, answer: labelled });
      at += 1;
    } else if (inline?.[1] !== undefined && inline[2] !== undefined)
      answered.push({ question: inline[1], answer: inline[2] });
    else asks.push(`- ${question}`);
  }
  return { asks, answered };
}

function keyOf(words: string): string {
  return words
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}

/** Words of the person as they stand under a heading of the prompt: headings in them would end the section. */
function asInstruction(words: string): string {
  return words
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(/^\s{0,3}#{1,6}\s+/, '').trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
