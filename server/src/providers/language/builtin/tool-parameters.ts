import type { ToolDefinition } from '#brain/ports.ts';

/** Kind of answer a tool's parameter needs. */
export type DetailKind =
  | 'name'
  | 'phone_number'
  | 'email'
  | 'date'
  | 'time'
  | 'datetime'
  | 'number'
  | 'boolean'
  | 'choice'
  /** A number or code that names something, such as an order. */
  | 'code'
  | 'text';

export interface ToolParameter {
  name: string;
  kind: DetailKind;
  isRequired: boolean;
  isInteger: boolean;
  /** Name of the parameter in a question. */
  label: string;
  choices: readonly string[];
}

interface PropertySchema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  title?: string;
  description?: string;
  const?: unknown;
  default?: unknown;
}

const read = new WeakMap<ToolDefinition, ToolParameter[]>();

/** The parameters of a tool, required ones first, read from its JSON Schema. Nested objects and lists count as text. */
export function parametersOf(tool: ToolDefinition): ToolParameter[] {
  let parameters = read.get(tool);
  if (!parameters) {
    const schema = tool.parameters as { properties?: Record<string, PropertySchema>; required?: string[] };
    const required = new Set(schema.required ?? []);
    parameters = Object.entries(schema.properties ?? {})
      .map(([name, property]) => parameterOf(name, property, required.has(name)))
      .sort((a, b) => Number(b.isRequired) - Number(a.isRequired));
    read.set(tool, parameters);
  }
  return parameters;
}

function parameterOf(name: string, property: PropertySchema, isRequired: boolean): ToolParameter {
  const choices = (property.enum ?? []).filter((choice) => typeof choice === 'string');
  return {
    name,
    kind: kindOf(name, property, choices.length > 0),
    isRequired,
    isInteger: [property.type].flat().includes('integer'),
    label:
      property.title ??
      name
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .replace(/[_-]+/g, ' ')
        .toLowerCase(),
    choices,
  };
}

function kindOf(name: string, property: PropertySchema, hasChoices: boolean): DetailKind {
  const types = [property.type].flat();
  if (hasChoices) return 'choice';
  if (types.includes('boolean')) return 'boolean';
  if (types.includes('integer') || types.includes('number')) return 'number';
  switch (property.format) {
    case 'email':
    case 'date':
    case 'time':
      return property.format;
    case 'date-time':
      return 'datetime';
  }
  const plain = name.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();
  if (/e_?mail/.test(plain)) return 'email';
  if (/phone|mobile|telephone|tel$/.test(plain)) return 'phone_number';
  if (/date_?time|starts?_at|^start(_time)?$|^when$|^slot$|appointment_time/.test(plain)) return 'datetime';
  if (/(^|_)(date|day)$/.test(plain)) return 'date';
  if (/(^|_)time$/.test(plain)) return 'time';
  if (/^((full|first|last|customer|caller|visitor|patient|guest|client|contact|your)_?)?name$/.test(plain))
    return 'name';
  if (
    /(^|_)(number|num|no|nr|id|code|ref|reference|sku|pin|zip|postcode|plate|token)$|(nummer|numero|referens|referenz)$/.test(
      plain,
    )
  )
    return 'code';
  return 'text';
}
