import * as enForm from '../texts/en/tool-form.ts';
import * as enTools from '../texts/en/tools.ts';
import * as svForm from '../texts/sv/tool-form.ts';
import * as svTools from '../texts/sv/tools.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { ...enTools, ...enForm }, sv: { ...svTools, ...svForm } });
