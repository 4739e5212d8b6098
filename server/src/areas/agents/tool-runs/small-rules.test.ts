import { ToolDefinition } from '@parley/contract/resources/tool';
import { describe, expect, it } from 'vitest';
import { readTime, timeFormatter } from './booking-time-format.rules.ts';
import { hideSecrets } from './result-text.rules.ts';
import { adaptSchema } from './server-schema.ts';
import { describeTool, speechOf } from './tool-definition.rules.ts';
import { claimName } from './tool-names.rules.ts';

it('names are valid and unique, also at maximum length', () => {
  const taken = new Set<string>();
  const long = 'x'.repeat(80);
  const names = ['order.status', 'order_status', 'order/status', 'hämta', long, `${long}y`, ''].map((name) =>
    claimName(name, taken),
  );
  expect(names.slice(0, 4)).toEqual(['order_status', 'order_status_2', 'order_status_3', 'h_mta']);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
});

describe('secrets in a text', () => {
  it('are removed whole, without their scheme, and JSON-escaped', () => {
    const secrets = ['Bearer abcdef123', 'a"b\\c-secret', 'short'];
    const text = `abcdef123 Bearer abcdef123 ${JSON.stringify({ h: 'a"b\\c-secret' })} short`;
    expect(hideSecrets(text, secrets)).toBe('[redacted] [redacted] {"h":"[redacted]"} short');
  });
});

describe('times a model writes', () => {
  it.each([
    ['2026-03-02', { kind: 'local', local: Date.UTC(2026, 2, 2), isDay: true }],
    ['2026-03-02T09:30', { kind: 'local', local: Date.UTC(2026, 2, 2, 9, 30), isDay: false }],
    ['2026-03-02 09:30:00', { kind: 'local', local: Date.UTC(2026, 2, 2, 9, 30), isDay: false }],
    [
      '2026-03-02T09:30Z',
      { kind: 'instant', at: new Date('2026-03-02T09:30:00Z'), local: Date.UTC(2026, 2, 2, 9, 30), offsetMs: null },
    ],
    [
      '2026-03-02T09:30:00+0130',
      {
        kind: 'instant',
        at: new Date('2026-03-02T08:00:00Z'),
        local: Date.UTC(2026, 2, 2, 9, 30),
        offsetMs: 5_400_000,
      },
    ],
    ['2026-02-31', undefined],
    ['2026-02-31T09:00Z', undefined],
    ['2026-13-01', undefined],
    ['2026-03-02T25:00', undefined],
    ['tomorrow', undefined],
    ['2026-03-02Z', undefined],
  ])('%s', (text, read) => {
    expect(readTime(text)).toEqual(read);
  });

  it('are formatted in the language and time zone of the calendar', () => {
    const words = timeFormatter('sv-SE', 'Europe/Stockholm');
    const times = ['2026-03-02T08:00:00Z', '2026-03-02T08:30:00Z', '2026-03-29T07:00:00Z'].map((starts_at) => ({
      starts_at,
    }));
    expect(words.listOf(times)).toBe('måndag 2 mars (2026-03-02): 09:00, 09:30\nsöndag 29 mars (2026-03-29): 09:00');
    expect(timeFormatter('en-GB', 'UTC').oneOf({ starts_at: '2026-03-02T08:00:00Z' })).toBe(
      'Monday 2 March 08:00 (2026-03-02T08:00)',
    );
    expect(timeFormatter('xx', 'UTC').oneOf({ starts_at: '2026-03-02T08:00:00Z' })).toContain('(2026-03-02T08:00)');
  });
});

describe('filler phrases', () => {
  const tool = (speak: Record<string, unknown>) =>
    ToolDefinition.parse({ name: 'order', type: 'end_call', description: 'Ends.', speak });

  it('are rendered, and omitted when empty', () => {
    const speak = {
      before: 'static',
      text: 'One moment, {{name}}.',
      delayed_after_ms: 2000,
      delayed_text: 'Still here.',
    };
    expect(speechOf(tool({ ...speak, on_error: 'Sorry.' }), { name: 'Ada' })).toEqual({
      speech: {
        before: 'One moment, Ada.',
        delayed: { afterMs: 2000, text: 'Still here.' },
        onError: 'Sorry.',
      },
    });
    expect(speechOf(tool({ delayed_after_ms: 2000 }), {})).toEqual({});
    expect(speechOf(tool({ before: 'none', text: 'not said' }), {})).toEqual({});
  });

  it('by the model are requested in the description', () => {
    expect(describeTool('Ends.', tool({ before: 'model' }))).toBe(
      'Ends. Before you call this, say in a few words what you are about to do.',
    );
    expect(describeTool('Ends.', tool({}))).toBe('Ends.');
  });
});

describe('schemas of servers', () => {
  const adapt = (parameters: Record<string, unknown>) => adaptSchema({ name: 't', description: '', parameters });

  it('in older drafts and with annotations are adapted and still validate', () => {
    const adapted = adapt({
      $schema: 'http://json-schema.org/draft-07/schema#',
      type: 'object',
      'x-note': 1,
      properties: { to: { $ref: '#/definitions/Place' }, id: { type: 'string', format: 'snowflake', nullable: true } },
      required: ['to'],
      definitions: { Place: { type: 'string', minLength: 2, markdownDescription: '**x**' } },
    });
    if ('objection' in adapted) throw new Error(adapted.objection);
    expect(JSON.stringify(adapted.parameters)).not.toMatch(/draft-07|x-note|snowflake|nullable|markdown/);
    expect(adapted.compiled.faults({ to: 'ab', id: 'x' })).toEqual([]);
    expect(adapted.compiled.faults({ to: 'a' })).not.toEqual([]);
    expect(adapted.compiled.faults({})).not.toEqual([]);
  });

  it.each([
    ['patterns that take for ever', { type: 'object', properties: { a: { type: 'string', pattern: '(?=a)(a+)+$' } } }],
    ['references elsewhere', { type: 'object', properties: { a: { $ref: 'https://evil.example.com/s.json' } } }],
    ['circles', { type: 'object', $defs: { a: { $ref: '#/$defs/a' } }, properties: { a: { $ref: '#/$defs/a' } } }],
    ['no object', { type: 'string' }],
  ])('with %s are not', (_name, parameters) => {
    expect(adapt(parameters)).toHaveProperty('objection');
  });
});
