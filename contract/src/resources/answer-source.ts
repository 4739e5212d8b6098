import { z } from 'zod';

/** A passage that an answer rests on, as visitors are shown it. */
export const ChatSource = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string().nullable().meta({ description: 'Address of its page; null: a file, a text or the prompt' }),
});

/** A passage that a spoken reply rests on. */
export const TurnSource = ChatSource.extend({
  text: z.string().meta({ description: 'The passage the answer rests on' }),
});

/** A passage that a written answer rests on, as people of the account see it. */
export const AnswerSource = TurnSource.extend({
  is_public: z.boolean().meta({ description: 'Title and address are shown to the visitor' }),
});
export type AnswerSource = z.infer<typeof AnswerSource>;
