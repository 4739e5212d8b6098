import { longHex } from '@parley/contract/browser/colour-contrast';
import type { ResellerBranding, ResellerBrandingWrite } from '@parley/contract/resources/branding';
import type { Tx } from '#db/tenant-scope.ts';
import type { AuditRecorder } from '#platform/http/operation.ts';
import { type BrandOwner, getBranding, saveBrand } from './branding.queries.ts';
import { changedFields, checkBrandColour } from './branding.rules.ts';

/** Replaces the settings of a brand; its pictures stay. Refuses a colour that is too light. */
export async function saveBranding(
  tx: Tx,
  saved: { owner: BrandOwner; body: ResellerBrandingWrite; now: Date; audit: AuditRecorder },
): Promise<ResellerBranding> {
  const { owner, body, now, audit } = saved;
  checkBrandColour(body.primary_color);
  const settings = { ...body, primary_color: longHex(body.primary_color) };
  const before = await getBranding(tx, owner);
  const fields = changedFields(before, { ...before, ...settings });
  audit.resource('branding');
  if (fields.length === 0) {
    audit.nothingChanged();
    return before;
  }
  await saveBrand(tx, { owner, settings, now });
  audit.details({ fields });
  return getBranding(tx, owner);
}
