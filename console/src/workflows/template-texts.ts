import { workflow_templates as en } from '../texts/en/workflow-templates.ts';
import { workflow_templates as sv } from '../texts/sv/workflow-templates.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { workflow_templates: en }, sv: { workflow_templates: sv } });
