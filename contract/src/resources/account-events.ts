import { z } from 'zod';

/** Lists whose changes the event stream of an account reports. */
export const changedResources = [
  'agents',
  'bookings',
  'calls',
  'chats',
  'contact_requests',
  'knowledge',
  'numbers',
  'tool_logs',
  'trunks',
  'webhooks',
  'workflows',
] as const;

export const ChangedResource = z.enum(changedResources);
export type ChangedResource = z.infer<typeof ChangedResource>;

/** Change of an account, as its event stream reports it. */
export interface AccountChange {
  resource: ChangedResource;
  /** Id of what changed; null where more than the scope decides who may see it. */
  id: string | null;
}
