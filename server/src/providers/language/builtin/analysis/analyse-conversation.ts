import type { AnalysisRequest, ModelMessage, ModelRequest, WordReader } from '#brain/ports.ts';
import { settingOf } from '../details/read-details.ts';
import { intentOf, isQuestion } from '../intents.ts';
import type { PhrasePack } from '../phrases/phrase-pack.ts';
import { holdsBeginningOf, phrasePackOf } from '../phrases/say.ts';
import { summaryOf } from '../summary.ts';
import { extractValue, type Said } from './extract-value.ts';
import { judgeSuccess } from './judge-success.ts';
import { sentimentOf } from './sentiment.ts';

/**
 * Extractive analysis of a finished conversation, in the form the brain asks of every model: quotes and values that were
 * said, null for everything else.
 */
export function analyseConversation(
  wanted: AnalysisRequest,
  request: Pick<ModelRequest, 'collected' | 'language' | 'now' | 'timezone'>,
  reader: WordReader,
): Record<string, unknown> {
  const pack = phrasePackOf(request.language);
  const exchanges = exchangesOf(wanted);
  const unanswered = exchanges.filter((each) => isUnanswered(each, pack)).map(({ text }) => text);
  const questions = exchanges.filter(({ text }) => isQuestion(text) && intentOf(text) === undefined);
  const isAnswered = questions.length === 0 ? null : unanswered.length === 0;
  const said = exchanges.filter(({ text }) => text.trim() !== '');
  const extraction = { said, collected: request.collected, setting: settingOf(request), reader };
  return {
    ...(wanted.wantsSummary && { summary: summarise(wanted, request, pack) }),
    success: judgeSuccess(wanted.successCriteria, { ...wanted.outcome, isAnswered }),
    sentiment: sentimentOf(
      said.map(({ text }) => text),
      request.language,
    ),
    data: Object.fromEntries(wanted.fields.map((field) => [field.name, extractValue(field, extraction)])),
    unanswered_questions: unanswered,
  };
}

interface Exchange extends Said {
  /** The agent's words after it, up to the person's next. */
  answer: string;
}

function exchangesOf({ turns }: AnalysisRequest): Exchange[] {
  const exchanges: Exchange[] = [];
  let question = '';
  for (const { role, text } of turns) {
    const last = exchanges.at(-1);
    if (role === 'user') {
      exchanges.push({ text, question, answer: '' });
      question = '';
      continue;
    }
    if (last) last.answer = `${last.answer} ${text}`.trim();
    question =
      text
        .match(/[^.!?]*\?/gu)
        ?.at(-1)
        ?.trim() ?? question;
  }
  return exchanges;
}

/** True where the agent said that it does not know; keypad digits and courtesies ask nothing. */
function isUnanswered({ text, answer }: Exchange, pack: PhrasePack): boolean {
  return /\p{L}{2}/u.test(text) && intentOf(text) === undefined && holdsBeginningOf(pack, 'unknown', answer);
}

function summarise(
  { turns, outcome }: AnalysisRequest,
  request: Pick<ModelRequest, 'collected' | 'language'>,
  pack: PhrasePack,
): string | null {
  const history = turns.map(
    ({ role, text }): ModelMessage => (role === 'user' ? { role, text } : { role: 'assistant', text }),
  );
  const { summary } = pack;
  const parts = [
    summaryOf(history, request),
    outcome.isBooked ? summary.booked : '',
    outcome.isCallbackRequested ? summary.callback : '',
    outcome.isTransferred ? summary.transferred : '',
  ];
  return parts.filter(Boolean).join(' ') || null;
}
