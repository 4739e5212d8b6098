import { agents_list as en } from '../../texts/en/agents-list.ts';
import { agents_list as sv } from '../../texts/sv/agents-list.ts';
import { addPageTexts } from '../../texts/texts.ts';

addPageTexts({ en: { agents_list: en }, sv: { agents_list: sv } });
