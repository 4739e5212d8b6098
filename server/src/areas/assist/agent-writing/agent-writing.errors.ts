import type { CrawledPage } from '@parley/crawler';
import { composedLanguages } from '#areas/assist/composer';
import { Refusal } from '#platform/http/refusal.ts';

/** The configured model gave no usable answer. Nothing is stored, and no other engine takes its place. */
export const modelFailed = () =>
  new Refusal(
    'model_failed',
    'The configured language model gave no usable answer; nothing was written. Try again, or name another one in PARLEY_ASSIST_MODEL',
  );

/** Without a model only some languages are written. */
export const languageNotWritten = (language: string) =>
  new Refusal('invalid_request', 'The language is not one that can be written here', {
    details: [
      {
        path: '/language',
        code: 'unsupported_language',
        message: `expected one of ${composedLanguages.join(', ')} as no language model is configured, got ${language}`,
      },
    ],
  });

/** Nothing of the website could be read; says why for its first page. */
export function websiteNotRead(pages: readonly CrawledPage[]): Refusal {
  const skipped = pages.find((page) => page.state === 'skipped');
  const message = skipped?.state === 'skipped' ? skipped.message : 'The website did not answer in time.';
  return new Refusal('invalid_request', 'The website could not be read', {
    details: [{ path: '/url', code: skipped?.state === 'skipped' ? skipped.reason : 'timeout', message }],
  });
}

export const agentNotReadable = () =>
  new Refusal('forbidden', 'Naming an agent needs the scope agents:read beside ai:write');
