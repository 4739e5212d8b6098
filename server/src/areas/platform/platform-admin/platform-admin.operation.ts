import { ResellerId, TenantId } from '@parley/contract/ids';
import { FailedWorkId } from '@parley/contract/resources/job';
import { z } from 'zod';
import type { Mailer } from '#areas/platform/mail';
import type { Bus } from '#platform/bus/bus.ts';
import type { SessionCookies } from '#platform/http/access/session-cookies.ts';
import { operationOf } from '#platform/http/operation.ts';

export interface PlatformAdminDeps {
  bus: Pick<Bus, 'publish'>;
  mailer: Pick<Mailer, 'send'>;
  cookies: SessionCookies;
}

export const operation = operationOf<PlatformAdminDeps>();

export const tenantParams = z.object({ tenantId: TenantId });
export const jobParams = z.object({ jobId: FailedWorkId });
export const resellerParams = z.object({ resellerId: ResellerId });

/** Reseller id in the examples of the API document. */
export const exampleResellerId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b80' as ResellerId;
export const exampleTenantId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01' as TenantId;
