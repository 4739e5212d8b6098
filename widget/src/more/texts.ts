import type { ChatMessage } from '../api.ts';
import type { Texts } from '../texts/texts.ts';
import { moreEn } from './en.ts';

/** Notices that visitors see; those about emails are for operators alone. */
export type NoticeKind = Exclude<NonNullable<ChatMessage['notice']>['kind'], 'email_failed' | 'emailed'>;

/** Every word of the part that is loaded with the first opening. `{name}` and `{count}` are filled in. */
export type MoreTexts = Record<`notice_${NoticeKind}`, string> & {
  /** Label above a human operator's name. */
  person: string;
  you: string;
  talk: string;
  placeholder: string;
  send: string;
  writing: string;
  lost: string;
  cut: string;
  powered: string;
  /** Begins another chat. */
  fresh: string;
  menu: string;
  back: string;
  chats: string;
  noChats: string;
  ended: string;
  askPerson: string;
  leaveMessage: string;
  confirm: string;
  details: string;
  end: string;
  call: string;
  callRunning: string;
  callReturn: string;
  callFailed: string;
  /** `{count}`: place in the queue. */
  queue: string;
  queueNext: string;
  leaveQueue: string;
  nobody: string;
  seen: string;
  /** Heading of the passages an answer rests on. */
  sources: string;
  attach: string;
  drop: string;
  removeFile: string;
  uploading: string;
  fileTooLarge: string;
  fileType: string;
  fileCount: string;
  fileFailed: string;
  rate: string;
  stars: string;
  rateComment: string;
  rateSend: string;
  rateThanks: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  optional: string;
  contactIntro: string;
  contactSend: string;
  contactReach: string;
  detailsIntro: string;
  detailsSave: string;
  verifyNeeded: string;
  verifyIntro: string;
  verifyBy: string;
  email_otp: string;
  sms_otp: string;
  eid: string;
  mobile_pay: string;
  verifySend: string;
  verifySent: string;
  verifyKept: string;
  code: string;
  verifyCheck: string;
  verifyAgain: string;
  verifyWrong: string;
  verifyOver: string;
  verifyDone: string;
  verifyNot: string;
};

/** All the words a panel is drawn with. */
export type Words = Texts & MoreTexts;

const merged = new WeakMap<Texts, Words>();

/** English under what was loaded or set by the page. */
export function wordsOf(texts: Texts): Words {
  const known = merged.get(texts);
  if (known) return known;
  const words = { ...moreEn, ...texts };
  merged.set(texts, words);
  return words;
}
