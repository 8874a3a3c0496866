import { NewerRowsError } from '@/backend/rows';
import { foldJournal } from './foldJournal';
import { openRowFiles } from './rowFiles';
import type { FoldReply, FoldRequest } from './foldMessages';
import { addArrayCopies } from '@/lib/arrayCopies';

addArrayCopies();

const reply = (message: FoldReply) => self.postMessage(message);

self.addEventListener('message', ({ data: { name, first } }: MessageEvent<FoldRequest>) => {
  void foldJournal(openRowFiles(name), first).then(
    (lost) => reply({ lost }),
    (error: unknown) => reply({ failed: String(error), isNewer: error instanceof NewerRowsError }),
  );
});
