import { agentTemplateKeys, BusinessProfile } from '@parley/contract/resources/business-profile';
import { describe, expect, it } from 'vitest';
import { composeAgent, noOwnWords, quickQuestionsOf } from '#areas/assist/composer';
import { askBuiltin } from '../../../../test/ask-builtin.ts';
import { agentTemplates, templateLanguages } from './agent-templates.ts';

const ask = (agent: { agentName: string; prompt: string }, language: string, question: string) =>
  askBuiltin(agent, { language, question, at: '2026-11-25T10:00:00.000Z' });

function write(profile: BusinessProfile, language: string) {
  const agent = composeAgent({
    language,
    own: {
      ...noOwnWords(),
      businessName: profile.businessName,
      businessDescription: profile.description,
      agentTasks: profile.tasks,
      conversationRules: profile.rules,
      restrictions: profile.restrictions,
    },
    website: [],
    facts: null,
    profile,
  });
  return agent ?? expect.fail(language);
}

const all = templateLanguages.flatMap((language) =>
  agentTemplates(language).templates.map((template) => [`${language} ${template.key}`, language, template] as const),
);

/** The part of an answer that another wording of it cannot lack: its numbers, or its longest words. */
function coreOf(answer: string): string[] {
  const words = answer.replace(/^(?:yes|ja|oui|sí),?\s*/i, '').match(/[\p{L}\d:]+/gu) ?? [];
  return words.filter((word) => word.length > 4 || /\d/.test(word)).slice(0, 4);
}

describe('the templates', () => {
  it('are the same seven in every language, each a valid profile', () => {
    for (const language of templateLanguages) {
      const { templates } = agentTemplates(language);
      expect(templates.map(({ key }) => key)).toEqual(agentTemplateKeys);
      for (const { profile } of templates) expect(BusinessProfile.parse(profile)).toEqual(profile);
    }
  });

  it('are English in a language that has none', () => {
    expect(agentTemplates('ja').language).toBe('en');
    expect(agentTemplates('sv-SE').language).toBe('sv');
  });

  it.each(all)(
    '%s: its own questions, prices and quick questions are answered',
    async (_title, language, { profile }) => {
      const agent = write(profile, language);
      const missed: Record<string, string> = {};
      for (const { question, answer } of profile.questions) {
        const said = await ask(agent, language, question);
        if (!coreOf(answer).every((word) => said.toLowerCase().includes(word.toLowerCase()))) missed[question] = said;
      }
      const { prices } = profile;
      for (const { message } of quickQuestionsOf(profile, language)) {
        const said = await ask(agent, language, message);
        if (!/\d/.test(said) && !profile.questions.some(({ question }) => question === message)) missed[message] = said;
      }
      const [first] = prices;
      const amount = /\d+/.exec(first?.price ?? '')?.[0] ?? '';
      const priced = quickQuestionsOf({ ...profile, hours: [], prices }, language)[0]?.message ?? '';
      const said = await ask(agent, language, priced);
      if (!said.includes(amount)) missed[priced] = said;
      expect(missed).toEqual({});
    },
  );
});
