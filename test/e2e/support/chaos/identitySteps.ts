import type { Page } from '@playwright/test';
import { goWithin } from '../pageParts';
import { storePeople } from '../storePeople';
import { unique } from '../records';
import type { Random } from './random';

interface Edited {
  readonly key: string;
  readonly value: string;
}

export type Outcome = readonly Edited[] | string;

const notHere = 'the page is not here yet, or nobody is signed in';
const count = 30;

/**
 * Steps about the identities of players. No other step uses their players, so every edit has a value of its own, and
 * its subject alone says which edit a moderator has decided.
 */
export interface IdentitySteps {
  /** Proposes that a player of one of these events is a stranger; a second try replaces the open proposal. */
  readonly merge: (tab: Page, event: string) => Promise<Outcome>;
  /** Proposes that one of two matches belongs to a namesake. */
  readonly split: (tab: Page) => Promise<Outcome>;
  readonly remove: (tab: Page) => Promise<Outcome>;
}

export async function storeIdentities(random: Random): Promise<IdentitySteps> {
  const named = (what: string) => Array.from({ length: count }, (_, at) => `${what}${at}`);
  const [strangers, twins, doomed] = [named('Stranger'), named('Twin'), named('Doomed')];
  const { event, idOf, nameOf } = await storePeople(
    Object.fromEntries([...strangers, ...twins, ...doomed, 'Foe'].map((name) => [name, {}])),
    twins.flatMap((twin) => [[twin, 'Foe'] as const, [twin, 'Foe'] as const]),
  );
  const next = (names: string[]) => {
    const name = names.shift();
    return name === undefined ? undefined : idOf(name);
  };
  return {
    merge: async (tab, at) => {
      const stranger = next(strangers);
      if (stranger === undefined) return 'no stranger is left';
      const player = `${at}-ann`;
      await goWithin(tab, `/player/${player}/merge?with=${stranger}&stays=${stranger}`);
      if (!(await press(tab, 'Propose that they are the same person'))) return notHere;
      await tab.waitForURL((url) => !url.pathname.endsWith('/merge'));
      return [{ key: `${player} sameAs`, value: stranger }];
    },
    split: async (tab) => {
      const at = count - twins.length;
      const twin = next(twins);
      if (twin === undefined) return 'no page of two people is left';
      await goWithin(tab, `/player/${twin}/split`);
      const match = tab.getByRole('checkbox').nth(random.below(2));
      if (!(await appears(match))) return notHere;
      await match.check();
      const name = unique('Namesake');
      await tab.getByLabel('Name of the other person').fill(name);
      await tab.getByRole('button', { name: 'Propose to split the page' }).click();
      await tab.waitForURL((url) => !url.pathname.endsWith('/split'));
      return [
        { key: name, value: name },
        { key: `${event} side ${at}`, value: `as ${name}` },
      ];
    },
    remove: async (tab) => {
      const name = nameOf(doomed[0] ?? '');
      const player = next(doomed);
      if (player === undefined) return 'nobody without matches is left';
      await goWithin(tab, `/player/${player}`);
      if (!(await appears(tab.getByRole('heading', { level: 1, name })))) return notHere;
      if (!(await press(tab, 'More tools'))) return notHere;
      await tab.getByRole('menuitem', { name: 'Propose deletion…' }).click();
      const reason = unique('Nobody is called so');
      const dialog = tab.getByRole('dialog');
      await dialog.getByLabel('Why should it be deleted?').fill(reason);
      await dialog.getByRole('button', { name: 'Propose deletion' }).click();
      await dialog.waitFor({ state: 'hidden' });
      return [{ key: `${player} `, value: reason }];
    },
  };
}

const appears = (part: ReturnType<Page['getByRole']>): Promise<boolean> =>
  part.waitFor({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );

async function press(tab: Page, name: string): Promise<boolean> {
  const button = tab.getByRole('button', { name });
  if (!(await appears(button))) return false;
  await button.click();
  return true;
}
