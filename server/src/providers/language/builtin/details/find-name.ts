import { intentOf, isQuestion } from '../intents.ts';

// The word after these is a name only when written with a capital: "I'm Anna", not "I'm looking for".
const introductions =
  /(?:\b(?:my name is|my name's|name is|i am|i'm|this is|call me|it's|jag heter|mitt namn är|det är|jag är|namnet är|ich heiße|ich heisse|mein name ist|ich bin|hier ist|hier spricht|je m'appelle|je m’appelle|mon nom est|je suis|c'est|me llamo|mi nombre es|soy)|(?:^|[\s,.])(?:name|namn|nom|nombre)\s*:)\s+/giu;
const certain = /name|heter|namn|heiß|heiss|appelle|nom|llamo|nombre/iu;
const capitalised =
  /^\p{Lu}[\p{L}'’-]*(?:\s+(?:(?:von|van|de|der|la|del|af|di|da|el|bin)\s+){0,2}\p{Lu}[\p{L}'’-]*){0,3}/u;
const anyCase =
  /^\p{L}[\p{L}'’-]+(?:\s+(?!(?:and|och|und|et|y|my|mitt|min|meine?|mon|mi|on|at|på|unter|au)\b)\p{L}[\p{L}'’-]+){0,2}/u;
const fillers =
  /^(?:yes|ja|oui|sí|si|ok|okay|sure|sure thing|well|it's|its|it is|det är|das ist|c'est|es|the name is|name is)[,.!]?\s+/iu;

/** The name a person gives. `isAsked` also takes a short answer that is nothing but a name. */
export function findName(text: string, isAsked = false): string | undefined {
  for (const introduction of text.matchAll(introductions)) {
    const rest = text.slice(introduction.index + introduction[0].length);
    const name = capitalised.exec(rest)?.[0] ?? (certain.test(introduction[0]) ? anyCase.exec(rest)?.[0] : undefined);
    if (name && !isQuestion(name)) return withCapitals(name);
  }
  if (!isAsked || isQuestion(text) || intentOf(text)) return undefined;
  const bare = text
    .trim()
    .replace(fillers, '')
    .replace(/[,.!\s]+$/u, '');
  const name = capitalised.exec(bare)?.[0] ?? anyCase.exec(bare)?.[0];
  if (!name || bare.split(/\s+/).length > 8) return undefined;
  const rest = bare.slice(name.length).trim();
  return name.length > 1 && (rest === '' || /^(?:[,.(]|\d|and\b|och\b|und\b|et\b|y\b)/u.test(rest))
    ? withCapitals(name)
    : undefined;
}

function withCapitals(name: string): string {
  return /\p{Lu}/u.test(name) ? name.trim() : name.trim().replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
}
