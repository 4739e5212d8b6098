const variable = /\{\{\s*([A-Za-z_][\w.-]{0,63})\s*\}\}/g;

/**
 * Fills `{{name}}` from the variables. An unknown name becomes empty, since reading out `{{name}}` to a person is worse;
 * values are put in as they are and never read as templates themselves.
 */
export function renderTemplate(template: string, variables: Readonly<Record<string, string>>): string {
  return template.replace(variable, (_, name: string) =>
    Object.hasOwn(variables, name) ? (variables[name] ?? '') : '',
  );
}

/** Names of the variables a template is filled from, each once. */
export const variablesIn = (template: string): string[] => [
  ...new Set(Array.from(template.matchAll(variable), ([, name]) => name ?? '')),
];
