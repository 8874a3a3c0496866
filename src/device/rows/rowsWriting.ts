// All code that changes or repairs stored rows, as one lazy chunk. A start only reads.
export { foldEntries } from '../folding/fold';
export { foldJournal } from '../folding/foldJournal';
export { dropDictionary } from '../columns/stringDictionary';
export { giveUpRecords, repairHead, repairIndex } from '../folding/repair';
