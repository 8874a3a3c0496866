import type { KnownPlayer } from './comparePlayers';
import { keysOf } from './readPlayer';

/**
 * Larger blocks are not compared whole: each player is compared with some neighbours by name, after Hernández
 * and Stolfo (1995).
 */
const largestBlock = 150;
const neighbours = 4;
/**
 * Players that one is compared with, those that share the rarest keys first, and players looked at for that. Names of
 * three words and more share many keys by chance.
 */
const mostCompared = 100;
const mostSeen = 1500;
/** One person's long names share several keys, since each pair of words gives some. */
const fewestWordsOfLong = 3;
const fewestKeysOfLong = 2;

/** Pairs of players with a common key, once, smaller id first. */
export function* candidates(known: readonly KnownPlayer[]): Iterable<readonly [KnownPlayer, KnownPlayer]> {
  const blocks = blocksOf(known);
  const isLong = known.map(hasLongName);
  const seenBy = new Int32Array(known.length).fill(-1);
  const shared = new Uint8Array(known.length);
  for (const [at, one] of known.entries()) {
    let [compared, seen] = [0, 0];
    for (const place of blocks.placesOf(at)) {
      const [start, size] = [blocks.starts[place]!, blocks.sizes[place]!];
      const isLarge = size > largestBlock;
      if (!isLarge && (compared > mostCompared || seen > mostSeen)) continue;
      for (let before = isLarge ? Math.max(start, place - neighbours) : start; before < place; before += 1) {
        const other = blocks.members[before]!;
        if (seenBy[other] !== at) {
          seenBy[other] = at;
          shared[other] = 0;
        }
        seen += 1;
        const keys = (shared[other]! += 1);
        if (keys !== (isLong[at] && isLong[other] ? fewestKeysOfLong : 1)) continue;
        compared += 1;
        const earlier = known[other]!;
        yield earlier.facts.id < one.facts.id ? [earlier, one] : [one, earlier];
      }
    }
  }
}

const hasLongName = ({ names }: KnownPlayer): boolean =>
  names.every(({ forms, isKorean }) => !isKorean && forms[0]!.words.length >= fewestWordsOfLong);

/** More players than a list can have; a key and a place fit a double. */
const mostPlayers = 2 ** 21;

/**
 * Players by key, in typed arrays, since 100,000 names have millions of keys. `members` holds the players of one block
 * after those of another; `starts` and `sizes` tell of each place the block.
 */
function blocksOf(known: readonly KnownPlayer[]) {
  const keys = known.map((player) => Float64Array.from(keysOf(player)));
  const count = keys.reduce((sum, { length }) => sum + length, 0);
  const packed = new Float64Array(count);
  let next = 0;
  for (const [at, own] of keys.entries()) for (const key of own) packed[next++] = key * mostPlayers + at;
  packed.sort();
  const [members, starts, sizes] = [new Int32Array(count), new Int32Array(count), new Int32Array(count)];
  for (let start = 0; start < count;) {
    const key = Math.floor(packed[start]! / mostPlayers);
    let end = start;
    while (end < count && Math.floor(packed[end]! / mostPlayers) === key) end += 1;
    for (let place = start; place < end; place += 1) {
      members[place] = packed[place]! % mostPlayers;
      starts[place] = start;
      sizes[place] = end - start;
    }
    start = end;
  }
  const places = placesByMember(members, known.length);
  return {
    members,
    starts,
    sizes,
    placesOf: (at: number): Int32Array =>
      places(at).sort((one, other) => sizes[one]! - sizes[other]! || one - other),
  };
}

function placesByMember(members: Int32Array, count: number): (at: number) => Int32Array {
  const ends = new Int32Array(count + 1);
  for (const member of members) ends[member + 1]! += 1;
  for (let at = 0; at < count; at += 1) ends[at + 1]! += ends[at]!;
  const places = new Int32Array(members.length);
  const filled = ends.slice();
  for (const [place, member] of members.entries()) places[filled[member]!++] = place;
  return (at) => places.subarray(ends[at], ends[at + 1]);
}
