import type { Source } from './source-document.ts';

/** A field of the analysis after a conversation, from the words of another platform. */
export function analysisField(name: string, type: string | undefined, source: Source) {
  const choices = [...source.texts('enum'), ...source.texts('choices')].filter((choice) => choice.trim() !== '');
  return {
    name: variableNameOf(name),
    type: choices.length > 0 ? 'enum' : fieldType(type),
    description: source.text('description') ?? '',
    ...(choices.length > 0 ? { choices } : {}),
  };
}

export function fieldType(type: string | undefined): 'boolean' | 'number' | 'string' {
  if (type === 'boolean') return 'boolean';
  return type === 'number' || type === 'integer' ? 'number' : 'string';
}

/** A name of letters, digits and _, not beginning with a digit. */
export function variableNameOf(text: string): string {
  const plain = text.replaceAll(/[^a-zA-Z0-9_]+/g, '_').slice(0, 60);
  return /^[a-zA-Z_]/.test(plain) ? plain : `v_${plain}`;
}
