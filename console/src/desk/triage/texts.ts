import { triage as en } from '../../texts/en/triage.ts';
import { triage as sv } from '../../texts/sv/triage.ts';
import { addPageTexts } from '../../texts/texts.ts';

addPageTexts({ en: { triage: en }, sv: { triage: sv } });
