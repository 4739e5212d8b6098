import { z } from 'zod';
import { AgentId, UserId } from '../ids.ts';
import { rules } from '../rules.ts';
import { TimeZone } from './agent.ts';
import { WeeklyHours } from './calendar.ts';

export const HexColour = z
  .string()
  .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, rules.hex_colour)
  .meta({ description: 'Colour in hex notation', examples: ['#1f6feb'] });

export const WidgetPosition = z.enum(['bottom-right', 'bottom-left', 'top-right', 'top-left']);
export const WidgetIcon = z.enum(['chat', 'message', 'question', 'headset', 'sparkle']);

export const QuickQuestion = z.strictObject({
  text: z.string().min(1).max(80).meta({ description: 'Label of the button' }),
  message: z.string().min(1).max(500).meta({ description: 'Message sent when it is pressed' }),
});

/** Contract 2.6, field for field: what anyone may read to draw the widget. */
export const PublicWidgetConfig = z
  .object({
    agent_id: AgentId,
    primary_color: HexColour,
    text_color: HexColour,
    background_color: HexColour,
    position: WidgetPosition,
    button_icon: WidgetIcon,
    welcome_enabled: z.boolean(),
    welcome_title: z.string(),
    welcome_subtitle: z.string(),
    quick_questions: z.array(QuickQuestion),
    show_agent_name: z.boolean(),
    agent_display_name: z.string(),
    agent_avatar_url: z.string().meta({ description: 'Empty when the agent has no picture' }),
    show_powered_by: z.boolean(),
    allow_file_uploads: z.boolean(),
    streaming_enabled: z.boolean(),
    allowed_domains: z.array(z.string()).meta({ description: 'Empty: the widget may stand on any site' }),
  })
  .meta({ id: 'PublicWidgetConfig' });
export type PublicWidgetConfig = z.infer<typeof PublicWidgetConfig>;

/**
 * Behaviour of the widget while no operator is available: it is not shown (`hide`), it offers a contact form
 * (`form`), or the agent goes on alone and no person can be asked for (`agent_only`).
 */
export const OfflineBehavior = z.enum(['hide', 'form', 'agent_only']);
export type OfflineBehavior = z.infer<typeof OfflineBehavior>;

/** When the agent hands a chat over by itself. Judged on the server after each answer. */
export const HandoffRules = z.strictObject({
  is_enabled: z.boolean().default(true).meta({ description: 'Handoff to operators is enabled' }),
  after_turns: z
    .int()
    .min(1)
    .max(100)
    .nullable()
    .default(null)
    .meta({ description: 'Hand over after that many answers of the agent; null: never' }),
  on_low_confidence: z
    .boolean()
    .default(false)
    .meta({ description: 'Hand over when the agent did not know the answer twice in a row, or no model could answer' }),
  on_verification_failed: z
    .boolean()
    .default(false)
    .meta({ description: 'Hand over when the visitor used up the tries to prove who they are' }),
});
export type HandoffRules = z.infer<typeof HandoffRules>;

/** How a visitor proves who they are. */
export const VerificationMethod = z.enum(['email_otp', 'sms_otp', 'eid', 'mobile_pay']);
export type VerificationMethod = z.infer<typeof VerificationMethod>;

/** Part of the configuration that is visible to the tenant only. */
export const privateWidgetFields = {
  is_enabled: z.boolean().default(true).meta({ description: 'false: the widget answers 403 chat_disabled' }),
  offline_behavior: OfflineBehavior.default('form'),
  hours: z
    .strictObject({
      timezone: TimeZone.nullable().default(null).meta({ description: "null: the agent's" }),
      weekly: WeeklyHours,
    })
    .nullable()
    .default(null)
    .meta({ description: 'Hours of operators; null: whenever an operator is available' }),
  handoff: HandoffRules.prefault({}),
  operator_ids: z
    .array(UserId)
    .max(500)
    .default([])
    .meta({ description: 'Operators assigned to the chats of this agent; empty: all operators' }),
  verification: z
    .strictObject({
      methods: z.array(VerificationMethod).max(4).default(['email_otp']),
      is_required: z.boolean().default(false).meta({ description: 'Before the agent answers anything' }),
    })
    .prefault({}),
  close_after_minutes: z
    .int()
    .min(5)
    .max(43_200)
    .default(1440)
    .meta({ description: 'Chats without a message for this long are closed' }),
  sessions_per_hour: z
    .int()
    .min(1)
    .max(100_000)
    .default(1000)
    .meta({ description: 'New chats with this agent in an hour, from everywhere together' }),
  is_voice_enabled: z.boolean().default(true).meta({ description: 'The widget offers voice calls' }),
  custom_css: z
    .string()
    .max(20_000)
    .default('')
    .meta({ description: 'Applied inside the widget; no @import and no url()' }),
};

/** Everything of a widget's configuration. */
export const WidgetConfig = PublicWidgetConfig.extend({
  ...privateWidgetFields,
  updated_at: z.iso.datetime().nullable().meta({ description: 'null: never configured' }),
}).meta({ id: 'WidgetConfig' });
export type WidgetConfig = z.infer<typeof WidgetConfig>;

/** Current state the widget needs beside its configuration. */
export const WidgetRuntime = z
  .object({
    people: z.object({
      are_available: z.boolean().meta({ description: 'Somebody is at the desk for this agent, within its hours' }),
      can_be_asked_for: z.boolean().meta({ description: 'Handing over is switched on' }),
      offline_behavior: OfflineBehavior,
    }),
    voice: z.object({ is_available: z.boolean() }),
    files: z
      .object({ max_bytes: z.int(), max_files: z.int(), types: z.array(z.string()) })
      .nullable()
      .meta({ description: 'null: no files' }),
    verification: z.object({ is_required: z.boolean(), methods: z.array(VerificationMethod) }),
    greeting: z
      .object({
        text: z.string().meta({
          description: 'Greeting of the agent as a template: `{{name}}` is a variable. Empty: none',
        }),
        variables: z
          .record(z.string(), z.string())
          .meta({ description: "The agent's defaults of the variables in `text`; what the page knows goes before" }),
        is_from_model: z.boolean().meta({
          description: 'The model writes the greeting; it is made when a session is started without a message',
        }),
      })
      .meta({ description: 'Shown before there is a session; kept as its first message once there is one' }),
    ai_disclosure: z
      .object({ text: z.string(), variables: z.record(z.string(), z.string()) })
      .nullable()
      .meta({ description: 'A template like `greeting`, shown above the conversation. Null: nothing to disclose' }),
    custom_css: z.string(),
    brand: z.object({ name: z.string(), url: z.string().nullable() }).meta({
      description: 'Brand that the footer of the chat names, with its page; `show_powered_by` shows it',
    }),
  })
  .meta({ id: 'WidgetRuntime' });
export type WidgetRuntime = z.infer<typeof WidgetRuntime>;
