import { AgentCreate } from '@parley/contract/resources/agent';
import type { z } from 'zod';
import type { ImportReport } from './import-report.ts';
import { mend } from './mend.ts';
import { isRecord, type Source } from './source-document.ts';

export type ImportedAgent = z.output<typeof AgentCreate>;

/** An agent's configuration in the making. Values that Parley refuses are reported at the field they came from. */
export class AgentDraft {
  readonly #fields: Record<string, unknown> = {};
  readonly #sources = new Map<string, Source>();

  /** Sets the value at `path`, such as `voice.speed`; an absent value changes nothing. */
  set(path: string, value: unknown, source: Source): void {
    if (value === undefined) return;
    const names = path.split('.');
    let place = this.#fields;
    for (const name of names.slice(0, -1)) {
      if (!isRecord(place[name])) place[name] = {};
      place = place[name] as Record<string, unknown>;
    }
    place[names.at(-1) ?? ''] = value;
    this.#sources.set(path, source);
  }

  /** Adds to a top-level list. */
  add(name: string, value: unknown, source: Source): void {
    const list = this.#fields[name];
    this.set(name, Array.isArray(list) ? [...list, value] : [value], source);
  }

  /** The configuration, with defaults for the rest. Values that do not fit are cut or removed, and reported. */
  finish(document: Source, report: ImportReport): ImportedAgent {
    this.#fields['name'] ??= 'Imported agent';
    return mend(AgentCreate, this.#fields, ({ path, how, message }) => {
      const source = this.#sourceOf(path) ?? document;
      const what = `Value for ${path.join('.')}`;
      const why = `Parley accepts other values: ${message}.`;
      if (how === 'removed') {
        report.dropped(source, { what, why, what_to_do: 'The default is used; set a value that fits.' });
      } else {
        report.changed(source, { what, why, what_to_do: 'The nearest value that fits is used; check it.' });
      }
    });
  }

  #sourceOf(path: readonly string[]): Source | undefined {
    for (let length = path.length; length > 0; length -= 1) {
      const source = this.#sources.get(path.slice(0, length).join('.'));
      if (source) return source;
    }
    return undefined;
  }
}
