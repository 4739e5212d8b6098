import type { AgentBrief } from './agent-brief.ts';
import { cleanWebsiteValue } from './website-text.ts';

const nameMax = 60;
const wordsMax = 7;
/** Parts of a page's title that name a page, not a business. */
const pageNames =
  /^(?:home(?: ?page)?|welcome|start(?:sida|seite)?|hem|välkommen|willkommen|accueil|bienvenue|inicio|bienvenidos?|index|contact|kontakt|contacto|about(?: us)?|om oss|über uns|à propos|sobre nosotros|priser|preise|prices|tarifs|precios)$/i;
const nameBeforeVerb =
  /^((?:\p{Lu}|\d)[\p{L}\d&.'’-]*(?:\s+(?:(?:\p{Lu}|\d)[\p{L}\d&.'’-]*|&|och|und|and|et|y|de|du|la|le|i|of|von|der|am|in)){0,5})\s+(?:is|are|offers|är|erbjuder|ist|sind|bietet|est|propose|es|ofrece)\b/u;
const pronouns = /^(?:we|our|this|that|it|vi|vår|det|wir|unser|das|es|nous|notre|c'est|nosotros|nuestra?|este|esta)\b/i;

/** Name of the business: as given, as the website's data say, from the title, or from the first words about it. */
export function businessNameOf({ own, facts, website }: AgentBrief): string {
  if (own.businessName.trim() !== '') return own.businessName.trim().replace(/\s+/g, ' ').slice(0, nameMax);
  const stated = facts?.names[0]?.value;
  for (const candidate of [stated, ...website.map(({ title }) => nameInTitle(title))]) {
    const name = candidate === undefined ? '' : cleanWebsiteValue(candidate, nameMax + 1);
    if (isName(name)) return name;
  }
  const described = nameBeforeVerb.exec(own.businessDescription.trim())?.[1] ?? '';
  return isName(described) && !pronouns.test(described) ? described : '';
}

/** Parts of a page's title that do not name the page: "Home | Harbour Cycles" has one. */
function partsOfTitle(title: string): string[] {
  const parts = title.split(/\s+[|–—·•:-]\s+|\s*\|\s*/).map((part) => part.trim());
  return parts.filter((part) => part !== '' && !pageNames.test(part));
}

/** Title of a start page without the words that name the page. */
export function titleOfBusiness(title: string): string {
  return partsOfTitle(title).join(' – ');
}

function nameInTitle(title: string): string {
  const named = partsOfTitle(title);
  // "Prices | Salon Sax" and "Salon Sax – hairdresser in Lund": the shortest part is mostly the name.
  return named.sort((a, b) => a.length - b.length)[0] ?? '';
}

function isName(name: string): boolean {
  return name.length >= 2 && name.length <= nameMax && name.split(' ').length <= wordsMax && /\p{L}/u.test(name);
}

const agentNames = ['Alex', 'Robin', 'Kim', 'Noa', 'Charlie', 'Sam', 'Eden', 'Mika'];

/** A name for the agent: always the same one for the same business. */
export function agentNameFor(business: string): string {
  let sum = 0;
  for (const character of business) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 100_003;
  return agentNames[sum % agentNames.length] ?? 'Robin';
}
