/** Everything the built-in model can say by itself in one language. Several wordings are used in turn. */
export interface PhrasePack {
  greeting: readonly string[];
  howAreYou: readonly string[];
  /** `{name}` is the agent's. */
  whoAreYou: readonly string[];
  welcome: readonly string[];
  goodbye: readonly string[];
  anythingElse: readonly string[];
  whatElse: readonly string[];
  unknown: readonly string[];
  /** Not known for sure, before the statements that may help. */
  perhaps: readonly string[];
  /** `{topics}` is a list of headings. */
  topics: readonly string[];
  offerCallback: readonly string[];
  offerPerson: readonly string[];
  declined: readonly string[];
  willAsk: readonly string[];
  askName: readonly string[];
  askPhone: readonly string[];
  askEmail: readonly string[];
  askDate: readonly string[];
  /** For a booking that is cancelled or moved. */
  askBookedDate: readonly string[];
  askTime: readonly string[];
  /** Goes on without a day that was asked for twice. */
  dateLater: readonly string[];
  /** `{label}` is a tool's name for what it needs. */
  askOther: readonly string[];
  /** `{label}`, and `{choices}` as a list. */
  askChoice: readonly string[];
  /** `{choices}` is a list of people or departments. */
  askWhom: readonly string[];
  notUnderstood: readonly string[];
  noted: readonly string[];
  /** `{name}` and `{phone}` of the person. */
  callbackNoted: readonly string[];
  /** Beginnings of a request, before its first question. */
  willBook: readonly string[];
  willCancel: readonly string[];
  willChange: readonly string[];
  /** `{name}`, `{phone}` and `{when}` of a request, read back before it is passed on. */
  readBack: readonly string[];
  isThatRight: readonly string[];
  /** `{name}` and `{phone}`: a request was recorded and is not confirmed. */
  requestNoted: readonly string[];
  /** `{fact}` was said before. */
  again: readonly string[];
  takeYourTime: readonly string[];
  /** Asks to repeat what was not understood, where there are no topics to name. */
  sayOtherwise: readonly string[];
  /** Asks whether the question was about `{topic}`. */
  askTopic: readonly string[];
  /** Asks whether `{guess}` was said, which was heard badly. */
  askGuess: readonly string[];
  /** Beginning of a keypad menu, and its entries: `{topic}` and its `{digit}`. */
  menuLead: readonly string[];
  menuFirst: readonly string[];
  menuNext: readonly string[];
  /** Topics of the key 0. */
  aPerson: readonly string[];
  aCallback: readonly string[];
  /** Said after the facts of a menu entry. */
  anotherKey: readonly string[];
  pressYesNo: readonly string[];
  pressForPerson: readonly string[];
  /** Said before a phone number is asked for on a call. */
  sayOrType: readonly string[];
  /** A call back by keys: asks for the number, offers the caller's own (`{digits}`), reads one back. */
  typeNumber: readonly string[];
  ownNumber: readonly string[];
  numberBack: readonly string[];
  /** As `callbackNoted` and `requestNoted`, of a person who gave no name. */
  callbackNotedNameless: readonly string[];
  requestNotedNameless: readonly string[];
  /** Topics of a prompt without headings. */
  topicHours: readonly string[];
  topicPrices: readonly string[];
  topicAddress: readonly string[];
  topicContact: readonly string[];
  toolDone: readonly string[];
  toolFailed: readonly string[];
  /** A colleague was asked to take the conversation over. */
  personAsked: readonly string[];
  nobodyThere: readonly string[];
  /** Headings and sentences of a summary. */
  summary: {
    asked: string;
    answered: string;
    open: string;
    wantsPerson: string;
    booked: string;
    callback: string;
    transferred: string;
  };
  or: string;
  yes: string;
  no: string;
}

export type PhraseKey = Exclude<keyof PhrasePack, 'or' | 'yes' | 'no' | 'summary'>;
