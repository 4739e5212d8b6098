import { agents as en } from '../texts/en/agents.ts';
import { agents as sv } from '../texts/sv/agents.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { agents: en }, sv: { agents: sv } });
