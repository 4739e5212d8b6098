export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template
    .replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

export const join = (parts: readonly string[], and: string) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;

export const capitalise = (text: string) => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

export function asSentence(text: string): string {
  const sentence = capitalise(text.trim());
  return /[.!?…:]$/.test(sentence) ? sentence : `${sentence}.`;
}
