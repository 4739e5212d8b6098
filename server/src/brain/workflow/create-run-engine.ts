import type { Logger } from '#platform/log/logger.ts';
import { analyse } from '../analyse.ts';
import type { AnalysedTurn, LanguageModel, ModelMessage, WordUnderstanding } from '../ports.ts';
import type { TurnEvent } from '../turn.ts';
import type { ModelQuestion, RunEngine } from './engine.ts';
import { judgeByModel } from './judge-by-model.ts';
import { matchCondition } from './match-words.ts';

/** The engine of a run's turn, over the models of the installation. */
export function createRunEngine(parts: {
  converse(asked: Parameters<RunEngine['converse']>[0]): AsyncIterable<TurnEvent>;
  /** A vendor's model with its fallbacks, without the built-in one. */
  vendorModel(asked: ModelQuestion): LanguageModel;
  builtin: LanguageModel;
  words: WordUnderstanding;
  now(): Date;
  signal: AbortSignal;
  log: Logger;
}): RunEngine {
  const { words, signal, log } = parts;
  const report = (err: unknown) => {
    signal.throwIfAborted();
    log.warn({ event: 'workflow.model_failed', err }, 'a step of a workflow was decided without its model');
  };
  return {
    converse: (asked) => parts.converse(asked),
    async judge(asked) {
      if (asked.agent.llm.provider !== 'builtin') {
        try {
          return await judgeByModel({ ...asked, model: parts.vendorModel(asked), now: parts.now(), signal });
        } catch (error) {
          report(error);
        }
      }
      const text = lastWords(asked.history);
      return matchCondition(text, asked.conditions, words.yesOrNo(text));
    },
    async extract(asked) {
      const isVendor = asked.agent.llm.provider !== 'builtin';
      if (isVendor) {
        try {
          return await extract(asked, parts.vendorModel(asked));
        } catch (error) {
          report(error);
        }
      }
      return extract(asked, parts.builtin);
    },
    words,
    now: () => parts.now(),
    signal,
  };

  async function extract(asked: Parameters<RunEngine['extract']>[0], model: LanguageModel) {
    const request = {
      turns: turnsOf(asked.history),
      outcome: { isBooked: false, isCallbackRequested: false, isTransferred: false },
      wantsSummary: false,
      successCriteria: '',
      fields: asked.fields,
    };
    const { agent, variables } = asked;
    const analysed = await analyse({ model, request, agent, collected: variables, endedAt: parts.now(), signal });
    return analysed.analysis.data;
  }
}

const lastWords = (history: readonly ModelMessage[]) =>
  history.findLast((message) => message.role === 'user')?.text ?? '';

function turnsOf(history: readonly ModelMessage[]): AnalysedTurn[] {
  return history.flatMap((message): AnalysedTurn[] => {
    if (message.role === 'tool' || message.text === '') return [];
    return [{ role: message.role === 'user' ? 'user' : 'agent', text: message.text }];
  });
}
