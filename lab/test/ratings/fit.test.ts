import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { defaultParameters, type RatingParameters } from '@/model/schema/ratingParameters';
import type { RatedMatch } from '@/model/ratings/ratedMatch';
import type { RatingModel } from '@/model/ratings/ratingModel';
import { runs } from '@test/support/property';
import { fitParameters } from '../../ratings/fit/fit';
import { chancesOf } from '../../ratings/fit/filter';
import { minimize } from '../../ratings/fit/search';
import { seriesOf } from '../../ratings/fit/series';
import { definedSport } from '../../ratings/definition';
import { fitSport } from '../../ratings/fitSport';
import { judge, splitOf } from '../../ratings/judge';
import { elo, ownPredictor } from '../../ratings/methods';
import { outcomeOf, predictAll } from '../../ratings/predictor';
import { readMatches } from '../../../scripts/data/readMatches';
import { scoreOf } from '../../ratings/score';
import { dumpOf, historyBy, processes } from './histories';

const silent = () => undefined;
const codes = ['L', 'R', 'hard', 'clay', 'grass', 'sand', 'snow', 'ice'];
const league = historyBy(processes.league, 600, 5);

test('the columns foretell what the predictor does, for any number of strengths', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 8 }),
      fc.nat(1000),
      fc.record({
        matchmaking: fc.double({ min: 0, max: 1, noNaN: true }),
        newcomerLead: fc.double({ min: -2, max: 2, noNaN: true }),
        progressPerYear: fc.constantFrom(0, 0.7),
        winWorth: fc.double({ min: 0.5, max: 3, noNaN: true }),
        roundsToWin: fc.integer({ min: 1, max: 5 }),
      }),
      (count, seed, changed) => {
        const apart = codes.slice(0, count);
        const parameters: RatingParameters = { ...defaultParameters, ...changed };
        const history = historyBy(processes['many newcomers, who improve'], 200, seed);
        const matches = history.map((match, at): RatedMatch => {
          const code = codes[at % 9];
          return {
            ...match,
            // Codes of other sports take the place of code wrestling's.
            ...(code !== undefined && { code: code }),
            ...(at % 5 === 0 && { unscored: true }),
          };
        });
        const model: RatingModel = { parameters, apart };
        const expected = predictAll(ownPredictor(model), matches).map(({ chance }) => chance);
        const found = chancesOf(seriesOf(matches, apart), parameters, 0);
        expected.forEach((chance, at) => expect(Math.abs(found[at]! - chance)).toBeLessThan(1e-9));
      },
    ),
    runs(30),
  );
});

test('the simplex finds the bottom of a curved valley', () => {
  const { at } = minimize([-1.2, 1], [0.5, 0.5], 400, ([x, y]) => 100 * (y! - x! ** 2) ** 2 + (1 - x!) ** 2);
  expect(at[0]).toBeCloseTo(1, 2);
  expect(at[1]).toBeCloseTo(1, 2);
});

test.each(Object.entries(processes))(
  'of %s, fitted parameters foretell the newest fifth better than Elo fitted to the same older part',
  (name, process) => {
    // A bare win carries little information, so fitting needs more matches.
    const matches = historyBy(process, name === 'winners only' ? 6000 : 3000);
    const test = matches.findIndex(({ date }) => date === matches[matches.length * 0.8]!.date);
    const { parameters } = fitParameters(seriesOf(matches.slice(0, test), []), silent);
    const scored = (chances: readonly number[]) =>
      scoreOf(chances.map((chance, at) => ({ chance, outcome: outcomeOf(matches[test + at]!) })));
    const own = scored([...chancesOf(seriesOf(matches, []), parameters, test)]);
    const { score: rival } = judge(elo, { matches, warm: Math.floor(test / 3), test });
    expect(own.logLoss).toBeLessThan(rival.logLoss);
    expect(own.calibrationError).toBeLessThan(0.05);
  },
  120_000,
);

test('the same matches always give the same parameters', () => {
  const fit = () => fitParameters(seriesOf(league, []), silent);
  expect(fit()).toEqual(fit());
});

const folder = mkdtempSync(join(tmpdir(), 'fit-'));
const sports = join(folder, 'sports');
mkdirSync(sports);
const fileOf = (name: string, content: unknown) => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};
const good = fileOf('good.json', dumpOf(league, 'tt'));
const fit = (...args: readonly string[]) => fitSport(args, silent, sports);

