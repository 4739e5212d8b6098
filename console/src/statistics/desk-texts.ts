import { desk_report as en } from '../texts/en/desk-report.ts';
import { desk_report as sv } from '../texts/sv/desk-report.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { desk_report: en }, sv: { desk_report: sv } });
