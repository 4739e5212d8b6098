import { tests as en } from '../../texts/en/tests.ts';
import { tests as sv } from '../../texts/sv/tests.ts';
import { addPageTexts } from '../../texts/texts.ts';

addPageTexts({ en: { tests: en }, sv: { tests: sv } });
