import type { CrawledPage } from '@parley/crawler';
import { composedLanguages } from '#areas/assist/composer';
import { defineDetail, defineRefusal } from '#platform/http/define-refusal.ts';
import type { Refusal } from '#platform/http/refusal.ts';

/** The configured model gave no usable answer. Nothing is stored, and no other engine takes its place. */
export const modelFailed = defineRefusal(
  'model_failed',
  'assist_model_failed',
  'The configured language model gave no usable answer; nothing was written. Try again, or name another one in PARLEY_ASSIST_MODEL',
);

/** Without a model only some languages are written. */
export const languageNotWritten = (language: string) =>
  notWritten(undefined, {
    details: [languageUnsupported('/language', { languages: composedLanguages.join(', '), language })],
  });
const notWritten = defineRefusal(
  'invalid_request',
  'language_not_written',
  'The language is not one that can be written here',
);
const languageUnsupported = defineDetail(
  'unsupported_language',
  'language_unsupported',
  'expected one of {{languages}} as no language model is configured, got {{language}}',
);

const websiteUnreadable = defineRefusal('invalid_request', 'website_not_read', 'The website could not be read');

/** Nothing of the website could be read; says why for its first page. */
export function websiteNotRead(pages: readonly CrawledPage[]): Refusal {
  const skipped = pages.find((page) => page.state === 'skipped');
  const message = skipped?.state === 'skipped' ? skipped.message : 'The website did not answer in time.';
  return websiteUnreadable(undefined, {
    details: [{ path: '/url', code: skipped?.state === 'skipped' ? skipped.reason : 'timeout', message }],
  });
}

export const agentNotReadable = defineRefusal(
  'forbidden',
  'agent_scope_missing',
  'Naming an agent needs the scope agents:read beside ai:write',
);
