// What changes stored rows, or mends them: one lazy part, since a start only reads.
export { foldEntries } from '../folding/fold';
export { foldJournal } from '../folding/foldJournal';
export { dropTexts } from '../columns/growingTexts';
export { giveUpRecords, soundHead, soundIndex } from '../folding/heal';
export { readVersion1 } from './migrations';
