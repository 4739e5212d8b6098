import type { ToolDefinition, WordReader } from '#brain/ports.ts';
import { foldWords } from './fold-words.ts';
import { parametersOf } from './tool-parameters.ts';

/**
 * Minimum share of a tool's name, and of the message, that must match before the message counts as a request for the
 * tool.
 */
const nameShare = 0.5;
const messageShare = 0.4;

/** Words in tool names that say nothing about what the tool is for. */
const generic = new Set([
  'get',
  'fetch',
  'find',
  'lookup',
  'look',
  'creat',
  'create',
  'send',
  'make',
  'run',
  'do',
  'set',
  'check',
  'list',
  'add',
  'new',
  'tool',
  'api',
  'call',
  'request',
  '~new',
]);

/** Beginnings of questions about what is already there. */
const asksWhich =
  /^(when|what|where|which|who|how|nar|var|vad|vilken|hur|wann|wo|was|welche\w*|wie|quand|ou|quel\w*|comment|cuando|donde|que|cual|como)\b/;

/** Stems that give a time and not a subject: days, times and numbers are arguments. */
const circumstance = /^\d|^~(?:time|date|relativeDay|week|\w+day)$/;

export interface WantedTool {
  tool: ToolDefinition;
  /** 0-1. */
  score: number;
}

/** The tool a message clearly asks for, judged by words it shares with the tool's name, description and parameters. */
export function wantedTool(
  message: string,
  tools: readonly ToolDefinition[],
  reader: WordReader,
): WantedTool | undefined {
  const slots = availability.test(foldWords(message)) && tools.find((tool) => availabilityTools.test(tool.name));
  if (slots) return { tool: slots, score: 1 };
  const asked = new Set(reader.stems(message).filter((stem) => !circumstance.test(stem)));
  if (asked.size === 0) return undefined;
  const wishes = !asksWhich.test(foldWords(message));
  let best: WantedTool | undefined;
  for (const tool of tools) {
    const score = scoreOf(asked, tool, reader, wishes);
    if (score > (best?.score ?? 0)) best = { tool, score };
  }
  return best;
}

/** `wishes`: an appointment that is named is one that is wanted, not one that is asked about. */
function scoreOf(asked: ReadonlySet<string>, tool: ToolDefinition, reader: WordReader, wishes: boolean): number {
  const nameWords = reader.stems(tool.name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' '));
  const telling = nameWords.filter((word) => !generic.has(word));
  const name = new Set(telling.length > 0 ? telling : nameWords);
  const about = new Set([
    ...name,
    ...reader.stems(tool.description),
    ...parametersOf(tool).flatMap((parameter) => reader.stems([parameter.label, ...parameter.choices].join(' '))),
  ]);
  const books = wishes && name.has('~book');
  if (books) about.add('~appointment');
  const isNamed = (word: string) => name.has(word) || (books && word === '~appointment');
  const inName = Math.min(name.size, [...asked].filter(isNamed).length);
  const fitting = [...asked].filter((word) => about.has(word)).length;
  const ofName = name.size > 0 ? inName / name.size : 0;
  const ofMessage = fitting / asked.size;
  const isWanted = (ofName >= nameShare && ofMessage >= messageShare) || (fitting >= 2 && ofMessage >= 0.6);
  return isWanted ? (ofName + ofMessage) / 2 : 0;
}

/** Wishes to be put through, in five languages, folded. */
const connecting =
  /\b(connect|transfer|put) me\b|\b(speak|talk) (to|with)\b|\bget me\b|\b(koppla|prata med|tala med)\b|\b(verbinden|verbinde|sprechen|stellen sie mich)\b|\b(passez|passer|parler (a|avec|au))\b|\b(hablar con|pasame|paseme|conecta\w*|comunica\w*)\b/;
/** Questions for times that can be had, in five languages, folded. */
const availability =
  /\b(free|available|availability|open|any)\b.*\b(times?|slots?|appointments?|openings?)\b|\b(times?|slots?|appointments?|openings?)\b.*\b(free|available|have|left|there)\b|\bledig\w*\b.*\btid\w*\b|\btid(er)?\b.*\bledig\w*\b|\bfreie?n?\b.*\b(termine?|zeit(en)?)\b|\b(termine?|zeit(en)?)\b.*\bfrei\b|\b(creneaux?|rendez vous|horaires?)\b.*\b(libres?|disponibles?)\b|\b(horas?|citas?|huecos?)\b.*\b(libres?|disponibles?)\b/;
const availabilityTools = /(find|free|list|get|open|available)_?-?(free_?)?(times?|slots?|appointments?)|availab/i;

/** Requests to be connected to a person of any name, in five languages, folded. */
const connectingAnyone =
  /\b(put me (?:on|through)|speak (?:to|with)|talk (?:to|with)|get me|is .{2,40} (?:there|in|available)|looking for)\b|\b(koppla\w*|prata med|tala med|soker|na)\b|\b(verbinde\w*|sprechen|stellen sie|durchstellen|ist .{2,40} da)\b|\b(passez|passer|parler (?:a|avec)|joindre)\b|\b(hablar con|pasame|paseme|pasar(?:me)? con|conecte?\w*|comuni\w+ con|esta .{2,40})\b|\bconnect me\b|\btransfer me\b/;

/** The tool that finds people by name, where a message asks to be connected or begins with a name it knows. */
export function directoryTool(message: string, tools: readonly ToolDefinition[]): ToolDefinition | undefined {
  const tool = tools.find((each) => each.spokenNames !== undefined);
  if (!tool) return undefined;
  const folded = ` ${foldWords(message)} `;
  const isNamed = tool.spokenNames?.some((name) => folded.includes(` ${foldWords(name)} `)) === true;
  const isShort = folded.trim().split(' ').length <= bareNameWords;
  return connectingAnyone.test(folded) || (isNamed && isShort) ? tool : undefined;
}

/** Words of a message that is little more than a name: "Anna Berg, please". */
const bareNameWords = 5;

/** The tool that transfers to a person, where a message asks for one of the targets it knows. */
export function connectingTool(message: string, tools: readonly ToolDefinition[]): ToolDefinition | undefined {
  const tool = personTool(tools);
  const folded = ` ${foldWords(message)} `;
  if (!tool || !connecting.test(folded)) return undefined;
  const choices = parametersOf(tool).flatMap((parameter) => parameter.choices);
  return choices.some((choice) => folded.includes(` ${foldWords(choice.replaceAll('_', ' '))} `)) ? tool : undefined;
}

const personTools = /(transfer|hand_?-?off|handover|escalate|operator|human|person)/i;
const endCallTools = /^(end_?-?call|hang_?-?up)$/i;

/** Words by which a tool with another name describes itself as bringing a person. */
const bringsPerson = /\b(?:take|takes|taking) (?:this|the) (?:conversation|chat) over\b/i;

/** The tool that brings a person in, when the agent has one. */
export function personTool(tools: readonly ToolDefinition[]): ToolDefinition | undefined {
  return tools.find((tool) => personTools.test(tool.name)) ?? tools.find((tool) => bringsPerson.test(tool.description));
}

/** The tool that hangs up, when the agent has one. */
export function endCallTool(tools: readonly ToolDefinition[]): ToolDefinition | undefined {
  return tools.find((tool) => endCallTools.test(tool.name));
}

export const isPersonTool = (name: string) => personTools.test(name);
export const isEndCallTool = (name: string) => endCallTools.test(name);
