import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createExpressions, type ExpectedType, type ExpressionScope, fromText } from './expressions.ts';

const expressions = createExpressions([
  { name: 'age', type: 'number' },
  { name: 'name', type: 'string' },
  { name: 'member', type: 'boolean' },
  { name: 'tags', type: 'list' },
]);
const scope: ExpressionScope = {
  vars: { age: 20, name: 'Ann', tags: ['a', 'b'] },
  context: {
    channel: 'chat',
    direction: 'inbound',
    language: 'en',
    caller_number: '',
    verified: false,
    operators_online: true,
    date: '2026-11-23',
    weekday: 1,
    hour: 9,
    minute: 30,
    turns: 2,
    node_visits: 1,
  },
  last: { text: 'Hello', digits: '', outcome: '', result: '' },
};

function evaluate(source: string, expected: ExpectedType = 'any', over: ExpressionScope = scope): unknown {
  const made = expressions.compile(source, expected);
  if ('fault' in made) throw new Error(`${made.fault.code}: ${made.fault.message}`);
  const result = made.expression.evaluate(over);
  return 'error' in result ? `error: ${result.error}` : result.value;
}
const faultOf = (source: string, expected: ExpectedType = 'boolean') => {
  const made = expressions.compile(source, expected);
  return 'fault' in made ? made.fault : null;
};

describe('evaluation', () => {
  it.each([
    ['vars.age >= 18', true],
    ['vars.age == 20', true],
    ['vars.age + 1', 21],
    ['1 - vars.age', -19],
    ['context.hour >= 8 && context.hour < 17', true],
    ['has(vars.member) && vars.member', false],
    ['"a" in vars.tags', true],
    ['vars.tags.exists(t, t == "b")', true],
    ['vars.tags.map(t, t + "!")', ['a!', 'b!']],
    ['vars.tags.join(", ")', 'a, b'],
    ['vars.name.lowerAscii().contains("nn")', true],
    ['last.text == "Hello" ? "hi" : "?"', 'hi'],
    ['{"guests": int(vars.age), "who": vars.name}', { guests: 20, who: 'Ann' }],
  ])('%s', (source, value) => {
    expect(evaluate(source)).toEqual(value);
  });

  it('a variable without a value is an error that names it and has()', () => {
    expect(evaluate('vars.member')).toBe('error: member has no value; guard it with has()');
  });

  it('a value of another type than the declared one counts as missing', () => {
    expect(evaluate('has(vars.age)', 'any', { ...scope, vars: { age: 'twenty' } })).toBe(false);
  });

  it('division by zero and overflow are errors, not values', () => {
    expect(evaluate('vars.age / 0.0')).toBe('error: the result is no finite number');
    expect(evaluate('context.hour / 0')).toMatch(/^error: /);
    expect(evaluate('9223372036854775807 + context.hour')).toMatch(/^error: .*overflow/);
  });

  it('input beyond the bounds is cut before evaluation', () => {
    const vars = { name: 'x'.repeat(100_000), tags: Array.from({ length: 5000 }, () => 'y'.repeat(5000)) };
    expect(evaluate('vars.name.size() + vars.tags.size() + vars.tags[0].size()', 'any', { ...scope, vars })).toBe(4600);
  });
});

describe('types', () => {
  it.each([
    ['vars.age == "20"', 'no such overload: double == string'],
    ['vars.age', 'must be a boolean, and is a number'],
    ['vars.name && true', 'bool'],
    ['vars.tags > 1', 'no such overload'],
  ])('%s is refused when compiled', (source, message) => {
    expect(faultOf(source)).toMatchObject({ code: 'expression_type', message: expect.stringContaining(message) });
  });

  it('a number may be an integer or a float, a list holds texts', () => {
    expect(faultOf('3', 'number')).toBeNull();
    expect(faultOf('3.5', 'number')).toBeNull();
    expect(faultOf('["a"]', 'list')).toBeNull();
    expect(faultOf('[]', 'list')).toBeNull();
    expect(faultOf('[1]', 'list')).toMatchObject({ code: 'expression_type' });
  });

  it('unknown variables and fields are named', () => {
    expect(faultOf('vars.agee > 1')).toEqual({
      code: 'variable_unknown',
      message: 'the workflow has no variable agee',
    });
    expect(faultOf('has(vars.nope)')).toMatchObject({ code: 'variable_unknown' });
    expect(faultOf('context.moon == "full"')).toMatchObject({ code: 'expression_type' });
  });

  it('read and guarded variables are told apart', () => {
    const made = expressions.compile('has(vars.member) && vars["age"] > 1', 'boolean');
    if ('fault' in made) throw new Error(made.fault.message);
    expect([...made.expression.reads]).toEqual(['age']);
    expect([...made.expression.guarded]).toEqual(['member']);
  });
});

