import { readFileSync } from 'node:fs';
import type { EventFacts, MatchFacts } from '@/model/identity/careers';
import type { PlayerFacts } from '@/model/identity/comparePlayers';
import { Problem } from '../../scripts/base/problem';

export interface PlayersFile {
  readonly players: readonly PlayerFacts[];
  readonly matches: readonly MatchFacts[];
  readonly events: readonly EventFacts[];
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const advice =
  'Name a JSON file with "players" as data/armwrestling.json has them, a JSON list of players, or a text file of names, one a line.';

export function readPlayers(file: string): PlayersFile {
  const text = textOf(file);
  const found = /\.json$/i.test(file) ? fromJson(file, text) : fromLines(text);
  if (found.players.length === 0) throw new Problem(`${file}: expected players, found none. ${advice}`);
  return found;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Problem(`${file}: expected a readable file, found ${reasonOf(error)}. ${advice}`);
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function fromJson(file: string, text: string): PlayersFile {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new Problem(`${file}: expected JSON, found ${reasonOf(error)}. ${advice}`);
  }
  if (Array.isArray(data)) return { players: playersIn(file, data), matches: [], events: [] };
  if (!isObject(data) || !Array.isArray(data['players']))
    throw new Problem(
      `${file}: expected a list "players", found ${isObject(data) ? 'none' : typeof data}. ${advice}`,
    );
  return {
    players: playersIn(file, data['players']),
    matches: listOf(data['matches']).filter(isMatch),
    events: listOf(data['events']).filter(isEvent),
  };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function playersIn(file: string, list: readonly unknown[]): readonly PlayerFacts[] {
  const odd = list.findIndex((each) => !isPlayer(each));
  if (odd >= 0)
    throw new Problem(
      `${file}: expected an "id" and a "name" of every player, found ${JSON.stringify(list[odd])?.slice(0, 80)} as number ${odd + 1}. Correct it or leave it out.`,
    );
  return list.filter(isPlayer);
}

const isPlayer = (value: unknown): value is PlayerFacts =>
  isObject(value) &&
  typeof value['id'] === 'string' &&
  typeof value['name'] === 'string' &&
  (value['aliases'] === undefined ||
    (Array.isArray(value['aliases']) && value['aliases'].every((alias) => typeof alias === 'string')));

const hasId = (value: unknown) => isObject(value) && typeof value['id'] === 'string';

const isMatch = (value: unknown): value is MatchFacts =>
  isObject(value) &&
  hasId(value) &&
  typeof value['date'] === 'string' &&
  hasId(value['event']) &&
  hasId(value['player1']) &&
  hasId(value['player2']);

const isEvent = (value: unknown): value is EventFacts => isObject(value) && hasId(value);

function fromLines(text: string): PlayersFile {
  const players = text.split(/\r?\n/).flatMap((line, at): readonly PlayerFacts[] => {
    const cell = line.startsWith('"') ? line.slice(1).split('"')[0]! : line.split(/[,;\t]/)[0]!;
    const name = cell.trim();
    return name === '' || (at === 0 && /^(?:id|name|player)$/i.test(name))
      ? []
      : [{ id: String(at + 1), name }];
  });
  return { players, matches: [], events: [] };
}
