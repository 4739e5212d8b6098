export { textsWithLongNumbers } from './long-numbers.rules.ts';
export { endsInDigits, redactAcross } from './redact-across.rules.ts';
export { holdsPlaceholder, redactPersonalData, redactPersonalDataIn } from './redact-personal-data.rules.ts';
