import type { ResellerId } from '@parley/contract/ids';
import * as ids from '@parley/contract/ids';
import { z } from 'zod';
import {
  examplePackage as packageExample,
  examplePlan as planExample,
  examplePriceList as priceListExample,
} from '#areas/business/plans';
import { operationOf } from '#platform/http/operation.ts';

export const operation = operationOf<object>();

export const planParams = z.object({ planId: ids.PlanId });
export const packageParams = z.object({ packageId: ids.MinutePackageId });
export const priceListParams = z.object({ priceListId: ids.PriceListId });
export const customerParams = z.object({ customerId: ids.TenantId });

export const exampleCustomerId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01' as ids.TenantId;

const seller = { reseller_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b80' as ResellerId };
export const examplePlan = { ...planExample, ...seller };
export const examplePackage = { ...packageExample, ...seller };
export const examplePriceList = { ...priceListExample, ...seller };
