import type { BrowserContext, Page } from '@playwright/test';
import { database, unique } from '../records';
import { signIn } from '../people';
import type { Proxies, Weather } from '../proxy';
import { apply, reject } from './history';
import type { IdentitySteps, Outcome } from './identitySteps';
import { fillDialog, goWithin, storedCommands } from '../pageParts';
import type { Random } from './random';

export interface Account {
  readonly uid: string;
  readonly handle: string;
}

export interface Intent {
  readonly uid: string;
  readonly key: string;
  readonly value: string;
}

export interface ChaosOptions {
  readonly phone: BrowserContext;
  readonly proxies: Proxies;
  readonly random: Random;
  readonly accounts: readonly [Account, Account];
  readonly events: readonly string[];
  readonly identities: IdentitySteps;
  readonly token: string;
}

const weights = {
  edit: 40,
  editAndKill: 4,
  addPlayer: 6,
  merge: 5,
  split: 2,
  remove: 3,
  navigate: 8,
  network: 8,
  changeWeather: 12,
  cut: 3,
  reload: 4,
  crash: 2,
  openTab: 3,
  reject: 4,
  apply: 5,
  wait: 6,
  switchAccount: 1,
} as const;

/** The subject of a delta: a field of a record, which several deltas may edit, or the record that it creates. */
export const subject = (
  deltaId: string,
  { docId, field }: { readonly docId: string; readonly field: string },
): string => (docId === '' ? deltaId : `${docId} ${field}`);

const weathers: readonly Weather[] = ['fair', 'fair', 'fair', 'down', 'hanging', 'mute', 401, 429, 503];
const mostTabs = 3;
let count = 0;

export class Chaos {
  readonly intents: Intent[] = [];
  /** Subjects with a moderator's decision, by `subject`; only those may end in a conflict. */
  readonly decided = new Set<string>();
  readonly log: string[] = [];
  account: Account;
  private tabs: Page[] = [];
  private online = true;
  readonly options: ChaosOptions;

  constructor(options: ChaosOptions) {
    this.options = options;
    this.account = options.accounts[0];
  }

  async start(): Promise<void> {
    const tab = await this.open('/login');
    await signIn(tab, this.account.handle);
    await tab.goto(`/sport/armw/event/${this.options.events[0]}`);
    await tab.evaluate(async () => void (await navigator.serviceWorker.ready));
  }

  async step(): Promise<void> {
    const kind = this.options.random.weighted(weights);
    const began = Date.now();
    const what = await this[kind]();
    this.log.push(`${kind}${what ? ` ${what}` : ''} (${Date.now() - began} ms)`);
  }

  /** Restores everything; returns the tab to look from. */
  async calm(): Promise<Page> {
    this.options.proxies.turn('fair');
    await this.options.phone.setOffline(true);
    await this.options.phone.setOffline(false);
    this.online = true;
    return this.tab();
  }

  openTabs = (): readonly Page[] => this.tabs;

  private async open(path: string): Promise<Page> {
    const page = await this.options.phone.newPage();
    await page.goto(path);
    this.tabs.push(page);
    return page;
  }

  private tab(): Page {
    return this.options.random.pick(this.tabs);
  }

  private eventPath = () => `/sport/armw/event/${this.options.random.pick(this.options.events)}`;

  private edit = async (on = this.tab()): Promise<string> => {
    const { random } = this.options;
    const byName = random.below(3) > 0;
    const path = this.eventPath();
    count += 1;
    const value = byName ? unique('Chaos') : new Date(Date.UTC(1990, 0, count)).toISOString().slice(0, 10);
    const field = byName ? 'name' : 'date';
    await goWithin(on, path);
    const done = await fillDialog(on, `Edit ${field}`, byName ? 'Name' : 'Date', value);
    if (!done) return 'nobody is signed in yet';
    const key = `${path.split('/').at(-1)} ${field}`;
    await this.accept(on, { uid: this.account.uid, key, value });
    return `${key} ${value}`;
  };

  /**
   * The write to the disk begins in the turn in which the screen accepts an edit, and reading waits for it. Only a tab
   * that closes within these milliseconds, sooner than anyone could, loses it.
   */
  private async accept(tab: Page, intent: Intent): Promise<void> {
    await storedCommands(tab);
    this.intents.push(intent);
  }

  private editAndKill = async (): Promise<string> => {
    const tab = this.tab();
    const what = await this.edit(tab);
    await tab.waitForTimeout(this.options.random.below(300));
    await this.close(tab);
    return what;
  };

