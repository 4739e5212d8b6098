import type { TenantId } from '@parley/contract/ids';
import type { ChatDeskSettings } from '@parley/contract/resources/desk-work';
import { apiColumns } from '#db/api-columns.ts';
import type { Tx } from '#db/tenant-scope.ts';

const shown = apiColumns<ChatDeskSettings>()(
  'assignment',
  'max_chats',
  'first_reply_minutes',
  'resolution_minutes',
  'hours',
  'email_replies',
  'email_after_minutes',
  'email_reply_to',
  'updated_at',
);

const defaults = {
  assignment: 'manual',
  max_chats: null,
  first_reply_minutes: null,
  resolution_minutes: null,
  hours: null,
  email_replies: 'operators',
  email_after_minutes: 5,
  email_reply_to: null,
} as const;

/** Loads the desk settings of the tenant; the defaults where none were saved. */
export async function loadDeskSettings(tx: Tx): Promise<ChatDeskSettings> {
  const row = await tx.selectFrom('chat_desk_settings').select(shown.names).executeTakeFirst();
  return row ? (shown.present(row) as ChatDeskSettings) : { ...defaults, updated_at: null };
}

/** Saves some settings. Concurrent changes of different fields do not lose each other: only these columns are written. */
export async function saveDeskSettings(
  tx: Tx,
  change: { tenantId: TenantId; settings: Partial<Omit<ChatDeskSettings, 'updated_at'>>; now: Date },
): Promise<ChatDeskSettings> {
  const { tenantId, settings, now } = change;
  const { hours, ...plain } = settings;
  const stored = { ...plain, ...(hours === undefined ? {} : { hours: hours && JSON.stringify(hours) }) };
  const row = await tx
    .insertInto('chat_desk_settings')
    .values({ ...defaults, ...stored, tenant_id: tenantId, updated_at: now })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ ...stored, updated_at: now }))
    .returning(shown.names)
    .executeTakeFirstOrThrow();
  return shown.present(row) as ChatDeskSettings;
}
