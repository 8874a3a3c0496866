import { rootReducer } from '@/app/client/rootReducer';
import { perStore } from '@/store/perStore';
import { createStateSelector, createStoreSelector, type RootState } from '@/store/typed';
import { preferencesSlice } from '@/wiki/preferences/preferencesSlice';

const start = () => rootReducer(undefined, { type: 'start' });
const dark = (state: RootState) => rootReducer(state, preferencesSlice.actions.themeChosen('dark'));

test('two stores read in turn each keep what was combined of them', () => {
  let combined = 0;
  const select = createStateSelector([(state) => state.preferences], (preferences) => {
    combined += 1;
    return { preferences };
  });
  const [one, other] = [start(), dark(start())];
  const [ofOne, ofOther] = [select(one), select(other)];
  for (const next of [{ ...one }, one]) {
    expect(select(next)).toBe(ofOne);
    expect(select({ ...other })).toBe(ofOther);
  }
  expect(combined).toBe(2);
});

test('what is kept up from call to call is kept up by store', () => {
  const select = createStoreSelector([(state) => state.preferences.theme], () => {
    const met: string[] = [];
    return (theme) => [...(met.push(theme), met)];
  });
  const [one, other] = [start(), dark(start())];
  const [ofOne, ofOther] = [select(one), select(other)];
  expect(ofOther).toEqual(['dark']);
  expect(select(dark(one))).toEqual([...ofOne, 'dark']);
});

test('a result that counts as the same keeps its reference', () => {
  const select = createStateSelector(
    [(state) => state.preferences],
    ({ theme }) => [theme],
    (before, after) => before[0] === after[0],
  );
  const state = dark(start());
  expect(select({ ...state, preferences: { ...state.preferences } })).toBe(select(state));
});

test('what an error broke off is combined again', () => {
  let breaks = false;
  const select = createStateSelector([(state) => state.preferences], ({ theme }) => {
    if (breaks) throw new Error('broken');
    return [theme];
  });
  select(start());
  breaks = true;
  const state = dark(start());
  expect(() => select({ ...state })).toThrow('broken');
  breaks = false;
  expect(select({ ...state })).toEqual(['dark']);
});

test('each store has an object of its own for a cache', () => {
  const select = perStore(() => ({ rows: [] }));
  const [one, other] = [start(), dark(start())];
  expect(select(dark(one))).toBe(select(one));
  expect(select(other)).not.toBe(select(one));
});
