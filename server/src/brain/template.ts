/** Widgets fill greetings by the same rules, so the code is theirs too. */
export { renderTemplate, variablesIn } from '@parley/contract/browser/template';
