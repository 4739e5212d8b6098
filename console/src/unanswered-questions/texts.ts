import { questions as en } from '../texts/en/questions.ts';
import { questions as sv } from '../texts/sv/questions.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { questions: en }, sv: { questions: sv } });
