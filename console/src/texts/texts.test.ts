import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scopes } from '@parley/contract/scopes';
import { describe, expect, it } from 'vitest';
import { call_analysis as enCallAnalysis } from './en/call-analysis.ts';
import { calls as enCalls } from './en/calls.ts';
import { en } from './en/index.ts';
import { jobs as enJobs } from './en/jobs.ts';
import { models as enModels } from './en/models.ts';
import { privacy as enPrivacy } from './en/privacy.ts';
import { questions as enQuestions } from './en/questions.ts';
import { retention as enRetention } from './en/retention.ts';
import { tenants as enTenants } from './en/tenants.ts';
import { webhooks as enWebhooks } from './en/webhooks.ts';
import { widget as enWidget } from './en/widget.ts';
import { call_analysis as svCallAnalysis } from './sv/call-analysis.ts';
import { calls as svCalls } from './sv/calls.ts';
import { sv } from './sv/index.ts';
import { jobs as svJobs } from './sv/jobs.ts';
import { models as svModels } from './sv/models.ts';
import { privacy as svPrivacy } from './sv/privacy.ts';
import { questions as svQuestions } from './sv/questions.ts';
import { retention as svRetention } from './sv/retention.ts';
import { tenants as svTenants } from './sv/tenants.ts';
import { webhooks as svWebhooks } from './sv/webhooks.ts';
import { widget as svWidget } from './sv/widget.ts';

type Tree = { [key: string]: string | Tree };

/** Every text by its whole key. */
function flatten(tree: Tree, before = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[before + key, value] as const] : [...flatten(value, `${before}${key}.`)],
    ),
  );
}

const english = flatten({
  ...en,
  call_analysis: enCallAnalysis,
  questions: enQuestions,
  calls: enCalls,
  jobs: enJobs,
  models: enModels,
  privacy: enPrivacy,
  retention: enRetention,
  tenants: enTenants,
  webhooks: enWebhooks,
  widget: enWidget,
});
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();

describe.each([
  [
    'sv',
    {
      ...sv,
      call_analysis: svCallAnalysis,
      questions: svQuestions,
      calls: svCalls,
      jobs: svJobs,
      models: svModels,
      privacy: svPrivacy,
      retention: svRetention,
      tenants: svTenants,
      webhooks: svWebhooks,
      widget: svWidget,
    },
  ],
])('the texts in %s', (_, texts) => {
  const translated = flatten(texts);

  it('have exactly the keys of the English ones', () => {
    expect([...translated.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('have the placeholders of the English ones, and none is empty', () => {
    for (const [key, text] of english) {
      expect([key, placeholders(translated.get(key) ?? '')]).toEqual([key, placeholders(text)]);
      expect([key, translated.get(key)?.trim()]).not.toEqual([key, '']);
    }
  });
});

describe('the texts', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('texts') && !file.includes('.test.'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');

  it('are all used', () => {
    const built = new Set([...sources.matchAll(/`((?:\w+\.)+\w*)\$\{/g)].map(([, start]) => start ?? ''));
    const unused = [...english.keys()].filter((key) => {
      const base = key.replace(/_(?:one|other)$/, '');
      return !sources.includes(`'${base}'`) && ![...built].some((start) => base.startsWith(start));
    });
    expect(unused).toEqual([]);
  });

  it('name every scope', () => {
    for (const scope of scopes) {
      const [resource = '', action = ''] = scope.split(':');
      expect(Object.keys(en.resources)).toContain(resource);
      expect(Object.keys(en.scope_actions)).toContain(action);
    }
  });
});
