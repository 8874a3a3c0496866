import { withLateClass } from '@/model/card/weightClass';
import type { Gender, Sport } from '@/model/sports';
import { draftOf, type Drafts } from '@/parts/drafts/draft';
import {
  blankAfter,
  filledRows,
  isNamed,
  mostRows,
  withBlank,
  type CardForm,
  type CardRow,
} from './cardForm';
import type { NewPerson } from './cardPeople';
import { withSame, withSpellings } from './knownNames';
import { insertRow, moveRow, replaceRow } from './rowOrder';
import type { TellGender } from './useLikelyGenders';

export type ChangeCard = (change: (before: CardForm) => CardForm) => void;
export type CardEdits = ReturnType<typeof createCardEdits>;

// Only has to differ from the other keys of this form, including restored ones.
const newKey = () => crypto.randomUUID();

export function createCardEdits(onChange: ChangeCard, sport: Sport | undefined, tellGender: TellGender) {
  const changeRows = (change: (rows: CardForm['rows']) => CardForm['rows']) =>
    onChange((before) => ({ ...before, rows: change(before.rows) }));
  const fillEvent = (drafts: Drafts) =>
    onChange((before) => ({ ...before, event: { ...before.event, ...drafts } }));
  return {
    fillEvent,
    sayOrder: (order: string | null) => fillEvent({ cardOrder: draftOf(order) }),
    /** Both inputs of a row may judge their texts in one turn, so each change begins with the row as it is then. */
    changeRow: (key: string, change: (before: CardRow) => CardRow) =>
      onChange((before) => {
        const row = before.rows.find((each) => each.key === key);
        const next = row && change(row);
        if (next === undefined || next === row) return before;
        return { ...before, rows: withBlank(replaceRow(before.rows, tellGender(next)), newKey) };
      }),
    removeRow: (key: string) =>
      changeRows((rows) =>
        withBlank(
          rows.filter((each) => each.key !== key),
          newKey,
        ),
      ),
    addBlank: (key: string) => changeRows((rows) => insertRow(rows, key, newKey)),
    move: (key: string, to: number) => changeRows((rows) => moveRow(rows, key, to)),
    sayNew: (people: readonly string[]) =>
      onChange((before) => ({ ...before, others: [...before.others, ...people] })),
    spell: (names: readonly Pick<NewPerson, 'key' | 'name'>[]) =>
      changeRows((rows) => withSpellings(rows, names)),
    saySame: (key: string, side: 'player1' | 'player2', person: NewPerson) =>
      changeRows((rows) => withSame(rows, key, side, person)),
    sayGender: (gender: Gender) =>
      changeRows((all) =>
        all
          .filter((row) => isNamed(row) && row.gender === undefined)
          .reduce((rows, row) => replaceRow(rows, withLateClass({ ...row, gender }, sport)), all),
      ),
    addRows: (added: readonly Omit<CardRow, 'key'>[], left: string) => {
      const told = added.map((row) => ({ ...tellGender(row), key: newKey() }));
      onChange((before) => {
        const rows = [...filledRows(before.rows), ...told];
        // A blank row below pasted ones takes over none of their values.
        const blank = rows.length < mostRows ? [blankAfter([], newKey())] : [];
        return { ...before, paste: left, rows: [...rows, ...blank] };
      });
    },
  };
}
