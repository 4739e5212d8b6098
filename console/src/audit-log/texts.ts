import { audit_log as en } from '../texts/en/audit-log.ts';
import { audit_log as sv } from '../texts/sv/audit-log.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { audit_log: en }, sv: { audit_log: sv } });
