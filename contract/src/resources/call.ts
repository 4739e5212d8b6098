import { z } from 'zod';
import { AgentId, CallId } from '../ids.ts';
import { rules } from '../rules.ts';
import { TurnSource } from './answer-source.ts';
import { analysisResults, ConversationAnalysis } from './conversation-analysis.ts';
import { CallRetry, CallWindow } from './outbound-call.ts';
import { WorkflowRun } from './workflow-run.ts';

export const CallType = z.enum(['phone', 'web']);
export type CallType = z.infer<typeof CallType>;

export const CallDirection = z.enum(['inbound', 'outbound']);
export type CallDirection = z.infer<typeof CallDirection>;

/** States of a call; the first four are live, from the others it never returns. */
export const CallStatus = z.enum([
  'queued',
  'ringing',
  'in_progress',
  'transferring',
  'completed',
  'failed',
  'no_answer',
  'busy',
  'cancelled',
]);
export type CallStatus = z.infer<typeof CallStatus>;

/** Reason a call ended. Few values, to write rules on; details are in `end_detail`. */
export const CallEndReason = z.enum([
  'user_hangup',
  'agent_hangup',
  'end_phrase',
  'inactivity',
  'max_duration',
  'voicemail',
  'ivr',
  'transferred',
  'transfer_failed',
  'dial_busy',
  'dial_failed',
  'dial_no_answer',
  'dial_rejected',
  'dial_unreachable',
  'invalid_destination',
  'concurrency_limit',
  'insufficient_balance',
  'spam',
  'no_audio',
  'connection_lost',
  'completed_by_api',
  'error_stt',
  'error_llm',
  'error_tts',
  'error_telephony',
  'cancelled',
  'shutdown',
  'worker_lost',
]);
export type CallEndReason = z.infer<typeof CallEndReason>;

export const CallTransfer = z.object({
  destination: z.string(),
  mode: z.enum(['blind', 'attended', 'bridged']).meta({
    description:
      '`blind`: handed over at once. `attended`: handed over when the other side has answered. `bridged`: both sides are joined here',
  }),
  outcome: z.enum(['trying', 'ringing', 'answered', 'bridged', 'completed', 'unconfirmed', 'failed']).meta({
    description:
      '`bridged`: both talk through this installation. `completed`: they talk without it, as the other side reported. `unconfirmed`: the other side accepted a blind transfer and reported no outcome',
  }),
});
export type CallTransfer = z.infer<typeof CallTransfer>;

const Percentiles = z.object({ p50: z.int(), p95: z.int() }).nullable();

/** Over the turns of one call that have the figure; null where none has. Unit: milliseconds. */
export const CallLatency = z
  .object({
    stt: Percentiles.meta({ description: 'Speech-to-text latency: from the end of speech to the final transcript' }),
    llm: Percentiles.meta({ description: 'From asking the model to its first word' }),
    tts: Percentiles.meta({ description: 'Text-to-speech latency (TTFB): from the first text to the first audio' }),
    e2e: Percentiles.meta({ description: 'From the end of speech until the answer was heard' }),
  })
  .meta({ id: 'CallLatency' });
export type CallLatency = z.infer<typeof CallLatency>;

/** Which engines heard, thought and spoke; null where none did. */
export const CallEngines = z.object({
  stt: z.string().nullable(),
  llm: z.string().nullable(),
  tts: z.string().nullable(),
});
export type CallEngines = z.infer<typeof CallEngines>;

/** Tokens that a model read and wrote, as its vendor counted. */
export const ModelTokens = z.object({ input: z.int().min(0), output: z.int().min(0) });
export type ModelTokens = z.infer<typeof ModelTokens>;

export const RecordingState = z.enum(['none', 'recording', 'ready', 'failed']);
export type RecordingState = z.infer<typeof RecordingState>;

