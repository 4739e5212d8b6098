export { decodeText } from '../decode.ts';
export { textFacts } from '../facts/text-facts.ts';
export { UnreadablePage } from './dom.ts';
export { guessLanguage } from './language.ts';
export { readPage, readText } from './read-page.ts';
