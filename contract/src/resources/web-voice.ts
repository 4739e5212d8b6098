import { z } from 'zod';
import { AgentId, CallId } from '../ids.ts';
import { mergePatchOf } from '../merge-patch.ts';
import { rules } from '../rules.ts';
import { AgentCreate } from './agent.ts';

/** Overrides of an agent's configuration for one call; the agent stays unchanged. */
export const AgentOverride = mergePatchOf(
  AgentCreate.pick({
    name: true,
    language: true,
    timezone: true,
    prompt: true,
    greeting: true,
    first_speaker: true,
    greeting_delay_ms: true,
    greeting_interruptible: true,
    voice: true,
    interruption_sensitivity: true,
    responsiveness: true,
    turn_taking: true,
    max_duration_seconds: true,
    silence: true,
    end_call_phrases: true,
    end_call_message: true,
    keypad: true,
    background_sound: true,
    recording_enabled: true,
    consent_message: true,
  }),
).meta({ id: 'AgentOverride' });

export const Variables = z.record(
  z.string().regex(/^[a-zA-Z_][a-zA-Z0-9_]{0,63}$/, rules.variable_name),
  z.string().max(2000),
);
export const Metadata = z.record(z.string().min(1).max(64), z.string().max(500));

export const StartWebVoiceSession = z
  .strictObject({
    agent_id: AgentId,
    dynamic_variables: Variables.optional(),
    metadata: Metadata.optional(),
    agent_override: AgentOverride.optional(),
  })
  .meta({ id: 'StartWebVoiceSession' });

/** Options of a visitor when starting a call; none of them changes the agent. */
export const StartPublicWebVoiceSession = z
  .strictObject({ dynamic_variables: Variables.optional() })
  .meta({ id: 'StartPublicWebVoiceSession' });

const Hearing = z.object({
  vocabulary: z.enum(['open', 'limited', 'none']).meta({
    description:
      '`limited`: speech-to-text has a limited vocabulary; see the examples. `none`: speech in the language of the agent is not recognized; keys are',
  }),
  examples: z.array(z.string()).meta({ description: 'Questions that a limited vocabulary recognizes, at most 6' }),
});

export const WebVoiceSession = z
  .object({
    call_id: CallId,
    access_token: z.string().meta({ description: 'Single-use token of this call' }),
    transport: z.enum(['webrtc', 'websocket', 'livekit']),
    url: z.url().meta({ description: 'Where the SDP offer is posted' }),
    websocket_url: z.url().meta({ description: 'For browsers whose network lets no UDP through' }),
    ice_servers: z
      .array(z.object({ urls: z.string(), username: z.string().optional(), credential: z.string().optional() }))
      .optional(),
    ...Hearing.shape,
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'WebVoiceSession' });

export const WebVoiceAvatar = z
  .object({
    agent_id: AgentId,
    name: z.string(),
    avatar_url: z.string().nullable(),
    primary_color: z.string(),
    modes: z.array(z.enum(['voice', 'chat'])),
    language: z.string(),
    ...Hearing.shape,
  })
  .meta({ id: 'WebVoiceAvatar' });
