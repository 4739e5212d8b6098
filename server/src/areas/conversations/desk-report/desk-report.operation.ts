import { operationOf } from '#platform/http/operation.ts';

export const operation = operationOf<object>();
