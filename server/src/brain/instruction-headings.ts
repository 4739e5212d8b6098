import { fold } from './words.ts';

/** Headings of prompts under which everything speaks to the agent. Folded: no accents, small letters. */
const headings = new Set(
  [
    // English
    'your role|your tasks|how you lead the conversation|your rules|what you must not do|when you hand over to a person',
    // Swedish
    'din roll|dina uppgifter|sa leder du samtalet|dina regler|det har far du inte gora|nar du lamnar over till en manniska',
    // German
    'deine rolle|deine aufgaben|so fuhrst du das gesprach|deine regeln|das darfst du nicht|wann du an einen menschen ubergibst',
    // French
    'ton role|tes taches|comment tu menes la conversation|tes regles|ce que tu ne dois pas faire|quand tu passes la main a une personne',
    // Spanish
    'tu funcion|tus tareas|como llevas la conversacion|tus reglas|lo que no debes hacer|cuando pasas la conversacion a una persona',
  ].flatMap((line) => line.split('|')),
);

/** True for a heading under which a prompt only instructs the agent, so that nothing there is said to a caller. */
export function isInstructionHeading(heading: string): boolean {
  return headings.has(fold(heading).replace(/[:.\s]+$/, ''));
}
