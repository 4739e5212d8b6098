import type { Source } from './agent-brief.ts';
import type { SectionName } from './composer-texts.ts';

/** Adds a text to a section of a prompt with its origin; an empty text adds nothing. */
export type AddPart = (section: SectionName, text: string, source: Source) => void;