/** A call as lists, events and webhooks show it: without what was said. */
export const Call = z
  .object({
    id: CallId,
    version: z.int().meta({ description: 'Grows with every change, to put events in order' }),
    agent_id: AgentId.nullable().meta({ description: 'Null when the agent is gone for good' }),
    agent: z.string().meta({ description: 'Name of the agent at the time of the call' }),
    agent_version: z.int().nullable(),
    type: CallType,
    direction: CallDirection,
    status: CallStatus,
    end_reason: CallEndReason.nullable(),
    end_detail: z.string().nullable(),
    phone_number: z.string().nullable().meta({ description: 'The other party' }),
    from_number: z.string().nullable(),
    to_number: z.string().nullable(),
    caller_name: z.string().nullable(),
    created_at: z.iso.datetime(),
    started_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When it began to ring; null until then. Lists sort by `created_at` where it is null' }),
    schedule_at: z.iso.datetime().nullable().meta({ description: 'Of an outbound call: not dialled before' }),
    calling_window: CallWindow.nullable().meta({ description: 'Of an outbound call: the hours it may be dialled in' }),
    retry: CallRetry.nullable().meta({
      description: 'Of an outbound call: how often it is dialled, and how far it is',
    }),
    answered_at: z.iso.datetime().nullable(),
    ai_disclosed_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When the caller had heard in full that they talk to a machine; null: not said' }),
    ended_at: z.iso.datetime().nullable(),
    duration_seconds: z.int().nullable().meta({ description: 'From answer to end; 0 when never answered' }),
    was_transferred: z.boolean(),
    transfer: CallTransfer.nullable(),
    ...analysisResults,
    metadata: z.record(z.string(), z.string()),
    dynamic_variables: z.record(z.string(), z.string()),
    collected_variables: z.record(z.string(), z.string()),
    recording_available: z.boolean(),
    recording_state: RecordingState,
    recording_incomplete: z
      .boolean()
      .meta({ description: 'The recording lacks a part: the disk was full, or too slow, while the call went on' }),
    latency: CallLatency.nullable().meta({ description: 'Null until the call has ended' }),
    engines: CallEngines,
    model_tokens: ModelTokens.nullable().meta({
      description:
        'Tokens of the replies, also of those that were withdrawn; 0 with the built-in model. Null until the call has ended, and where its process died',
    }),
  })
  .meta({ id: 'Call' });
export type Call = z.infer<typeof Call>;

/** Where a turn's time went. Unit: milliseconds. */
export const CallTurnLatency = z.object({
  stt: z.int().nullable(),
  end_of_turn: z.int().nullable(),
  llm: z.int().nullable(),
  tts: z.int().nullable(),
  e2e: z.int().nullable(),
});

export const CallTurn = z
  .object({
    seq: z.int(),
    role: z
      .enum(['user', 'agent', 'person'])
      .meta({ description: '`person`: the target of a transfer, or an operator' }),
    text: z.string().meta({ description: "Of an agent's turn: what was heard of it" }),
    via: z.enum(['speech', 'keypad']),
    start_ms: z.int().meta({ description: 'Into the call, from its answer' }),
    end_ms: z.int(),
    interrupted: z.boolean(),
    engine: z.string().meta({ description: 'Which model answered, or which engine heard' }),
    latency: CallTurnLatency.nullable(),
    sources: z.array(TurnSource).meta({ description: "Of an agent's reply: the passages it rests on" }),
  })
  .meta({ id: 'CallTurn' });
export type CallTurn = z.infer<typeof CallTurn>;

export const CallLine = z.object({
  packets_in: z.int(),
  packets_out: z.int(),
  lost: z.int(),
  late: z.int(),
  concealed_ms: z.number(),
  jitter_ms: z.number(),
  round_trip_ms: z.number().nullable(),
  remote_lost: z.int().nullable().default(null).meta({ description: 'Packets of ours the other side says it missed' }),
  remote_jitter_ms: z.number().nullable().default(null),
});
export type CallLine = z.infer<typeof CallLine>;

/** One call in full: with what was said and how the line was. */
export const CallDetail = Call.extend({
  transcript: z.array(CallTurn),
  line: CallLine.nullable().meta({ description: 'How the line was; null until the call has ended' }),
  analysis: ConversationAnalysis.nullable().meta({ description: 'Null until the call has ended' }),
  workflow: WorkflowRun.nullable().meta({ description: 'Path through the workflow of the agent; null: none' }),
}).meta({ id: 'CallDetail' });
export type CallDetail = z.infer<typeof CallDetail>;

