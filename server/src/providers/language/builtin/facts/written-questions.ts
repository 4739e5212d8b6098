import type { Statement } from '#brain/ports.ts';

/** "Q:", "A:" and the like before a question or an answer, in five languages. */
const mark = /^(?:q|a|f|s|p|r|question|answer|fråga|svar|frage|antwort|réponse|pregunta|respuesta)\s?[:.]\s+(?=\S)/iu;

/**
 * Questions written into a line become the heading of their answer: "Do you deliver? Yes, within 5 km." A question that
 * begins a line has all of the line as its answer, one within it ("Not satisfied? Tell us.") the next sentence.
 */
export function withQuestionsAsHeadings(statements: readonly Statement[]): Statement[] {
  const read: Statement[] = [];
  let asked: { question: string; isWholeLine: boolean; line: number } | undefined;
  for (const [index, statement] of statements.entries()) {
    const { line } = statement;
    const text = statement.text.replace(mark, '');
    if (asked && asked.line !== line) asked = undefined;
    if (text.endsWith('?') && statements[index + 1]?.line === line) {
      asked = { question: text, isWholeLine: statements[index - 1]?.line !== line, line };
      continue;
    }
    read.push(asked ? { ...statement, title: asked.question, text } : statement);
    if (asked && !asked.isWholeLine) asked = undefined;
  }
  return read;
}
