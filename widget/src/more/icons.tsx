import { drawIcon } from '../icons.tsx';

const outlines = {
  menu: 'M4.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0zM11.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0zM18.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0z',
  back: 'M15 5l-7 7 7 7',
  phone: 'M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A16 16 0 0 1 4.5 6.2 2 2 0 0 1 6.5 4z',
  attach: 'M19 11.5l-7.2 7.2a4.4 4.4 0 0 1-6.2-6.2l7.5-7.5a2.9 2.9 0 0 1 4.1 4.1l-7.5 7.5a1.4 1.4 0 0 1-2-2l6.8-6.8',
  remove: 'M7 7l10 10M17 7L7 17',
  file: 'M7 3h7l4 4v14H7zM14 3v4h4',
  save: 'M12 4v11m-5-5l5 5 5-5M5 20h14',
  person: 'M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM5 20a7 7 0 0 1 14 0',
  chats: 'M4 4h12v9H9l-5 3.5zM20 9v11.500l-4-3H9',
  add: 'M12 5v14M5 12h14',
  mail: 'M4 6h16v12H4zl8 7 8-7',
  shield: 'M12 3l7 3v5c0 4.5-3 8-7 10-4-2-7-5.5-7-10V6zM9 12l2 2 4-4',
  end: 'M6 6h12v12H6z',
  next: 'M9 5l7 7-7 7',
  check: 'M5 12.500l4.5 4.500L19 7.5',
  star: 'M12 3.500l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.800z',
  headset: 'M4 13a8 8 0 0 1 16 0v5h-3v-5h3M4 13v5h3v-5H4m14 5q0 3-5 3',
};

export type IconName = keyof typeof outlines;

export const MoreIcon = ({ name }: { name: IconName }) => drawIcon(outlines[name]);
