import { openStore } from '../../support';
import { killed, killedActs, undisturbed } from './actCrashes';

const [clean, disturbed] = [openStore('demo-act-crash-clean'), openStore('demo-act-crash')];
afterAll(() => Promise.all([clean, disturbed].map((store) => store.close())));
jest.setTimeout(120_000);

test.each(killedActs)(
  '%s, killed at its second transaction and asked again, comes to the same',
  async (_, acts) => {
    const expected = { died: true, stored: await undisturbed(clean, acts) };
    expect(await killed(disturbed, acts, { commit: 2, when: 'after' })).toEqual(expected);
  },
);
