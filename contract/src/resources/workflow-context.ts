/** A value that every expression may read beside the variables of its workflow. */
export interface WorkflowContextField {
  readonly name: string;
  readonly type: 'string' | 'int' | 'bool';
  readonly description: string;
}

/** `context.<name>`: facts of the conversation. Always present. */
export const workflowContextFields = [
  { name: 'channel', type: 'string', description: '`chat`, `phone` or `web_voice`' },
  { name: 'direction', type: 'string', description: '`inbound` or `outbound`; a chat is inbound' },
  { name: 'language', type: 'string', description: 'Language of the conversation, such as `sv`' },
  { name: 'caller_number', type: 'string', description: 'Number of the other party in E.164; empty without one' },
  { name: 'verified', type: 'bool', description: 'The identity of caller or visitor was verified' },
  { name: 'operators_online', type: 'bool', description: 'An operator can take the conversation over now' },
  { name: 'date', type: 'string', description: "Today in the agent's time zone, as 2026-11-23" },
  { name: 'weekday', type: 'int', description: "1 Monday to 7 Sunday, in the agent's time zone" },
  { name: 'hour', type: 'int', description: "0 to 23, in the agent's time zone" },
  { name: 'minute', type: 'int', description: '0 to 59' },
  { name: 'turns', type: 'int', description: 'Messages or utterances of the visitor so far' },
  { name: 'node_visits', type: 'int', description: 'Entries into the present node in this run, this one included' },
] as const satisfies readonly WorkflowContextField[];

/** `last.<name>`: the most recent input and result. Always present; empty before the first. */
export const workflowLastFields = [
  { name: 'text', type: 'string', description: "The visitor's last message or utterance" },
  { name: 'digits', type: 'string', description: 'Keys of the last keypad input' },
  { name: 'outcome', type: 'string', description: '`succeeded` or `failed` of the last tool, transfer or sub-flow' },
  { name: 'result', type: 'string', description: 'Result of the last tool, as text' },
] as const satisfies readonly WorkflowContextField[];

export type WorkflowContextName = (typeof workflowContextFields)[number]['name'];
export type WorkflowLastName = (typeof workflowLastFields)[number]['name'];
