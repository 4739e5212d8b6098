import { describe, expect, it } from 'vitest';
import { sectionAt, sectionsOf, variablesOf, withSection, withSectionUp } from './sections.ts';

const text = 'You are Robin.\n\n## Hours\nMonday 9-17\n\n```\n# not a heading\n```\n\n## Prices\nOil: 40\n';

describe('the outline of instructions', () => {
  it('lists the headings with their places, without those in code', () => {
    const sections = sectionsOf(text);
    expect(sections.map(({ title, level }) => [title, level])).toEqual([
      ['Hours', 2],
      ['Prices', 2],
    ]);
    for (const { start, title } of sections) expect(text.slice(start)).toMatch(new RegExp(`^## ${title}`));
  });

  it('names the section a place belongs to', () => {
    const sections = sectionsOf(text);
    expect(sectionAt(sections, 3)).toBeUndefined();
    expect(sectionAt(sections, text.indexOf('Monday'))?.title).toBe('Hours');
    expect(sectionAt(sections, text.length)?.title).toBe('Prices');
  });

  it('gets a section at the end, with the cursor below its heading', () => {
    const added = withSection(text, { title: 'Parking', body: '- ' });
    expect(added.text).toBe(`${text}\n## Parking\n- \n`);
    expect(added.text.slice(added.place)).toBe('- \n');
    expect(withSection('', { title: 'Parking', body: '' }).text).toBe('## Parking\n\n');
  });

  it('moves a section with its text in front of the one before', () => {
    const moved = withSectionUp(text, sectionsOf(text)[1] ?? { level: 0, title: '', start: 0 });
    expect(sectionsOf(moved).map(({ title }) => title)).toEqual(['Prices', 'Hours']);
    expect(moved).toContain('## Prices\nOil: 40\n');
    expect(moved).toContain('## Hours\nMonday 9-17');
    expect(withSectionUp('## A\na\n## B\nb', { level: 2, title: 'B', start: 7 })).toBe('## B\nb\n\n## A\na');
  });

  it('stays as it is where nothing is before a section', () => {
    expect(withSectionUp(text, sectionsOf(text)[0] ?? { level: 0, title: '', start: 0 })).toBe(text);
  });

  it('finds variables, each once', () => {
    expect(variablesOf('Hello {{name}}, {{ name }} and {{order_id}}, {not}')).toEqual(['name', 'order_id']);
  });
});
