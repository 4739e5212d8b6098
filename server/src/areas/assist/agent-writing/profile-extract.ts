import { ExtractedProfile, ProfileExtractRequest } from '@parley/contract/resources/business-profile';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleProfile } from './agent-writing.examples.ts';
import { operation } from './agent-writing.operation.ts';
import { presentPages } from './present-pages.ts';
import { profileOfText } from './profile-of-text.rules.ts';
import { profileOfWebsite } from './profile-of-website.ts';
import { readWebsite } from './read-website.ts';

/** Reads a profile from a description or a website, for a person to correct. */
export const profileExtract = operation({
  method: 'POST',
  path: '/api/ai-tools/profile-extract',
  id: 'profileExtract',
  summary: 'Extract a business profile from a text or a website',
  description:
    'Opening hours, prices, contacts and questions, in the fields of `POST /api/ai-tools/profile-generate`, to be checked by a person. What of `text` is no such fact stays in `description`. Of a website at most 25 pages are read in at most 30 s, as robots.txt allows; sentences that speak to a language model are left out. Nothing is stored.',
  access: apiKey('ai:write'),
  audit: 'assist.read_profile',
  requestsPerMinute: 20,
  body: ProfileExtractRequest,
  answer: { status: 200, schema: ExtractedProfile },
  example: {
    body: {
      businessName: 'Harbour Cycles',
      text: 'We repair bicycles by the harbour. We are open Monday to Friday 9-18. A standard service costs 65 euro.',
    },
    answer: { success: true, profile: exampleProfile, pages: [] },
  },
  transaction: 'none',
  async run({ body, deps, request, audit }) {
    const { url, text, language, businessName } = body;
    const own = profileOfText({ text, language, businessName });
    if (url === undefined) return { success: true as const, profile: own, pages: [] };
    const website = await readWebsite(deps, url, request.closed);
    audit.details({ pages: website.pages.length });
    return {
      success: true as const,
      profile: profileOfWebsite(website, { ...own, language: language ?? website.language ?? own.language }),
      pages: presentPages(website.report),
    };
  },
});
