import type { AgentConfig } from '@parley/contract/resources/agent';
import type { ToolDefinition } from '#brain/ports.ts';
import type { AnswerablePhrases } from '../../providers/language/builtin/answerable-phrases.ts';
import { controlPhrases } from '../../providers/language/builtin/controls.ts';
import { choicesOf, expectedPhrases, filling } from './expected-phrases.ts';

/** Agent whose callers' phrases are wanted. */
export interface ExpectingAgent {
  agent: AgentConfig;
  /** Variables of the call. */
  variables: Readonly<Record<string, string>>;
  quickQuestions: readonly string[];
  /** Tools of the agent, which answer phrases too. */
  tools: readonly ToolDefinition[];
}

/** The expected phrases of an agent's callers that the agent answers. */
export interface AnsweredPhrases {
  /**
   * Resolves with the expected phrases, the likeliest first. Of an agent with the built-in model, those it cannot answer are
   * left out, but for the quick questions. Takes some 100 ms for the first call of an agent version, in short slices.
   */
  of(expecting: ExpectingAgent): Promise<string[]>;
}

export function createAnsweredPhrases({ answerable }: { answerable: AnswerablePhrases }): AnsweredPhrases {
  return {
    async of({ agent, variables, quickQuestions, tools }) {
      const phrases = expectedPhrases(agent, variables, quickQuestions, choicesOf(tools));
      const all = [...phrases, ...controlPhrases(agent.language)];
      if (agent.llm.provider !== 'builtin') return all;
      // Judged without the variables of the call, so that calls of one agent share the results.
      const { name: agentName, language, timezone } = agent;
      const prompt = filling(agent, {})(agent.prompt);
      const common = expectedPhrases(agent, {}, []);
      const answered = new Set(
        await answerable.of({ prompt, agentName, language, timezone, tools: [...tools] }, common),
      );
      const unanswered = new Set(common.filter((phrase) => !answered.has(phrase)));
      for (const question of quickQuestions) unanswered.delete(question);
      return all.filter((phrase) => !unanswered.has(phrase));
    },
  };
}
