import { useState } from 'react';
import { dayBefore, type DateString } from '@/model/dates';
import type { Earned } from '@/model/picks/foldPicks';
import { placeOf, shownPoints, type PickTable } from '@/model/picks/table';
import { useAppSelector } from '@/store/typed';
import { useMinute } from '@/ui/useMinute';
import { useAnswer } from '@/wiki/answers/useAnswer';
import { selectUid } from '@/wiki/session/sessionSelectors';

export interface OwnResult extends Earned {
  readonly place: number;
  readonly people: number;
}

export interface FoundTable {
  readonly table: PickTable | undefined;
  readonly isLoading: boolean;
  readonly failed: string | undefined;
  readonly own: OwnResult | undefined;
}

/**
 * A table of picks, and the reader's own row, which may be below the named ones. Asked each time that it is shown.
 *
 * @param isFresh also asked each minute, because results may come while it is shown
 */
export function usePickTable(id: string | undefined, isFresh = false): FoundTable {
  const uid = useAppSelector(selectUid);
  const question = id === undefined ? undefined : ({ kind: 'pickTable', id } as const);
  const { data, failed, at, retry } = useAnswer(question);
  const table = data?.table;
  const minute = useMinute();
  const [asked, setAsked] = useState(minute);
  if (isFresh && asked !== minute) {
    setAsked(minute);
    retry();
  }
  const named = table?.top.find((row) => row.uid === uid);
  const isBelow = table !== undefined && named === undefined && table.people > table.top.length;
  const { data: below } = useAnswer(
    isBelow && uid !== undefined && id !== undefined
      ? { kind: 'pickRow', id, uid, parts: table.parts }
      : undefined,
    true,
  );
  const earned = named ?? below?.earned;
  return {
    table,
    isLoading: at === 0 && failed === undefined,
    failed: data === undefined ? failed : undefined,
    own: table && earned && { ...earned, place: placeOf(table, earned.points), people: table.people },
  };
}

export const pointsIn = (
  number: (value: number, options: Intl.NumberFormatOptions) => string,
  points: number,
): string => number(shownPoints(points), { signDisplay: 'exceptZero', maximumFractionDigits: 0 });

/** Whether results of an event may still come while its page is open. */
export const isRecent = (date: DateString, today: DateString): boolean => date >= dayBefore(today, 3);
