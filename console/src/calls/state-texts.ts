import { call_states as en } from '../texts/en/call-states.ts';
import { call_states as sv } from '../texts/sv/call-states.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { call_states: en }, sv: { call_states: sv } });
