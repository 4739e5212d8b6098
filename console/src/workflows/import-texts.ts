import { workflow_import as en } from '../texts/en/workflow-import.ts';
import { workflow_import as sv } from '../texts/sv/workflow-import.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { workflow_import: en }, sv: { workflow_import: sv } });