describe('npm run ratings -- fit', () => {
  test('writes the parameters and leaves what else the definition says', () => {
    const definition = join(sports, 'tt.json');
    writeFileSync(definition, '{ "id": "tt", "name": { "en": "Table tennis" }, "ratings": 1, "after": [2] }');
    fit(good, '--sport', 'tt');
    const written = JSON.parse(readFileSync(definition, 'utf8')) as { ratings: RatingParameters };
    expect(Object.keys(written)).toEqual(['id', 'name', 'ratings', 'after']);
    expect(written).toMatchObject({ id: 'tt', name: { en: 'Table tennis' }, after: [2] });
    expect(Object.keys(written.ratings)).toEqual(Object.keys(defaultParameters));
    expect(readdirSync(sports)).toEqual(['tt.json']);
  }, 60_000);

  test('rates apart what the definition says, and says so where it is not whole', () => {
    const surface = {
      path: 'choices.surface',
      label: 'Surface',
      all: 'All',
      codes: [{ code: 'clay', label: 'Clay' }],
    };
    const score = { counts: 'sets', most: 3, draws: false };
    const whole = { id: 'tt', name: 'Tennis', choices: [surface], score, apart: surface.path, ratings: 1 };
    const sport = definedSport(whole);
    if (!sport.ok) throw new Error(sport.error);
    expect(sport.value.apart).toBe('choices.surface');
    const [match] = readMatches(good);
    const onClay = [{ ...match!, choices: { surface: 'clay' } }];
    expect(splitOf(onClay, [sport.value]).matches.map(({ code }) => code)).toEqual(['clay']);
    expect(splitOf(onClay, []).matches.map(({ code }) => code)).toEqual([undefined]);

    const said: string[] = [];
    writeFileSync(join(sports, 'tt.json'), '{ "id": "tt" }');
    fitSport([good, '--sport', 'tt'], (line) => said.push(line), sports);
    expect(said[0]).toContain('is not a whole definition');
  }, 60_000);
});

describe('npm run ratings -- fit refuses', () => {
  const dump = dumpOf(league, 'tt');
  const [first] = dump.matches;
  test.each([
    ['a file that is not there', () => [join(folder, 'none.json'), '--sport', 'tt'], /readable file/],
    ['no JSON', () => [fileOf('a.json', 'hello'), '--sport', 'tt'], /expected JSON/],
    ['a list', () => [fileOf('b.json', []), '--sport', 'tt'], /found a list/],
    ['no list of matches', () => [fileOf('c.json', { events: [] }), '--sport', 'tt'], /"matches" is nothing/],
    ['no matches', () => [fileOf('d.json', { ...dump, matches: [] }), '--sport', 'tt'], /no matches/],
    [
      'a match that is text',
      () => [fileOf('e.json', { ...dump, matches: ['x'] }), '--sport', 'tt'],
      /number 1/,
    ],
    [
      'a match of an unknown event',
      () => [fileOf('f.json', { ...dump, matches: [{ ...first, event: { id: 'x' } }] }), '--sport', 'tt'],
      /one of the file's events/,
    ],
    [
      'a match without players',
      () => [fileOf('g.json', { ...dump, matches: [{ ...first, player1: 1 }] }), '--sport', 'tt'],
      /match m0: /,
    ],
    [
      'too few matches',
      () => [fileOf('h.json', { ...dump, matches: dump.matches.slice(0, 40) }), '--sport', 'tt'],
      /at least 50 matches .* found 40/,
    ],
    ['an unknown sport', () => [good, '--sport', 'chess'], /"chess", found matches of "tt"/],
    ['no sport', () => [good], /id of a sport after --sport/],
    ['a sport that leads elsewhere', () => [good, '--sport', '../x'], /letters, digits and dashes/],
    ['no file', () => ['--sport', 'tt'], /one file, found 0/],
  ] as const)('%s is told in a sentence, and nothing is written', (_, args, message) => {
    const before = readdirSync(sports);
    expect(() => fit(...args())).toThrow(message);
    expect(readdirSync(sports)).toEqual(before);
  });

  test('a definition that cannot be written or read is told before the work', () => {
    expect(() => fitSport([good, '--sport', 'tt'], silent, join(folder, 'nowhere'))).toThrow(
      /expected to be able to write/,
    );
    writeFileSync(join(sports, 'odd.json'), '{ "id": "other" }');
    expect(() => fit(good, '--sport', 'odd')).toThrow(/"id" is "odd"/);
    writeFileSync(join(sports, 'odd.json'), '{');
    expect(() => fit(good, '--sport', 'odd')).toThrow(/expected a sport's definition in JSON/);
  });
});
