/** Outlines on a 24 x 24 field. Drawn, not typed: many machines have no emoji font. */
const outlines = {
  chat: 'M4 5h16v11H9l-5 4z',
  message: 'M3 6h18v12H3zl9 7 9-7',
  question: 'M8 9a4 4 0 1 1 4 4v2m0 4v.1',
  headset: 'M4 13a8 8 0 0 1 16 0v5h-3v-5h3M4 13v5h3v-5H4m14 5q0 3-5 3',
  sparkle: 'M12 3l2 7 7 2-7 2-2 7-2-7-7-2 7-2z',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M6 9l6 6 6-6',
  send: 'M12 19V5m-6 6l6-6 6 6',
  notice: 'M12 7v6m0 4v.1M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
};

/** One outline in the colour of the text around it. */
export const drawIcon = (path: string) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

export const Icon = ({ name }: { name: keyof typeof outlines }) => drawIcon(outlines[name]);
