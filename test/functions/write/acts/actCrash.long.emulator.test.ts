import { openStore } from '../../support';
import { killed, killedActs, undisturbed } from './actCrashes';

const [clean, disturbed] = [openStore('demo-act-crashes-clean'), openStore('demo-act-crashes')];
afterAll(() => Promise.all([clean, disturbed].map((store) => store.close())));
jest.setTimeout(400_000);

test.each(killedActs)(
  '%s, killed at any of its transactions and asked again, comes to the same',
  async (_, acts) => {
    const expected = await undisturbed(clean, acts);
    let died = true;
    for (let commit = 1; died; commit += 1) {
      for (const when of ['before', 'after'] as const) {
        const outcome = await killed(disturbed, acts, { commit, when });
        died = outcome.died;
        if (!died) break;
        expect({ commit, when, stored: outcome.stored }).toEqual({ commit, when, stored: expected });
      }
      expect(commit).toBeLessThan(40);
    }
  },
);
