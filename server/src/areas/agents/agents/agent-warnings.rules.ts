import type { AgentConfig, AgentWarning } from '@parley/contract/resources/agent';

/** Lists what an agent does differently from its configuration on this installation. */
export type WarningsOf = (config: AgentConfig) => AgentWarning[];

/** Warnings that hold on every installation. */
export function privacyWarnings({ pii_redaction, recording_enabled, zero_retention }: AgentConfig): AgentWarning[] {
  if (!pii_redaction || !recording_enabled || zero_retention) return [];
  const message =
    'pii_redaction does not reach into recordings: what callers say is stored as sound. Turn recording_enabled off to store no personal data';
  return [{ code: 'recording_not_redacted', path: '/recording_enabled', provider: '', settings: [], message }];
}
