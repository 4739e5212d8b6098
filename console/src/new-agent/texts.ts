import { new_agent as enNewAgent, refine as enRefine } from '../texts/en/new-agent.ts';
import { new_agent as svNewAgent, refine as svRefine } from '../texts/sv/new-agent.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({
  en: { new_agent: enNewAgent, refine: enRefine },
  sv: { new_agent: svNewAgent, refine: svRefine },
});