export const CallTranscript = z
  .object({
    call_id: CallId,
    agent: z.string(),
    started_at: z.iso.datetime().nullable().meta({ description: 'Null: it has not begun to ring' }),
    duration_seconds: z.int().nullable(),
    turns: z.array(CallTurn),
  })
  .meta({ id: 'CallTranscript' });
export type CallTranscript = z.infer<typeof CallTranscript>;

export const CallToolExecution = z
  .object({
    order: z.int().meta({ description: 'Counts from 1 in the order they ran' }),
    tool_call_id: z.string(),
    name: z.string(),
    arguments: z.record(z.string(), z.unknown()),
    result: z.string(),
    is_error: z.boolean(),
    start_ms: z.int().meta({ description: 'Into the call' }),
    duration_ms: z.int(),
  })
  .meta({ id: 'ToolCallLog', description: 'One run of a tool in a call' });
export type CallToolExecution = z.infer<typeof CallToolExecution>;

export const CallRecording = z
  .object({
    url: z.url().meta({ description: 'Opens without a key until it expires; takes Range requests' }),
    expires_at: z.iso.datetime(),
    content_type: z.string(),
    channels: z.int().meta({ description: '2: the caller on the left, the agent on the right' }),
    duration_ms: z.int(),
    bytes: z.int(),
    incomplete: z.boolean().meta({ description: 'A part of the call is missing' }),
    redacted: z.boolean().meta({
      description:
        'The call had `pii_redaction`: heard are the turns of the transcript without personal data, all else is silent',
    }),
    sha256: z.string(),
  })
  .meta({ id: 'CallRecording' });

/** Longest text of a command: commands travel between processes, whose messages are short. */
const commandTextMax = 1000;

export const CallCommand = z
  .discriminatedUnion('action', [
    z.strictObject({
      action: z.literal('say'),
      text: z.string().trim().min(1).max(commandTextMax).meta({ description: 'The agent says this, word for word' }),
    }),
    z.strictObject({
      action: z.literal('inject_context'),
      text: z.string().trim().min(1).max(commandTextMax).meta({ description: 'The agent knows this from now on' }),
    }),
    z
      .strictObject({
        action: z.literal('transfer'),
        to: z
          .string()
          .regex(
            /^(?:\+[1-9]\d{4,14}|sips?:[^\s@<>"]{1,128}@[^\s@<>"]{1,128}|queue:\S.{0,119})$/,
            'a number such as +46701234567, a SIP address, or queue:<name>',
          )
          .optional()
          .meta({
            description: 'Number in E.164, a SIP address, or `queue:<name>`: the queue of that directory entry',
            examples: ['+46701234567'],
          }),
        target: z
          .string()
          .regex(/^[a-zA-Z0-9_-]{1,64}$/, rules.tool_name)
          .optional()
          .meta({ description: "Key of one of the agent's transfer targets, instead of `to`" }),
        mode: z.enum(['blind', 'attended', 'bridged']).optional().meta({
          description: 'Default: as the target says, otherwise `blind`; a line that cannot is bridged instead',
        }),
        whisper: z
          .string()
          .max(commandTextMax)
          .optional()
          .meta({ description: 'Told to the person before the caller' }),
        post_dial_digits: z
          .string()
          .regex(/^[0-9A-D*#,w]{0,64}$/, rules.digits_and_waits)
          .optional()
          .meta({ description: "Pressed when the person's line is up; `w` waits 0.5 s, `,` 2 s" }),
      })
      .refine((command) => (command.to === undefined) !== (command.target === undefined), {
        path: ['to'],
        message: rules.to_or_target,
      }),
    z.strictObject({
      action: z.literal('press_digits'),
      digits: z
        .string()
        .regex(/^[0-9A-D*#,w]{1,64}$/, rules.digits_and_waits)
        .meta({ description: 'Keys pressed on the line; `w` waits 0.5 s, `,` 2 s', examples: ['1w2'] }),
    }),
    z.strictObject({
      action: z.literal('mute'),
      muted: z.boolean().meta({ description: 'True: the agent neither speaks nor answers until it is unmuted' }),
    }),
    z.strictObject({ action: z.literal('end') }),
  ])
  .meta({ id: 'CallCommand' });
export type CallCommand = z.infer<typeof CallCommand>;
