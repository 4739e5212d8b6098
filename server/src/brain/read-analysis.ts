import type { AnalysisField, AnalysisRequest, ConversationAnalysis, FieldValue } from './ports.ts';

/** An answer read as an analysis, with what is wrong in it. `analysis` undefined: it is no JSON object at all. */
export interface ReadAnalysis {
  analysis?: ConversationAnalysis;
  faults: string[];
}

/** Longest values. Unit: characters. */
const summaryMax = 2_000;
const stringMax = 1_000;
const questionMax = 300;
const questionsMax = 10;
const sentiments = ['positive', 'neutral', 'negative'] as const;

type Wanted = Pick<AnalysisRequest, 'fields' | 'successCriteria' | 'wantsSummary'>;

/**
 * Reads a model's answer. The wanted fields alone decide which values there are and of which type: other keys are
 * dropped, and a value of another type is a fault and null. Lossless spellings such as "42" for 42 are accepted.
 */
export function readAnalysis(text: string, wanted: Wanted): ReadAnalysis {
  const answer = parseObject(text);
  if (answer === undefined) return { faults: ['The answer is not one JSON object.'] };
  const faults: string[] = [];
  const read = <Value>(
    name: string,
    value: unknown,
    reader: (value: unknown) => Value | undefined,
    expected: string,
  ) => {
    if (value === undefined || value === null) return null;
    const found = reader(value);
    if (found === undefined) faults.push(`${name}: expected ${expected} or null`);
    return found ?? null;
  };
  const given = isObject(answer['data']) ? answer['data'] : {};
  if (!isObject(answer['data']) && wanted.fields.length > 0) faults.push('data: expected an object');
  const data = wanted.fields.map((field) => {
    const value = Object.hasOwn(given, field.name) ? given[field.name] : undefined;
    return [
      field.name,
      read(`data.${field.name}`, value, (each) => readField(each, field), expectedOf(field)),
    ] as const;
  });
  const wantsSuccess = wanted.successCriteria.trim() !== '';
  return {
    faults,
    analysis: {
      summary: wanted.wantsSummary ? read('summary', answer['summary'], readSummary, 'a string') : null,
      success: wantsSuccess ? read('success', answer['success'], readBoolean, 'true, false') : null,
      sentiment: read('sentiment', answer['sentiment'], readSentiment, sentiments.join(', ')),
      data: Object.fromEntries(data),
      unanswered: readQuestions(answer['unanswered_questions']),
    },
  };
}

/** Describes the values a field may have. */
export function expectedOf(field: AnalysisField): string {
  return field.type === 'enum' ? `one of ${JSON.stringify(field.choices ?? [])}` : `a ${field.type}`;
}

function readField(value: unknown, field: AnalysisField): Exclude<FieldValue, null> | undefined {
  switch (field.type) {
    case 'string':
      if (typeof value === 'number') return String(value);
      return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, stringMax) : undefined;
    case 'number':
      return readNumber(value);
    case 'boolean':
      return readBoolean(value);
    case 'enum': {
      const wanted = String(value).trim().toLowerCase();
      return (
        field.choices?.find((choice) => choice === value) ??
        field.choices?.find((choice) => choice.toLowerCase() === wanted)
      );
    }
  }
}

function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' && /^-?\d{1,15}(?:\.\d{1,10})?$/.test(value.trim()) ? Number(value) : undefined;
}

function readBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

function readSummary(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
  return text === '' ? undefined : text.slice(0, summaryMax);
}

function readSentiment(value: unknown): (typeof sentiments)[number] | undefined {
  return sentiments.find((sentiment) => sentiment === String(value).trim().toLowerCase());
}

function readQuestions(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const questions = value.filter((each) => typeof each === 'string' && each.trim() !== '') as string[];
  return questions.slice(0, questionsMax).map((question) => question.replace(/\s+/g, ' ').trim().slice(0, questionMax));
}

/** The JSON object of an answer, which may stand in a code block or between sentences. */
function parseObject(text: string): Record<string, unknown> | undefined {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (start < 0 || end < start) return undefined;
  try {
    const value: unknown = JSON.parse(text.slice(start, end + 1));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
