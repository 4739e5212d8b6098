import { useTranslation } from 'react-i18next';
import { fieldAt } from './agent-fields.ts';
import { textKeyOf } from './text-key.ts';

/** Names and hints of fields, and names of their choices. */
export function useFieldText() {
  const { t } = useTranslation();
  // Keys are made of paths, whose texts `agent-fields.test.ts` checks. Hints name variables in double braces.
  const text = (key: string) => (t as (key: string, values: object) => string)(key, { name: '{{name}}' });
  const labelOf = (path: string) => text(`agent_fields.${textKeyOf(path)}.label`);
  return {
    labelOf,
    hintOf: (path: string) => text(`agent_fields.${textKeyOf(path)}.hint`),
    choiceOf: (path: string, value: string) => text(`agent_editor.choices.${textKeyOf(path)}.${value}`),
    /** Name of the field that a path of the configuration belongs to, with what lies deeper. */
    labelOfPath(path: readonly string[]): string {
      const { field } = fieldAt(path) ?? {};
      if (!field) return path.join('.');
      const rest = path.slice(field.path.split('.').length);
      return rest.length === 0 || field.covers?.length
        ? labelOf(field.path)
        : `${labelOf(field.path)}: ${rest.join('.')}`;
    },
  };
}
