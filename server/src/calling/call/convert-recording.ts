import { open, rename, rm } from 'node:fs/promises';
import type { ConvertRecording } from '#areas/telephony/recordings';
import { encodeOggOpus } from '#voice/recording/ogg-opus.ts';

/** Recordings as Ogg/Opus: about a tenth of the size. The file has its name only once it is whole and on the disk. */
export const convertToOpus: ConvertRecording = async (wavPath, oggPath) => {
  const unfinishedPath = `${oggPath}.part`;
  const file = await open(unfinishedPath, 'w', 0o600);
  try {
    for await (const page of encodeOggOpus({ wavPath })) await file.writeFile(page);
    await file.sync();
    await file.close();
  } catch (error) {
    await file.close();
    await rm(unfinishedPath, { force: true });
    throw error;
  }
  await rename(unfinishedPath, oggPath);
};
