import { connections as en } from '../texts/en/connections.ts';
import { connections as sv } from '../texts/sv/connections.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { connections: en }, sv: { connections: sv } });
