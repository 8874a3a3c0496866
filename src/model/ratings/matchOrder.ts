import type { RatedMatch } from './ratedMatch';
import { comparePlaced } from '../matches/placedMatch';

export interface Slots {
  readonly matchAt: (slot: number) => RatedMatch;
  readonly dayAt: (slot: number) => number;
}

/** Sorts slots into rating order. Days decide first, as numbers; text is compared only within a day. */
export function sortSlots(slots: readonly number[], known: Slots): Int32Array {
  const sorted = byDay(slots, known);
  for (let from = 0; from < sorted.length;) {
    const day = known.dayAt(sorted[from]!);
    let to = from + 1;
    while (to < sorted.length && known.dayAt(sorted[to]!) === day) to += 1;
    if (to - from > 1) {
      const run = [...sorted.subarray(from, to)];
      sorted.set(
        run.sort((a, b) => comparePlaced(known.matchAt(a), known.matchAt(b))),
        from,
      );
    }
    from = to;
  }
  return sorted;
}

/** By counting the slots of each day. A calendar has few days, even of a century. */
function byDay(slots: readonly number[], { dayAt }: Slots): Int32Array {
  if (slots.length < 2) return Int32Array.from(slots);
  const days = new Int32Array(slots.length);
  let [first, last] = [Infinity, -Infinity];
  for (let at = 0; at < slots.length; at += 1) {
    const day = (days[at] = dayAt(slots[at]!));
    if (day < first) first = day;
    if (day > last) last = day;
  }
  const next = new Int32Array(last - first + 2);
  for (let at = 0; at < days.length; at += 1) next[days[at]! - first + 1]! += 1;
  for (let day = 1; day < next.length; day += 1) next[day]! += next[day - 1]!;
  const sorted = new Int32Array(slots.length);
  for (let at = 0; at < days.length; at += 1) sorted[next[days[at]! - first]!++] = slots[at]!;
  return sorted;
}

export function mergeSlots(stay: Int32Array, come: Int32Array, known: Slots): Int32Array {
  if (stay.length === 0) return come;
  const merged = new Int32Array(stay.length + come.length);
  let from = 0;
  let to = 0;
  for (const slot of come) {
    const place = placeOf(stay, slot, from, known);
    merged.set(stay.subarray(from, place), to);
    to += place - from;
    merged[to] = slot;
    to += 1;
    from = place;
  }
  merged.set(stay.subarray(from), to);
  return merged;
}

function placeOf(stay: Int32Array, slot: number, from: number, known: Slots): number {
  let low = from;
  let high = stay.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = stay[middle]!;
    const ahead =
      known.dayAt(other) - known.dayAt(slot) || comparePlaced(known.matchAt(other), known.matchAt(slot));
    if (ahead < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function firstDifference(one: Int32Array, other: Int32Array): number {
  const shared = Math.min(one.length, other.length);
  let at = 0;
  while (at < shared && one[at] === other[at]) at += 1;
  return at;
}

/** `filter` of a typed array takes ten times as long. */
export function keptSlots(order: Int32Array, isKept: (slot: number) => boolean): Int32Array {
  const result = new Int32Array(order.length);
  let to = 0;
  for (let at = 0; at < order.length; at += 1) if (isKept(order[at]!)) result[to++] = order[at]!;
  return result.subarray(0, to);
}
