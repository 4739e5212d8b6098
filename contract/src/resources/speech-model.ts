import { z } from 'zod';

export const SpeechModelId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{0,99}$/)
  .meta({ description: 'Id of a speech model, as the list gives it' });

export const SpeechModelState = z.enum(['absent', 'downloading', 'ready', 'failed']).meta({
  description:
    'absent: no complete files; downloading: being fetched now; ready: every file is complete and matches its checksum; failed: the last download failed, see `error`',
});

const common = {
  id: SpeechModelId,
  kind: z.enum(['speech-to-text', 'text-to-speech']),
  languages: z.array(z.string()).meta({ description: 'Primary languages (BCP 47)' }),
  description: z.string(),
  bytes: z.int().meta({ description: 'Size of all files' }),
  state: SpeechModelState,
  bytes_done: z.int().meta({ description: 'Bytes of it on disk' }),
  is_in_use: z.boolean().meta({ description: 'New calls in its languages use it' }),
};

/** A speech model of this installation, as tenants see it. */
export const SpeechModelSummary = z.object(common).meta({ id: 'SpeechModelSummary' });
export type SpeechModelSummary = z.infer<typeof SpeechModelSummary>;

export const SpeechModelFile = z.object({
  name: z.string().meta({ description: 'Name in the folder of the model' }),
  bytes: z.int(),
  sha256: z.string().nullable().meta({ description: 'Null: none is known; the first download pins one' }),
  url: z.string().meta({ description: 'Address it is downloaded from' }),
});

/** The same with what a platform admin needs to fetch it, or to put its files in place. */
export const SpeechModel = z
  .object({
    ...common,
    licence: z.string().meta({ description: 'As its publisher states it' }),
    source_url: z.string().meta({ description: 'Page of its publisher' }),
    folder: z.string().meta({ description: 'Place of its files on the server' }),
    files: z.array(SpeechModelFile),
    is_chosen: z.boolean().meta({
      description:
        'Downloaded and used without further requests: by PARLEY_SPEECH_MODELS, or since it was requested here',
    }),
    is_verifiable: z.boolean().meta({ description: 'Every file has a known checksum' }),
    will_retry: z.boolean().meta({ description: 'A failed download is tried again by itself' }),
    error: z.string().nullable().meta({ description: 'Reason why the download failed, or why the model is not used' }),
  })
  .meta({ id: 'SpeechModel' });
export type SpeechModel = z.infer<typeof SpeechModel>;

export const SpeechModelList = z
  .object({
    data: z.array(SpeechModel),
    downloads_allowed: z.boolean().meta({ description: 'False: PARLEY_MODELS_OFFLINE is set' }),
    mirror_url: z.string().nullable().meta({ description: 'PARLEY_MODELS_MIRROR, used instead of the publishers' }),
    engine_installed: z.boolean().meta({ description: 'False: no model can run on this machine' }),
  })
  .meta({ id: 'SpeechModelList' });
export type SpeechModelList = z.infer<typeof SpeechModelList>;

export const SpeechModelCheck = z
  .object({
    problems: z
      .array(
        z.object({
          file: z.string(),
          kind: z.enum(['missing', 'size', 'checksum', 'unpinned']),
          message: z.string(),
        }),
      )
      .meta({ description: 'Empty: every file is complete and matches its checksum' }),
  })
  .meta({ id: 'SpeechModelCheck' });
export type SpeechModelCheck = z.infer<typeof SpeechModelCheck>;

/** Download of the speech-to-text model that an agent will use, for its page. */
export const RecognizerDownload = z
  .object({
    state: z.enum(['none', 'downloading', 'ready', 'failed']).meta({
      description: 'none: the agent waits for no download; ready: the next call has an open vocabulary',
    }),
    bytes: z.int(),
    bytes_done: z.int(),
  })
  .meta({ id: 'RecognizerDownload' });
export type RecognizerDownload = z.infer<typeof RecognizerDownload>;
