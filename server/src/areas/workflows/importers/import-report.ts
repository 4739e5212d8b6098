import type { ImportNotice } from '@parley/contract/resources/workflow-import';
import type { Source } from './source-document.ts';

type Words = Pick<ImportNotice, 'what' | 'what_to_do' | 'why'>;

/** Notices in a report. A longer one ends with a notice of how many were left out. */
const noticesMax = 500;

/** Collects what an import could not carry over as it was, in the order of the document. */
export class ImportReport {
  readonly #notices: ImportNotice[] = [];

  /** Something of the document is not in the result. */
  dropped(source: Source, words: Words): void {
    this.#notices.push({ kind: 'dropped', path: source.pointer, ...words });
  }

  /** Something is in the result in another form. */
  changed(source: Source, words: Words): void {
    this.#notices.push({ kind: 'changed', path: source.pointer, ...words });
  }

  /** The result needs something that the document does not hold. */
  actionRequired(source: Source, words: Words): void {
    this.#notices.push({ kind: 'action_required', path: source.pointer, ...words });
  }

  /** Notices of every field that no importer has read. */
  addUnread(document: Source): void {
    for (const source of document.unread()) {
      const field = source.pointer.split('/').at(-1) ?? '';
      this.dropped(source, {
        what: `Field "${field}": ${excerpt(field, source.value)}`,
        why: 'Parley has no setting for it.',
        what_to_do: 'Check that the agent does what you expect without it.',
      });
    }
  }

  notices(): ImportNotice[] {
    if (this.#notices.length <= noticesMax) return this.#notices;
    const more = this.#notices.length - noticesMax;
    const rest: ImportNotice = {
      kind: 'dropped',
      path: '',
      what: `${more} more fields`,
      why: 'The report names the first ones alone.',
      what_to_do: 'Remove what you do not use from the document and import it again.',
    };
    return [...this.#notices.slice(0, noticesMax), rest];
  }
}

/** Words that hint at a credential; the report never shows what such a field holds. */
const secretName = /key|token|secret|authorization|password|credential/i;

function excerpt(field: string, value: unknown): string {
  if (secretName.test(field)) return '…';
  const text = JSON.stringify(value, (name, inner) => (secretName.test(name) ? '…' : inner)) ?? '';
  return text.length <= 120 ? text : `${text.slice(0, 119).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
