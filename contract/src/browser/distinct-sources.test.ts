import { expect, it } from 'vitest';
import { distinctSources } from './distinct-sources.ts';

// An answer resting on two passages read "Sources: Opening hours · Opening hours".
it('passages of one document are one source; a page of the same title is another', () => {
  const sources = [
    { id: '1', title: 'Opening hours', url: null },
    { id: '2', title: 'Opening hours', url: null },
    { id: '3', title: 'Opening hours', url: 'https://shop.example/hours' },
  ];
  expect(distinctSources(sources).map(({ id }) => id)).toEqual(['1', '3']);
});
