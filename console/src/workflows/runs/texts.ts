import { workflow_run as en } from '../../texts/en/workflow-run.ts';
import { workflow_run as sv } from '../../texts/sv/workflow-run.ts';
import { addPageTexts } from '../../texts/texts.ts';

addPageTexts({ en: { workflow_run: en }, sv: { workflow_run: sv } });
