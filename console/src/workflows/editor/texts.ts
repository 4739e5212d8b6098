import { workflow_editor as en } from '../../texts/en/workflow-editor.ts';
import { workflow_editor as sv } from '../../texts/sv/workflow-editor.ts';
import { addPageTexts } from '../../texts/texts.ts';

addPageTexts({ en: { workflow_editor: en }, sv: { workflow_editor: sv } });
