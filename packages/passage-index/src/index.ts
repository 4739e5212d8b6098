export { fold, wordsOf } from './normalise.ts';
export { buildPassageIndex, type PassageIndex } from './passage-index.ts';
export { type Hit, type SearchOptions, searchPassages } from './search.ts';
export { decodeSegment, encodeSegment } from './segment.ts';
export { languageCode, stemOf } from './stems.ts';
export { type IndexedPassage, noVocabulary, type Vocabulary } from './terms.ts';
export { packVectors, unitVector, type Vectors, vectorsElsewhere } from './vectors.ts';