describe('hostile expressions', () => {
  it.each([
    ['a pattern that backtracks', 'vars.name.matches("^(a+)+$")'],
    ['nested macros', 'vars.tags.all(a, vars.tags.all(b, vars.tags.all(c, a + b != c)))'],
    ['a macro in the receiver of a macro in a macro', 'vars.tags.all(a, vars.tags.filter(b, b == a).all(c, true))'],
    ['a text that doubles', 'cel.bind(a, vars.name + vars.name, cel.bind(b, a + a, b + b)) == ""'],
    ['a text that is split', 'vars.name.split("").size() > 1'],
    ['bytes', 'bytes(vars.name).base64() == ""'],
    ['a type that is hidden', 'dyn(vars.name) == 1'],
    ['a huge list', `[${'1,'.repeat(150)}1].size() > 1`],
    ['a deep tree', `${'('.repeat(100)}true${')'.repeat(100)}`],
    ['a wide tree', Array.from({ length: 150 }, () => 'true').join(' && ')],
    ['a long text', `"${'x'.repeat(5000)}" == ""`],
    [
      'long texts searched per element',
      `vars.tags.all(t, ${Array.from({ length: 12 }, () => '(vars.name + vars.name + vars.name).contains(vars.name + t)').join(' || ')})`,
    ],
    [
      'a text that grows per element',
      `vars.tags.map(t, ${Array.from({ length: 40 }, () => 'vars.name').join(' + ')}).join("").size() > 1`,
    ],
  ])('%s is refused when compiled', (_, source) => {
    expect(faultOf(source)?.code).toBe('expression_limit');
  });

  it.each([
    'vars.constructor == 1',
    'vars.__proto__ == 1',
    'context.__proto__ == 1',
    'vars["__proto__"] == 1',
    'constructor == 1',
    'globalThis == 1',
    'this == 1',
    'vars.name.constructor("x") == 1',
    'vars.tags.map(constructor, constructor.constructor) == 1',
    'process.exit(1)',
    'true; false',
    '(() => 1)()',
    'vars',
    '',
  ])('%s reaches nothing of JavaScript', (source) => {
    expect(faultOf(source)).not.toBeNull();
  });

  it('a dynamic field reaches declared variables alone', () => {
    const over = { ...scope, vars: { name: '__proto__' } };
    expect(evaluate('vars[vars.name]', 'any', over)).toMatch(/^error: /);
    expect(evaluate('vars[vars.name]', 'any', { ...scope, vars: { name: 'constructor' } })).toMatch(/^error: /);
  });
});

it('random expressions are refused or evaluated, never thrown', () => {
  const token = fc.constantFrom(
    ...'vars . age name tags nope context hour last text has ( ) [ ] { } , : ? && || ! == != < >= + - * / % in'.split(
      ' ',
    ),
    '1',
    '2.5',
    '"x"',
    'null',
    'true',
    'all',
    'map',
    't',
    'size',
    '"',
    '\\',
    '\u0000',
    '.tags.map(t,',
    'vars.age',
    'vars.name',
  );
  fc.assert(
    fc.property(fc.array(token, { maxLength: 25 }), (tokens) => {
      const made = expressions.compile(tokens.join(' '), 'any');
      if ('fault' in made) expect(made.fault.message).not.toBe('');
      else expect(Object.keys(made.expression.evaluate(scope))).toHaveLength(1);
    }),
    { numRuns: 2000 },
  );
});

describe('fromText', () => {
  it.each([
    ['18', 'number', 18],
    ['1 234,5', 'number', 1234.5],
    ['eighteen', 'number', undefined],
    ['0x10', 'number', undefined],
    ['Yes', 'boolean', true],
    ['perhaps', 'boolean', undefined],
    ['a, b,,c', 'list', ['a', 'b', 'c']],
    [' a ', 'string', ' a '],
  ] as const)('%s as %s', (text, type, value) => {
    expect(fromText(text, type)).toEqual(value);
  });
});
