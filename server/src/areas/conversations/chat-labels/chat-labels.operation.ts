import { ChatLabelId } from '@parley/contract/ids';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';

export const operation = operationOf<object>();

export const chatLabelParams = z.object({ labelId: ChatLabelId });
