import type { files as en } from '../en/files.ts';
import type { Texts } from '../texts.ts';

export const files: Texts<typeof en> = {
  title: 'Filer',
  text: 'Lagrade filer i alla konton, och om lagringen och databasen stämmer överens. Inspelningar jämförs av varje konto.',
  orphans: 'Föräldralösa filer',
  orphans_text:
    'Filer som ingenting hänvisar till, och filer som saknas i lagringen. Filer yngre än en timme är inte med.',
  source: 'Typ av fil',
  sources: {
    chat_files: 'Filer skickade i chattar',
    avatars: 'Bilder på agenter och handläggare',
    knowledge: 'Kunskap',
    brands: 'Logotyper och ikoner',
  },
  problem: 'Problem',
  problems: { no_row: 'Ingenting hänvisar till filen', no_file: 'Filen saknas' },
  file: 'Fil',
  size: 'Storlek',
  written: 'Senast skriven',
  no_orphans: 'Inga föräldralösa filer',
  no_orphans_text: 'Lagringen och databasen stämmer överens.',
  delete: 'Radera föräldralösa filer',
  delete_title_one: 'Radera {{count}} fil?',
  delete_title_other: 'Radera {{count}} filer?',
  delete_text: '{{size}} raderas permanent. Filer som något numera hänvisar till raderas inte.',
  deleted_one: '{{count}} fil raderad.',
  deleted_other: '{{count}} filer raderade.',
};
