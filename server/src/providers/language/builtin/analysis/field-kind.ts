import type { AnalysisField } from '#brain/ports.ts';
import { foldWords } from '../fold-words.ts';

/** Kind of value of a string field, by its name and description in the five languages. */
export type TextKind = 'name' | 'phone_number' | 'email' | 'date' | 'time' | 'code' | 'topic' | 'text';

const kinds: readonly [TextKind, RegExp][] = [
  ['email', /\b(?:e ?mail\w*|mail|e ?post\w*|mejl\w*|courriel|correo)\b/],
  ['phone_number', /\b(?:\w*phone\w*|\w*telefon\w*|telephone|mobile?|mobil\w*|handynummer|tel)\b/],
  [
    'code',
    /\b(?:\w*(?:nummer|code|kod)|number|num|no|nr|id|ref|reference|referens|referenz|numero|sku|pin|zip|postcode|plate)\b/,
  ],
  ['date', /\b(?:date|day|datum|dag|tag|jour|fecha|dia)\b/],
  ['time', /\b(?:time|tid|klockslag|uhrzeit|zeit|heure|hora)\b/],
  [
    'name',
    /^(?:(?:full|first|last|customer|caller|visitor|patient|guest|client|contact|your|the|kundens?|vollstandiger?|nom|nombre) ?)*(?:name|namn|nom|nombre)(?: (?:of the (?:caller|customer|person)|complet|completo|du client|del cliente|des kunden))?$/,
  ],
  [
    'topic',
    /\b(?:reason|topic|issue|subject|purpose|request|question|arende\w*|anledning|fraga|anliegen|grund|frage|motif|objet|question|motivo|asunto|pregunta)\b/,
  ],
];

/** Words of a field's name: `callerName` and `caller_name` are "caller name". */
export function labelOf({ name }: Pick<AnalysisField, 'name'>): string {
  return foldWords(name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' '));
}

export function textKindOf(field: AnalysisField): TextKind {
  const label = labelOf(field);
  const byName = kinds.find(([, pattern]) => pattern.test(label));
  const byDescription = kinds.find(([, pattern]) => pattern.test(foldWords(field.description)));
  return (byName ?? byDescription)?.[0] ?? 'text';
}

const questions: Readonly<Partial<Record<TextKind, RegExp>>> = {
  name: /\b(?:names?|namn|heter|heissen|heisst|appelez|appelles|nom|llama\w*|nombre|who am i speaking)\b/,
  phone_number: /\b(?:number|\w*nummer|\w*telefon\w*|phone|numero|telephone|telefono|reach you)\b/,
  email: /\b(?:e ?mail\w*|e ?post\w*|mejl\w*|courriel|correo)\b/,
  date: /\b(?:date|day|dag|datum|tag|when|nar|wann|quand|cuando|jour|dia|fecha)\b/,
  time: /\b(?:time|tid|uhr\w*|when|nar|wann|quand|cuando|heure|hora)\b/,
};

/** True when a question of the agent is for a value of this kind. */
export function isAskedFor(kind: TextKind, question: string): boolean {
  return questions[kind]?.test(foldWords(question)) ?? false;
}
