import type { QueryDocumentSnapshot } from 'firebase/firestore';
import type { PlainDoc } from './plainDoc';
import { changesBetween, type Source, type SourceAnswer } from './sources';

interface Page {
  readonly docs: Map<string, PlainDoc>;
  cut: QueryDocumentSnapshot | undefined;
  answered: boolean;
  fromServer: boolean;
  stop: () => void;
}

/**
 * Presents a limited query as one source over several pages. Each full page opens another. If a page ends
 * with another document than before, the pages after it are read again. Notifies only once every page has
 * answered, so a document that moves between pages does not seem to leave.
 *
 * @param page source of the page with this number, after this document.
 * @param most limit of pages.
 */
export const pagedSource =
  (page: (after: QueryDocumentSnapshot | undefined, at: number) => Source, most = Infinity): Source =>
  (next, fail) => {
    const pages: Page[] = [];
    let told: ReadonlyMap<string, PlainDoc> = new Map();

    const close = (from: number) => pages.splice(from).forEach(({ stop }) => stop());

    const open = (after: QueryDocumentSnapshot | undefined) => {
      const at = pages.length;
      const opened: Page = {
        docs: new Map(),
        cut: undefined,
        answered: false,
        fromServer: false,
        stop: () => undefined,
      };
      pages.push(opened);
      opened.stop = page(after, at)((answer) => {
        take(opened, answer);
        if (answer.cut?.id !== opened.cut?.id) {
          opened.cut = answer.cut;
          close(at + 1);
          if (answer.cut && at + 1 < most) open(answer.cut);
        }
        tell();
      }, fail);
    };

    const tell = () => {
      if (!pages.every(({ answered }) => answered)) return;
      const now = new Map(pages.flatMap(({ docs }) => [...docs]));
      const changes = changesBetween(told, now);
      told = now;
      next({
        docs: () => [...now.values()],
        changes: () => changes,
        fromServer: pages.every(({ fromServer }) => fromServer),
      });
    };

    open(undefined);
    return () => close(0);
  };

function take(page: Page, answer: SourceAnswer): void {
  for (const { kind, doc } of answer.changes()) {
    if (kind === 'removed') page.docs.delete(doc.id);
    else page.docs.set(doc.id, doc);
  }
  page.answered = true;
  page.fromServer = answer.fromServer;
}
