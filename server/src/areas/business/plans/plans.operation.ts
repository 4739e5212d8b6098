import type { MinutePackageId, PlanId, PriceListId } from '@parley/contract/ids';
import * as ids from '@parley/contract/ids';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';

export const operation = operationOf<object>();

export const planParams = z.object({ planId: ids.PlanId });
export const packageParams = z.object({ packageId: ids.MinutePackageId });
export const priceListParams = z.object({ priceListId: ids.PriceListId });

export const examplePlanId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9c10' as PlanId;
export const examplePackageId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9c11' as MinutePackageId;
export const examplePriceListId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9c12' as PriceListId;
