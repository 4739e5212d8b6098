import { z } from 'zod';
import { AgentId } from '../ids.ts';
import { mergePatchOf } from '../merge-patch.ts';
import { rules } from '../rules.ts';
import { AgentCreate, TimeZone } from './agent.ts';
import { Voicemail } from './agent-voice.ts';
import { AgentOverride, Metadata, Variables } from './web-voice.ts';

/** Outcomes of an attempt after which the call may be dialled again. */
export const RetryOutcome = z.enum(['busy', 'no_answer', 'unreachable', 'voicemail', 'rejected']);
export type RetryOutcome = z.infer<typeof RetryOutcome>;

/** Longest pause between two attempts: a week. */
const DelaySeconds = z.int().min(10).max(604_800);

export const OutboundRetry = z
  .strictObject({
    max_attempts: z.int().min(1).max(10).default(1).meta({ description: 'The first one counts too' }),
    on: z.array(RetryOutcome).max(5).default(['busy', 'no_answer', 'unreachable']),
    delay_seconds: z
      .union([DelaySeconds, z.array(DelaySeconds).min(1).max(9)])
      .default(300)
      .meta({
        description: 'Between attempts; of a list the first holds after the first attempt, the last for the rest',
      }),
    until: z.iso
      .datetime({ offset: true })
      .optional()
      .meta({ description: 'Nobody is called after this instant. Default: 7 days after the first possible one' }),
  })
  .meta({ id: 'OutboundRetry' });
export type OutboundRetry = z.infer<typeof OutboundRetry>;

export const Weekday = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);
export type Weekday = z.infer<typeof Weekday>;

const windowFields = z.strictObject({
  from: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, rules.calling_time),
  to: z
    .string()
    .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, rules.calling_time_end)
    .meta({ description: 'Earlier than `from`: on the next day' }),
  days: z
    .array(Weekday)
    .min(1)
    .max(7)
    .default(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])
    .meta({ description: 'Days on which the window opens' }),
  timezone: TimeZone.optional().meta({ description: "Default: the agent's", examples: ['Europe/Stockholm'] }),
});

export const CallingWindow = windowFields
  .refine((window) => window.from !== window.to, {
    path: ['to'],
    message: rules.window_empty,
  })
  .refine((window) => new Set(window.days).size === window.days.length, { path: ['days'], message: rules.day_once })
  .meta({ id: 'CallingWindow' });
export type CallingWindow = z.infer<typeof CallingWindow>;

/** The hours in which a call may be dialled, as they were ordered. */
export const CallWindow = windowFields
  .extend({ timezone: z.string().meta({ description: 'IANA time zone the hours are of' }) })
  .meta({ id: 'CallWindow' });
export type CallWindow = z.infer<typeof CallWindow>;

/** How often a call is dialled, and how far it has come. */
export const CallRetry = z
  .object({
    max_attempts: z.int(),
    on: z.array(RetryOutcome),
    delay_seconds: z.array(z.int()).meta({
      description: 'After the first attempt, the second and so on; the last holds for the rest',
    }),
    until: z.iso.datetime().meta({ description: 'It is not dialled after this instant' }),
    attempts: z.int().meta({ description: 'Attempts made so far' }),
    next_attempt_at: z.iso.datetime().nullable().meta({ description: 'Of a queued call: when it may be dialled' }),
  })
  .meta({ id: 'CallRetry' });
export type CallRetry = z.infer<typeof CallRetry>;

/** Fields common to all outbound calls. */
const order = {
  to_number: z
    .string()
    .trim()
    .min(1)
    .max(320)
    .meta({
      description: 'Number in E.164, or, through a trunk, a SIP address such as `sip:desk@example.com`',
      examples: ['+46701234567'],
    }),
  from_number: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .optional()
    .meta({ description: "One of the tenant's own numbers. Default: the agent's, or else the tenant's default" }),
  dynamic_variables: Variables.optional(),
  metadata: Metadata.optional(),
  schedule_at: z.iso
    .datetime({ offset: true })
    .optional()
    .meta({ description: 'Not before this instant, at most 30 days ahead; what is past means now' }),
  ring_seconds: z.int().min(5).max(120).default(40).meta({ description: 'How long it rings in one attempt' }),
  voicemail: mergePatchOf(Voicemail)
    .optional()
    .meta({ description: "Differs from the agent's in this call: what is done when a machine answers" }),
  retry: OutboundRetry.prefault({}),
  calling_window: CallingWindow.optional().meta({ description: 'Hours in which the call may be dialled' }),
};

export const StartOutboundCall = z
  .strictObject({ agent_id: AgentId, agent_override: AgentOverride.optional(), ...order })
  .meta({ id: 'StartOutboundCall' });
export type StartOutboundCall = z.infer<typeof StartOutboundCall>;

export const StartAdHocOutboundCall = z
  .strictObject({ agent: AgentCreate, ...order })
  .meta({ id: 'StartAdHocOutboundCall' });
export type StartAdHocOutboundCall = z.infer<typeof StartAdHocOutboundCall>;

/** State of a tenant's outbound queue. */
export const OutboundQueue = z
  .object({
    waiting: z.int().meta({ description: 'Calls to be dialled, now or later' }),
    due: z.int().meta({ description: 'Of them, those that wait for a free line or for their turn alone' }),
    dialling: z.int().meta({ description: 'Calls being dialled or going on' }),
    next_at: z.iso.datetime().nullable().meta({ description: 'When the first of those that wait may be dialled' }),
    limits: z.object({
      calls: z.int().meta({ description: 'Calls at once' }),
      calls_per_second: z.number().meta({ description: 'New attempts in a second' }),
    }),
  })
  .meta({ id: 'OutboundQueue' });
export type OutboundQueue = z.infer<typeof OutboundQueue>;
