import { z } from 'zod';

/** Query of every list: newest or first-sorted page of at most `limit` rows, the next one by `cursor`. */
export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(200).default(50).meta({ description: 'Rows per page' }),
  cursor: z.string().max(512).optional().meta({ description: '`next_cursor` of the page before' }),
  include_total: z
    .stringbool({ truthy: ['true'], falsy: ['false'] })
    .default(false)
    .meta({ description: 'Also count the rows; long lists count to 10,000, see `total_is_capped`' }),
};

/** Most rows that long lists count. */
export const countedRowsMax = 10_000;

/** Answer of every list. `total` only with `include_total=true`. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    data: z.array(row),
    has_more: z.boolean(),
    next_cursor: z.string().nullable(),
    total: z.int().optional(),
    total_is_capped: z.boolean().optional().meta({ description: 'There are more rows than `total`' }),
  });