  private addPlayer = async (): Promise<string> => {
    const tab = this.tab();
    const value = unique('Newcomer');
    await goWithin(tab, '/player');
    if (!(await fillDialog(tab, 'Add player', 'Name', value))) return 'nobody is signed in yet';
    await this.accept(tab, { uid: this.account.uid, key: value, value });
    return value;
  };

  private merge = () =>
    this.identify((tab) => this.options.identities.merge(tab, this.options.random.pick(this.options.events)));

  private split = () => this.identify(this.options.identities.split);

  private remove = () => this.identify(this.options.identities.remove);

  private async identify(take: (tab: Page) => Promise<Outcome>): Promise<string> {
    const tab = this.tab();
    const done = await take(tab);
    if (typeof done === 'string') return done;
    for (const edited of done) await this.accept(tab, { uid: this.account.uid, ...edited });
    return done.map(({ key, value }) => `${key} ${value}`).join(', ');
  }

  private navigate = async (): Promise<string> => {
    const path = this.options.random.pick(['/', '/player', '/mydelta', '/rankings', this.eventPath()]);
    await goWithin(this.tab(), path);
    return path;
  };

  private network = async (): Promise<string> => {
    this.online = !this.online || this.options.random.below(2) === 0;
    await this.options.phone.setOffline(!this.online);
    return this.online ? 'on' : 'off';
  };

  private changeWeather = async (): Promise<string> => {
    const weather = this.options.random.pick(weathers);
    this.options.proxies.turn(weather);
    return String(weather);
  };

  private cut = async (): Promise<void> => this.options.proxies.cut();

  private reload = async (): Promise<void> => {
    const tab = this.tab();
    await tab.reload({ waitUntil: 'commit' }).catch(async (error: unknown) => {
      // The page was about to reload itself.
      if (!String(error).includes('Not attached')) throw error;
      await tab.waitForLoadState('domcontentloaded');
    });
  };

  private crash = async (): Promise<void> => this.close(this.tab(), true);

  private openTab = async (): Promise<string> => {
    if (this.tabs.length >= mostTabs) return 'enough are open';
    await this.open(this.eventPath());
    return '';
  };

  private async close(tab: Page, crash = false): Promise<void> {
    if (crash) {
      const devtools = await this.options.phone.newCDPSession(tab);
      const crashed = tab.waitForEvent('crash');
      void devtools.send('Page.crash').catch(() => undefined);
      await crashed;
    }
    this.tabs = this.tabs.filter((other) => other !== tab);
    await tab.close();
    if (this.tabs.length === 0) await this.open(this.eventPath());
  }

  private async openDelta() {
    const open = await database()
      .collection('delta')
      .where(
        'author',
        'in',
        this.options.accounts.map(({ uid }) => uid),
      )
      .where('status', '==', 'new')
      .get();
    if (open.empty) return undefined;
    const doc = this.options.random.pick([...open.docs].sort((one, other) => (one.id < other.id ? -1 : 1)));
    this.decided.add(subject(doc.id, { docId: doc.get('docId'), field: doc.get('field') }));
    return doc.id;
  }

  private reject = async (): Promise<string> => {
    const id = await this.openDelta();
    if (id === undefined) return 'nothing is open';
    await reject(id);
    return id;
  };

  private apply = async (): Promise<string> => {
    const id = await this.openDelta();
    if (id === undefined) return 'nothing is open';
    await apply(id, this.options.token);
    return id;
  };

  private wait = async (): Promise<string> => {
    const ms = this.options.random.below(800);
    await new Promise((resolve) => setTimeout(resolve, ms));
    return `${ms} ms`;
  };

  private switchAccount = async (): Promise<string> => {
    await this.calm();
    const [tab, ...others] = this.tabs;
    if (!tab) return 'no tab';
    for (const other of others) await this.close(other);
    await tab.goto('/about');
    await tab.getByRole('button', { name: 'Sign out', exact: true }).first().click();
    const sure = tab.getByRole('dialog').getByRole('button', { name: 'OK', exact: true });
    const out = tab.getByRole('link', { name: 'Login', exact: true });
    await sure.or(out).first().waitFor();
    if (await sure.isVisible()) await sure.click();
    await out.waitFor();
    const [one, other] = this.options.accounts;
    this.account = this.account === one ? other : one;
    await tab.goto('/login');
    await signIn(tab, this.account.handle);
    return this.account.handle;
  };
}
