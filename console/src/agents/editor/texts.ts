import { agent_editor as en } from '../../texts/en/agent-editor.ts';
import { agent_fields as enFields } from '../../texts/en/agent-fields.ts';
import { agent_editor as sv } from '../../texts/sv/agent-editor.ts';
import { agent_fields as svFields } from '../../texts/sv/agent-fields.ts';
import { addPageTexts } from '../../texts/texts.ts';

addPageTexts({ en: { agent_editor: en, agent_fields: enFields }, sv: { agent_editor: sv, agent_fields: svFields } });
