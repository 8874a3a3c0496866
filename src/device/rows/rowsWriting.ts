// All code that changes stored rows, or repairs them: one lazy part, since a start only reads.
export { foldEntries } from '../folding/fold';
export { foldJournal } from '../folding/foldJournal';
export { dropDictionary } from '../columns/stringDictionary';
export { giveUpRecords, repairHead, repairIndex } from '../folding/repair';
