import { z } from 'zod';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';

/** Key of the row in `instance_settings` with what platform admins chose beside PARLEY_SPEECH_MODELS. */
const choicesSetting = 'speech_models';

const choicesSchema = z.object({ added: z.array(z.string()), removed: z.array(z.string()) });

/** Ids of models that were requested, and of models that were removed, by platform admins. */
export type SpeechModelChoices = z.output<typeof choicesSchema>;

export async function readSpeechModelChoices(platform: PlatformScope): Promise<SpeechModelChoices> {
  return platform.inPlatform(findChoices);
}

/** Records the latest decision on a model, which counts more than PARLEY_SPEECH_MODELS. */
export async function recordSpeechModelChoice(tx: Tx, id: string, choice: 'added' | 'removed'): Promise<void> {
  const { added, removed } = await findChoices(tx, { locks: true });
  const without = (ids: string[]) => ids.filter((one) => one !== id);
  const next: SpeechModelChoices = { added: without(added), removed: without(removed) };
  next[choice].push(id);
  const value = JSON.stringify(next);
  await tx
    .insertInto('instance_settings')
    .values({ key: choicesSetting, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

async function findChoices(tx: Tx, { locks = false } = {}): Promise<SpeechModelChoices> {
  const query = tx.selectFrom('instance_settings').select('value').where('key', '=', choicesSetting);
  const row = await (locks ? query.forUpdate() : query).executeTakeFirst();
  return choicesSchema.safeParse(row?.value).data ?? { added: [], removed: [] };
}
