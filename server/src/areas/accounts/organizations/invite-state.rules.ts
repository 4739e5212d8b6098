import type { InviteState } from '@parley/contract/resources/invite';

/** State of an invitation at an instant. */
export function inviteState(
  invite: { accepted_at: Date | null; revoked_at: Date | null; expires_at: Date },
  now: Date,
): InviteState {
  if (invite.accepted_at !== null) return 'accepted';
  if (invite.revoked_at !== null) return 'revoked';
  return invite.expires_at <= now ? 'expired' : 'pending';
}
