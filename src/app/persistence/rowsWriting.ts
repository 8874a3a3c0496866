// What changes stored rows, or mends them: one lazy part, since a start only reads.
export { foldEntries } from './fold';
export { foldJournal } from './foldJournal';
export { dropTexts } from './growingTexts';
export { giveUpRecords, soundHead, soundIndex } from './heal';
export { readVersion1 } from './migrations';
