import { site_guides as enGuides } from '../texts/en/site-guides.ts';
import { site_guides as svGuides } from '../texts/sv/site-guides.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({ en: { site_guides: enGuides }, sv: { site_guides: svGuides } });
