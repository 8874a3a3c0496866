import { hashId } from '@/lib/hashId';
import type { Data } from './data';

export function checksum({ events, players, matches }: Data): number {
  let sum = events.length * 7 + players.length * 11 + matches.length * 13;
  const add = (...facts: readonly unknown[]) => {
    sum = (sum + hashId(facts.join('|'))) | 0;
  };
  for (const { id, name, date, valid, location, source } of events)
    add(id, name, date, valid, location, source?.join());
  for (const { id, name, country, aliases } of players) add(id, name, country, aliases?.join());
  for (const { id, player1, player2, arm, weight, gender, order, event, source } of matches) {
    const sides = [player1, player2].map((side) => [side.id, side.name, side.score, side.result].join());
    add(id, ...sides, arm, weight, gender, order, event.id, event.date, source?.join());
  }
  return sum;
}
