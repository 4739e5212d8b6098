import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Passages and questions, each with the number of the passage that answers it. */
export interface QuestionSet {
  name: string;
  language: string;
  passages: string[];
  questions: { text: string; answeredBy: number }[];
}

/** Sets of this folder: passages of one business, and colloquial questions that avoid their words. */
export function readColloquialSets(): QuestionSet[] {
  const folder = fileURLToPath(new URL('sets/', import.meta.url));
  return readdirSync(folder).map((file) => {
    const set = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
      language: string;
      passages: [string, string][];
      questions: [string, string][];
    };
    const ids = set.passages.map(([id]) => id);
    return {
      name: file.replace('.json', ''),
      language: set.language,
      passages: set.passages.map(([, text]) => text),
      questions: set.questions.map(([text, id]) => ({ text, answeredBy: ids.indexOf(id) })),
    };
  });
}

/** Sets `xquad.<language>.json` of a folder, in the format of SQuAD: each paragraph is a passage. */
export function readXquad(folder: string): QuestionSet[] {
  return readdirSync(folder).flatMap((file) => {
    const language = /^xquad\.(\w\w)\.json$/.exec(file)?.[1];
    if (language === undefined) return [];
    const { data } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
      data: { paragraphs: { context: string; qas: { question: string }[] }[] }[];
    };
    const paragraphs = data.flatMap((article) => article.paragraphs);
    return {
      name: `xquad ${language}`,
      language,
      passages: paragraphs.map(({ context }) => context),
      questions: paragraphs.flatMap(({ qas }, answeredBy) => qas.map(({ question: text }) => ({ text, answeredBy }))),
    };
  });
}
