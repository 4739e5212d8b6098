import type { RefinedPrompt } from '@parley/contract/resources/ai-assist';
import { diffArrays } from 'diff';
import type { ComposerTexts } from '#areas/assist/composer';

export type PromptChange = RefinedPrompt['changes'][number];
type Hint = RefinedPrompt['hints'][number];

/** Words by which a prompt already says that nothing is invented, and when a person takes over. */
const saysFactsOnly =
  /invent|make up|only (?:say|answer|what)|do(?:n't| not) know|hitta (?:aldrig )?på|vet inte|erfind|weißt|n'invente|inventez|ne sais pas|inventes|no (?:lo )?sabes?/i;
const saysHandOver =
  /hand (?:it )?over|transfer|connect (?:them|the)|colleague|human|call back|lämna över|koppla|kollega|ring(?:er)? upp|människa|übergib|verbinde|mitarbeiter|kolleg|rückruf|passe la main|transfér|collègue|rappel|compañero|persona|devol/i;
const placeholders =
  /\[(?:[A-ZÅÄÖÜÉ][^\]\n]{1,60}|[^\]\n]{0,40}(?:name|namn|nombre|nom)[^\]\n]{0,40})\]|\bTODO\b|\bXXX+\b|<[A-Z][A-Z _]{2,40}>/g;
const longPrompt = 40_000;

/**
 * Refines a prompt without a model: tidies it, removes repetitions, adds the wishes as rules and what every agent needs.
 * Nothing else is changed, and every change is listed.
 */
export function refineByRules(input: {
  prompt: string;
  instructions: string;
  agentName: string;
  texts: ComposerTexts;
}): { prompt: string; changes: PromptChange[]; hints: Hint[] } {
  const { prompt, texts } = input;
  const changes: PromptChange[] = [];
  const added = (reason: PromptChange['reason'], after: string) =>
    changes.push({ kind: 'added', before: '', after, reason, note: '' });
  let lines = withoutRepeats(tidy(prompt, changes), changes);
  const insert = (heading: string, texts: readonly string[], reason: PromptChange['reason']) => {
    lines = insertUnder(lines, heading, texts);
    for (const text of texts) added(reason, text);
  };
  const isRoleMissing =
    !/^(?:#.*\n+)?\s*(?:you are|you're|du är|du heter|du bist|tu es|vous êtes|eres|usted es)\b/i.test(
      lines.join('\n').trim(),
    );
  if (isRoleMissing && input.agentName !== '') {
    const role = `${texts.role(input.agentName, '')} ${texts.speak}`;
    lines = [role, '', ...lines];
    added('role', role);
  }
  const wishes = input.instructions
    .split('\n')
    .map((line) => line.replace(/^[-*•#\s]+/, '').trim())
    .filter(Boolean);
  const known = new Set(lines.map(keyOf));
  const newWishes = wishes.filter((wish) => !known.has(keyOf(wish))).map((wish) => `- ${wish}`);
  if (newWishes.length > 0) insert(texts.headings.rules, newWishes, 'instructions');
  const whole = () => lines.join('\n');
  if (!saysFactsOnly.test(whole()))
    insert(
      texts.headings.rules,
      texts.standardRules.slice(0, 2).map((rule) => `- ${rule}`),
      'facts_only',
    );
  if (!saysHandOver.test(whole()))
    insert(
      texts.headings.handOver,
      texts.standardHandOver.map((rule) => `- ${rule}`),
      'hand_over',
    );
  return { prompt: whole().trim(), changes, hints: hintsOf(whole()) };
}

/** Lines that differ between two prompts, in the order of the text; a removed block before an added one is a change. */
export function changesBetween(before: string, after: string, reason: PromptChange['reason']): PromptChange[] {
  const changes: PromptChange[] = [];
  let removed: string | undefined;
  for (const part of diffArrays(before.split('\n'), after.split('\n'))) {
    const text = part.value.join('\n').trim();
    if (part.removed) {
      removed = text;
      continue;
    }
    if (part.added) changes.push(changeOf(removed ?? '', text, reason));
    else if (removed !== undefined) changes.push(changeOf(removed, '', reason));
    removed = undefined;
  }
  if (removed !== undefined) changes.push(changeOf(removed, '', reason));
  return changes.filter((change) => change.before !== '' || change.after !== '');
}

function changeOf(before: string, after: string, reason: PromptChange['reason']): PromptChange {
  const kind = before === '' ? 'added' : after === '' ? 'removed' : 'changed';
  return { kind, before, after, reason, note: '' };
}

/** Finds gaps that only a person can fill. */
export function hintsOf(prompt: string): Hint[] {
  const hints: Hint[] = [];
  for (const text of new Set(prompt.match(placeholders) ?? []))
    if (hints.length < 20) hints.push({ hint: 'placeholder', text });
  if (!/\d{1,2}(?:[:.h]\d{2})?\s?(?:[-–]|to|till|bis|à|a)\s?\d{1,2}|24\/7/i.test(prompt))
    hints.push({ hint: 'no_hours', text: '' });
  if (!/[\w.+-]+@[\w-]+\.|\+?\d[\d\s()/-]{6,}\d/.test(prompt)) hints.push({ hint: 'no_contact', text: '' });
  if (prompt.length > longPrompt) hints.push({ hint: 'very_long', text: String(prompt.length) });
  return hints;
}

function tidy(prompt: string, changes: PromptChange[]): string[] {
  const tidied = prompt
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const isChanged = tidied !== prompt.trim();
  if (isChanged) changes.push({ kind: 'changed', before: '', after: '', reason: 'tidied', note: '' });
  return tidied.split('\n');
}

function withoutRepeats(lines: readonly string[], changes: PromptChange[]): string[] {
  const seen = new Set<string>();
  return lines.filter((line) => {
    const key = keyOf(line);
    // Short lines such as table rules and headings may repeat.
    if (key.length < 20 || /^\s*(?:#|\|)/.test(line)) return true;
    if (!seen.has(key)) {
      seen.add(key);
      return true;
    }
    changes.push({ kind: 'removed', before: line.trim(), after: '', reason: 'repeated', note: '' });
    return false;
  });
}

/** Adds lines at the end of the section with the heading, or a new section at the end. */
function insertUnder(lines: readonly string[], heading: string, texts: readonly string[]): string[] {
  const at = lines.findIndex((line) => /^#{1,6}\s/.test(line) && keyOf(line) === keyOf(heading));
  if (at < 0) return [...lines, '', `# ${heading}`, ...texts];
  const next = lines.findIndex((line, index) => index > at && /^#{1,6}\s/.test(line));
  let end = next < 0 ? lines.length : next;
  while (end > at + 1 && lines[end - 1]?.trim() === '') end -= 1;
  return [...lines.slice(0, end), ...texts, ...lines.slice(end)];
}

function keyOf(line: string): string {
  return line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
