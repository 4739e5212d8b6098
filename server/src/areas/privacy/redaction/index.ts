export { endsInDigits, redactAcross } from './redact-across.rules.ts';
export { redactPersonalData, redactPersonalDataIn } from './redact-personal-data.rules.ts';
