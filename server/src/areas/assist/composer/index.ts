export type {
  AgentBrief,
  ComposedAgent,
  Found,
  OwnWords,
  PromptPart,
  Source,
  WebsiteFacts,
  WebsiteText,
} from './agent-brief.ts';
export { noOwnWords } from './agent-brief.ts';
export { businessNameOf } from './business-name.ts';
export { composeAgent, promptOf } from './compose-agent.ts';
export { factParts } from './compose-facts.ts';
export { instructionParts } from './compose-instructions.ts';
export type { ComposerTexts } from './composer-texts.ts';
export { composedLanguages, findTexts, primaryLanguage } from './languages.ts';
export { hoursLines } from './opening-hours.ts';
export { quickQuestionsOf } from './quick-questions.ts';
export { cleanWebsiteText, cleanWebsiteValue } from './website-text.ts';
