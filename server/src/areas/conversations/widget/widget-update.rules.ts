import type { ErrorDetail } from '@parley/contract/errors';
import { applyMergePatch } from '@parley/contract/merge-patch';
import { defineDetail } from '#platform/http/define-refusal.ts';
import { parseInput } from '#platform/http/requests/validation.ts';
import { forbiddenInCss } from './custom-css.rules.ts';
import { normaliseDomain } from './origin.rules.ts';
import { StoredWidgetConfig } from './widget-config.rules.ts';

/**
 * Validates a configuration and normalises it for storage, domains as browsers write them and duplicates removed, or
 * lists its problems. `pictureNow`: the uploaded picture the agent shows, or empty; only that one may be named.
 */
export function validateWidget(
  asked: StoredWidgetConfig,
  known: { pictureNow: string; operators: ReadonlySet<string> },
): { settings: StoredWidgetConfig; faults: ErrorDetail[] } {
  const domains = asked.allowed_domains.map(normaliseDomain);
  const css = forbiddenInCss(asked.custom_css);
  const faults: ErrorDetail[] = [
    ...domains.flatMap((domain, index) => (domain === null ? [notAHost(`/allowed_domains/${index}`)] : [])),
    ...asked.operator_ids.flatMap((id, index) =>
      known.operators.has(id) ? [] : [notAnOperator(`/operator_ids/${index}`)],
    ),
    ...(isPicture(asked.agent_avatar_url, known.pictureNow) ? [] : [noPictureUrl('/agent_avatar_url')]),
    ...(css === null ? [] : [cssNotAllowed('/custom_css', { css })]),
    ...(asked.verification.is_required && asked.verification.methods.length === 0
      ? [noMethod('/verification/methods')]
      : []),
  ];
  const settings = {
    ...asked,
    allowed_domains: once(domains.filter((domain) => domain !== null)),
    operator_ids: once(asked.operator_ids),
    verification: { ...asked.verification, methods: once(asked.verification.methods) },
  };
  return { settings, faults };
}

/** Applies a merge patch and validates the whole. Refuses a patch that does not fit. */
export function patchWidget(stored: StoredWidgetConfig, patch: unknown): StoredWidgetConfig {
  return parseInput(StoredWidgetConfig, applyMergePatch(stored, patch), 'body');
}

/** Names of the fields that differ. */
export function changedWidgetFields(before: StoredWidgetConfig, after: StoredWidgetConfig): string[] {
  const names = Object.keys(after) as (keyof StoredWidgetConfig)[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

function isPicture(url: string, pictureNow: string): boolean {
  if (url === '' || url === pictureNow) return true;
  return URL.canParse(url) && new URL(url).protocol === 'https:';
}

const once = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

const notAHost = defineDetail('not_a_host', 'not_a_host', 'expected a host such as example.com or *.example.com');
const notAnOperator = defineDetail(
  'not_an_operator',
  'not_an_operator',
  'expected a person of this account who may operate',
);
const noPictureUrl = defineDetail(
  'not_a_picture',
  'no_picture_url',
  'expected an https URL, the picture uploaded here, or nothing',
);
const cssNotAllowed = defineDetail('not_allowed', 'css_not_allowed', '{{css}} is not allowed: nothing may be loaded');
const noMethod = defineDetail('too_small', 'verification_without_method', 'nobody could prove anything: name a method');
