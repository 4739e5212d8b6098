import { account as account_en, mail as mail_en } from '../texts/en/account.ts';
import { account as account_sv, mail as mail_sv } from '../texts/sv/account.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { account: account_en, mail: mail_en }, sv: { account: account_sv, mail: mail_sv } });
