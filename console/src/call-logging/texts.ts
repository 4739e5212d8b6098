import { call_logging as en } from '../texts/en/call-logging.ts';
import { call_logging as sv } from '../texts/sv/call-logging.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { call_logging: en }, sv: { call_logging: sv } });
