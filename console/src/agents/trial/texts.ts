import { agent_trial as en } from '../../texts/en/agent-trial.ts';
import { agent_trial as sv } from '../../texts/sv/agent-trial.ts';
import { addPageTexts } from '../../texts/texts.ts';

addPageTexts({ en: { agent_trial: en }, sv: { agent_trial: sv } });
