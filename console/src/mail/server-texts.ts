import { mail_server as en } from '../texts/en/mail-server.ts';
import { mail_server as sv } from '../texts/sv/mail-server.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { mail_server: en }, sv: { mail_server: sv } });
