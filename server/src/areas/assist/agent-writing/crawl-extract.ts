import { CrawlExtractRequest, ExtractedBusiness } from '@parley/contract/resources/ai-assist';
import { apiKey } from '#platform/http/access/access.ts';
import { examplePages } from './agent-writing.examples.ts';
import { operation } from './agent-writing.operation.ts';
import { describeBusiness } from './describe-business.ts';
import { presentPages } from './present-pages.ts';
import { readWebsite } from './read-website.ts';

/** Crawls a website and extracts what it says of a business. */
export const crawlExtract = operation({
  method: 'POST',
  path: '/api/ai-tools/crawl-extract',
  id: 'crawlExtract',
  summary: 'Crawl a website and extract structured business data',
  description:
    'Contacts, opening hours, prices, services, questions and languages, each with the page it was found on. `crawledTitle`, `crawledDescription`, `crawledContent` and `openingHours` are those of the advanced wizard. At most 25 pages in at most 30 s, as robots.txt allows.',
  access: apiKey('ai:write'),
  audit: 'assist.read_website',
  requestsPerMinute: 10,
  body: CrawlExtractRequest,
  answer: { status: 200, schema: ExtractedBusiness },
  example: {
    body: { url: 'https://harbourcycles.example' },
    answer: {
      success: true,
      url: 'https://harbourcycles.example/',
      language: 'en',
      businessName: 'Harbour Cycles',
      crawledTitle: 'Harbour Cycles',
      crawledDescription: 'Bicycle workshop by the harbour',
      crawledContent: '## Opening hours\nMonday to Friday: 09:00–18:00.',
      openingHours: { weekdays: '09:00–18:00', weekend: '', holidays: '' },
      phones: [{ value: '+1 212 555 0100', origin: 'link', url: 'https://harbourcycles.example/' }],
      emails: [],
      addresses: [],
      services: [],
      prices: [
        { name: 'Standard service', price: '65 €', origin: 'text', url: 'https://harbourcycles.example/prices' },
      ],
      hours: [
        {
          days: [1, 2, 3, 4, 5],
          opens: '09:00',
          closes: '18:00',
          origin: 'json_ld',
          url: 'https://harbourcycles.example/',
        },
      ],
      questions: [],
      languages: [],
      pages: examplePages,
      ended: 'complete',
    },
  },
  transaction: 'none',
  async run({ body, deps, request, audit }) {
    const website = await readWebsite(deps, body.url, request.closed);
    audit.details({ pages: website.pages.length });
    return {
      success: true as const,
      ...describeBusiness(website, body.language),
      pages: presentPages(website.report),
      ended: website.report.ended,
    };
  },
});
