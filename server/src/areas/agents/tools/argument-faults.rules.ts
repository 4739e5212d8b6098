import type { ErrorObject } from 'ajv';
import { exampleOfFormat } from './parameter-formats.rules.ts';

const sentencesMax = 8;

/** Enough for a value and its expected form. Unit: UTF-16 code units. */
const sentenceMax = 400;

/**
 * Describes argument faults in sentences a model can act on. Only the first few: a model corrects those and retries.
 */
export function describeFaults(errors: readonly ErrorObject[]): string[] {
  const sentences = new Set<string>();
  let unsaid = 0;
  for (const error of errors) {
    if (isEcho(error)) continue;
    if (sentences.size < sentencesMax) sentences.add(shorten(sayFault(error)));
    else unsaid += 1;
  }
  return unsaid === 0 ? [...sentences] : [...sentences, `There are ${unsaid} more faults.`];
}

/** A schema may list thousands of values, and a model may invent long names. */
function shorten(sentence: string): string {
  return sentence.length <= sentenceMax ? sentence : `${sentence.slice(0, sentenceMax)}… (cut)`;
}

/** Detects a fault that only repeats the faults within it. */
function isEcho(error: ErrorObject): boolean {
  return error.keyword === 'if' || error.keyword === 'propertyNames';
}

function sayFault(error: ErrorObject): string {
  const subject = nameOf(error.instancePath);
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'required':
      return `The argument ${nameOf(`${error.instancePath}/${escape(String(params['missingProperty']))}`)} is missing.`;
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const name = String(params['additionalProperty'] ?? params['unevaluatedProperty']);
      return `There is no argument ${nameOf(`${error.instancePath}/${escape(name)}`)}; leave it out.`;
    }
    case 'type':
      return `${subject} must be of type ${[params['type']].flat().join(' or ')}.`;
    case 'enum':
      return `${subject} must be one of ${JSON.stringify(params['allowedValues']).slice(1, -1)}.`;
    case 'const':
      return `${subject} must be ${JSON.stringify(params['allowedValue'])}.`;
    case 'format': {
      const example = exampleOfFormat(String(params['format']));
      return `${subject} must be of the format ${params['format']}${example ? `, such as ${example}` : ''}.`;
    }
    default:
      return `${subject} ${error.message ?? 'is not valid'}.`;
  }
}

/** Converts `/customer/emails/0` to `customer.emails[0]`. */
function nameOf(pointer: string): string {
  if (pointer === '') return 'The arguments';
  const steps = pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const name = steps.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`)).join('');
  return `"${name.replace(/^\./, '')}"`;
}

const escape = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1');
