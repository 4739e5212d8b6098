import type { UsageKind } from '#areas/business/plans';

/** Words of the lines of a period's invoice. */
export interface Labels {
  uses: Readonly<Record<UsageKind, string>>;
  prepaid: string;
  /** From the first day until the day before the last one given. */
  period(from: string, until: string): string;
}

const lastDay = (until: string) => new Date(Date.parse(until) - 86_400_000).toISOString().slice(0, 10);
const period = (from: string, until: string) => `${from} – ${lastDay(until)}`;

const en: Labels = {
  uses: {
    inbound_call: 'Inbound calls',
    outbound_call: 'Outbound calls',
    web_call: 'Web calls',
    chat_turn: 'Chat replies',
    message: 'Text messages',
  },
  prepaid: 'Paid from the prepaid balance',
  period,
};

const sv: Labels = {
  uses: {
    inbound_call: 'Inkommande samtal',
    outbound_call: 'Utgående samtal',
    web_call: 'Webbsamtal',
    chat_turn: 'Chattsvar',
    message: 'Textmeddelanden',
  },
  prepaid: 'Betalt från förbetalt saldo',
  period,
};

/** Words of lines in the language of the account; English for languages without. */
export const labelsOf = (language: string): Labels => (language.toLowerCase().startsWith('sv') ? sv : en);
