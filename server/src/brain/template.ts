const variable = /\{\{\s*([A-Za-z_][\w.-]{0,63})\s*\}\}/g;

/**
 * Fills `{{name}}` from the variables. A name nobody knows becomes empty, since reading out `{{name}}` to a person is
 * worse; values are put in as they are and never read as templates themselves.
 */
export function renderTemplate(template: string, variables: Readonly<Record<string, string>>): string {
  return template.replace(variable, (_, name: string) =>
    Object.hasOwn(variables, name) ? (variables[name] ?? '') : '',
  );
}
