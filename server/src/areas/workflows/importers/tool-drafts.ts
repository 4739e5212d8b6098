import { CreateToolRequest } from '@parley/contract/resources/tool';
import type { z } from 'zod';
import type { ImportReport } from './import-report.ts';
import { mend } from './mend.ts';
import type { Source } from './source-document.ts';

export interface ImportedTool {
  /** Id in this import's agent and workflow, until the tool is created. */
  id: string;
  definition: z.output<typeof CreateToolRequest>;
}

/** Tools in the making, each under the ids the document knows it by. */
export class ToolDrafts {
  readonly #newId: () => string;
  readonly #report: ImportReport;
  readonly #tools: ImportedTool[] = [];
  readonly #ids = new Map<string, string>();

  constructor(newId: () => string, report: ImportReport) {
    this.#newId = newId;
    this.#report = report;
  }

  /** Adds a tool and returns its id. Values that do not fit are cut or removed, and reported. */
  add(tool: z.input<typeof CreateToolRequest>, source: Source, key?: string): string {
    const draft = { ...tool, name: this.#freeName(tool.name) };
    const definition = mend(CreateToolRequest, draft, ({ path, how, message }) => {
      const words = { what: `Value for ${path.join('.')} of tool ${draft.name}`, why: `${message}.` };
      if (how === 'removed') this.#report.dropped(source, { ...words, what_to_do: 'Set a value that fits.' });
      else this.#report.changed(source, { ...words, what_to_do: 'The nearest value is used; check it.' });
    });
    const id = this.#newId();
    this.#tools.push({ id, definition });
    if (key !== undefined) this.#ids.set(key, id);
    return id;
  }

  find(key: string | undefined): string | undefined {
    return key === undefined ? undefined : this.#ids.get(key);
  }

  all(): ImportedTool[] {
    return this.#tools;
  }

  /** The name with the characters a tool's may have, and a number where another has it. */
  #freeName(name: string): string {
    const plain = name.replaceAll(/[^a-zA-Z0-9_-]+/g, '_').slice(0, 60) || 'tool';
    let free = plain;
    for (let count = 2; this.#tools.some(({ definition }) => definition.name === free); count += 1) {
      free = `${plain}_${count}`;
    }
    return free;
  }
}
