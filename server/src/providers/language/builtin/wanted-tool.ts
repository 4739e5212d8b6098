import type { ToolDefinition, WordReader } from '#brain/ports.ts';
import { parametersOf } from './tool-parameters.ts';

/** How much of a tool's name, and of the message, must fit before the message counts as asking for the tool. */
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

/** Stems that tell when, not what: days, times and numbers are arguments. */
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
  const asked = new Set(reader.stems(message).filter((stem) => !circumstance.test(stem)));
  if (asked.size === 0) return undefined;
  let best: WantedTool | undefined;
  for (const tool of tools) {
    const score = scoreOf(asked, tool, reader);
    if (score > (best?.score ?? 0)) best = { tool, score };
  }
  return best;
}

function scoreOf(asked: ReadonlySet<string>, tool: ToolDefinition, reader: WordReader): number {
  const nameWords = reader.stems(tool.name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' '));
  const telling = nameWords.filter((word) => !generic.has(word));
  const name = new Set(telling.length > 0 ? telling : nameWords);
  const about = new Set([
    ...name,
    ...reader.stems(tool.description),
    ...parametersOf(tool).flatMap((parameter) => reader.stems([parameter.label, ...parameter.choices].join(' '))),
  ]);
  const inName = [...name].filter((word) => asked.has(word)).length;
  const fitting = [...asked].filter((word) => about.has(word)).length;
  const ofName = name.size > 0 ? inName / name.size : 0;
  const ofMessage = fitting / asked.size;
  const isWanted = (ofName >= nameShare && ofMessage >= messageShare) || (fitting >= 2 && ofMessage >= 0.6);
  return isWanted ? (ofName + ofMessage) / 2 : 0;
}

const personTools = /(transfer|hand_?-?off|handover|escalate|operator|human|person)/i;
const endCallTools = /^(end_?-?call|hang_?-?up)$/i;

/** The tool that brings a person in, when the agent has one. */
export function personTool(tools: readonly ToolDefinition[]): ToolDefinition | undefined {
  return tools.find((tool) => personTools.test(tool.name));
}

/** The tool that hangs up, when the agent has one. */
export function endCallTool(tools: readonly ToolDefinition[]): ToolDefinition | undefined {
  return tools.find((tool) => endCallTools.test(tool.name));
}

export const isEndCallTool = (name: string) => endCallTools.test(name);
