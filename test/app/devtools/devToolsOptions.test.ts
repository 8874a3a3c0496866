import { summariseAction, summariseState } from '@/app/devtools/devToolsOptions';
import { rootReducer } from '@/app/client/rootReducer';
import type { createReplica } from '@/app/devtools/replica';
import type { createStore } from '@/app/client/store';
import type { Extra } from '@/app/client/extra';
import { matchesSlice } from '@/wiki/entities/matchesSlice';
import { match } from '@test/support/factories';

const count = 100_000;
const filled = matchesSlice.actions.added({
  scope: 'matchesOfSport/armw',
  docs: Array.from({ length: count }, (_, at) => match(`m${at}`)),
});
const state = rootReducer(undefined, filled);

test('a table of 100,000 is shown by its size and a few rows', () => {
  const shown = summariseState(state);
  expect(shown).toMatchObject({
    matches: {
      rows: { size: count, sample: [{ id: expect.any(String) }, {}, {}] },
      held: {
        'matchesOfSport/armw': {
          size: count,
          sample: [expect.any(String), expect.any(String), expect.any(String)],
        },
      },
    },
    session: { user: null, known: false, likely: 'visitor' },
  });
  expect(JSON.stringify(shown).length).toBeLessThan(5_000);
});

test('parts that did not change keep their summary', () => {
  const next = rootReducer(
    state,
    matchesSlice.actions.modified({ scope: 'x', docs: [match('m1', { order: 7 })] }),
  );
  const [before, after] = [summariseState(state), summariseState(next)] as {
    readonly [part: string]: unknown;
  }[];
  expect(after).not.toBe(before);
  expect(after?.['events']).toBe(before?.['events']);
  expect(after?.['matches']).not.toBe(before?.['matches']);
  expect(summariseState(state)).toBe(before);
});

test('what is shown takes nothing from the state or the action', () => {
  expect(state.matches.rows.size).toBe(count);
  summariseAction(filled);
  expect(filled.payload.docs).toHaveLength(count);
});

test('long lists of an action are shown by their length and beginning, short ones whole', () => {
  expect(summariseAction(filled)).toEqual({
    type: 'matches/added',
    payload: { scope: 'matchesOfSport/armw', docs: { count, first: filled.payload.docs.slice(0, 3) } },
  });
  const short = matchesSlice.actions.added({ scope: 's', docs: [match('m1')] });
  expect(summariseAction(short)).toBe(short);
  const plain = { type: 'anything' };
  expect(summariseAction(plain)).toBe(plain);
});

describe('the store', () => {
  const global = globalThis as { window?: unknown };
  const options: unknown[] = [];
  const { NODE_ENV } = process.env;

  beforeEach(() => {
    options.length = 0;
    global.window = {
      // The extension's form: it takes the options and composes.
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (given: unknown) => {
        options.push(given);
        return (...enhancers: readonly ((next: unknown) => unknown)[]) =>
          (next: unknown) =>
            enhancers.reduceRight((made, enhance) => enhance(made), next);
      },
    };
  });
  afterEach(() => {
    delete global.window;
    process.env['NODE_ENV'] = NODE_ENV;
  });

  const extra = {} as Extra;
  const isolated = (environment: string, withReplica: boolean) => {
    process.env['NODE_ENV'] = environment;
    jest.isolateModules(() => {
      const store = jest.requireActual<{ createStore: typeof createStore }>('@/app/client/store');
      const replica = jest.requireActual<{ createReplica: typeof createReplica }>('@/app/devtools/replica');
      const enhancers = withReplica ? [replica.createReplica().enhancer] : [];
      expect(store.createStore(extra, [], enhancers).getState()).toHaveProperty('matches');
    });
  };

  test('asks the devtools for summaries, of its replica alone', () => {
    isolated('development', true);
    expect(options).toMatchObject([{ name: 'Armwiki' }]);
    const [{ stateSanitizer }] = options as [{ stateSanitizer: (state: unknown) => unknown }];
    expect(stateSanitizer(state)).toEqual(summariseState(state));
  });

  test.each(['production', 'development'])('does not connect to the devtools itself in %s', (environment) => {
    isolated(environment, false);
    expect(options).toEqual([]);
  });
});
