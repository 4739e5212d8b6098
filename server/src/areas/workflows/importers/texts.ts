import type { GraphDraft } from './graph-draft.ts';
import type { ImportReport } from './import-report.ts';
import type { Source } from './source-document.ts';

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;
const variableName = /^[a-zA-Z_][a-zA-Z0-9_]{0,63}$/;

/** Prefixes under which platforms offer values of the conversation. */
const prefixes = /^(?:initial_context|gathered_context|variables|vars)\./;

/**
 * Reads the placeholders of a text: plain names become variables of the workflow, those with a prefix lose it. What is
 * not a name, such as a filter, is reported and stays in the text.
 */
export function convertText(text: string, source: Source, graph: GraphDraft | null, report: ImportReport): string {
  return text.replaceAll(placeholder, (whole, inner: string) => {
    const name = inner.replace(prefixes, '');
    if (variableName.test(name)) {
      if (name.startsWith('system__')) reportSystemVariable(name, source, report);
      graph?.usesVariable(name);
      return `{{${name}}}`;
    }
    report.changed(source, {
      what: `Placeholder ${whole.slice(0, 100)}`,
      why: 'Parley fills {{name}} with a variable; it has no filters and no nested names.',
      what_to_do: 'Replace it with a variable that is set beforehand.',
    });
    return whole;
  });
}

function reportSystemVariable(name: string, source: Source, report: ImportReport): void {
  report.actionRequired(source, {
    what: `System variable {{${name}}}`,
    why: 'The platform filled it by itself.',
    what_to_do: 'Give it with the dynamic variables of the conversation, or use an expression over context.',
  });
}
