import { jobs as en } from '../texts/en/jobs.ts';
import { jobs as sv } from '../texts/sv/jobs.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { jobs: en }, sv: { jobs: sv } });
