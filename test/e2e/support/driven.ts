import type { Page } from '@playwright/test';
import { expect } from './test';

/** A list of actions as both WebDriver protocols describe them. */
type Actions = readonly Readonly<Record<string, unknown>>[];

/** A browser that WebDriver drives: Firefox by its own server (BiDi), WebKitGTK by Debian's driver. */
export interface Driver {
  readonly open: (url: string) => Promise<void>;
  /** Runs the text as an expression, waits for its promise, and returns the string that it gives. */
  readonly run: (expression: string) => Promise<string>;
  readonly act: (actions: Actions) => Promise<void>;
  readonly quit: () => Promise<void>;
}

/** What stories in these browsers need, in the words of Playwright. */
export class DrivenPage {
  private readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  readonly goto = (url: string) => this.driver.open(url);

  /** Takes functions that use nothing from outside, as Playwright's does. */
  readonly evaluate = (async (work: (argument: unknown) => unknown, argument?: unknown) => {
    const call = `(${work.toString()})(${JSON.stringify(argument) ?? ''})`;
    const text = await this.driver.run(
      `(async () => ${call})().then((value) => JSON.stringify({ value }), (error) => JSON.stringify({ error: String(error) }))`,
    );
    const answer = JSON.parse(text) as { readonly value?: unknown; readonly error?: string };
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  }) as Page['evaluate'];

  readonly heading = () => this.evaluate(() => document.querySelector('#main h1')?.textContent ?? '');

  /** Clicks what has this name, once it is there and nothing moves it. */
  async click(name: string): Promise<void> {
    const [x, y] = await this.placeOf(name);
    await this.driver.act([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  async fill(label: string, text: string): Promise<void> {
    await this.click(label);
    await this.evaluate(() => (document.activeElement as HTMLInputElement).select());
    const keys = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.driver.act([{ type: 'key', id: 'keys', actions: keys }]);
  }

  readonly isShown = async (name: string) => (await this.find(name)) !== null;

  /** The middle of a button, link or field with this name, in the open dialog if there is one. */
  private readonly find = (name: string) =>
    this.evaluate((wanted) => {
      const within = document.querySelector('[role="dialog"]') ?? document;
      const nameOf = (element: Element) =>
        element.getAttribute('aria-label') ??
        (element instanceof HTMLInputElement ? element.labels?.[0] : element)?.textContent;
      const found = [...within.querySelectorAll('button, a, input')].find(
        (element) => element.getClientRects().length > 0 && nameOf(element)?.trim() === wanted,
      );
      if (!found) return null;
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = found.getBoundingClientRect();
      const [left, top] = [Math.round(x + width / 2), Math.round(y + height / 2)] as const;
      return found.contains(document.elementFromPoint(left, top)) ? ([left, top] as const) : null;
    }, name);

  private async placeOf(name: string): Promise<readonly [number, number]> {
    let last = '';
    let place: readonly [number, number] | null = null;
    const isStill = async () => {
      place = await this.find(name);
      const found = JSON.stringify(place);
      const still = place !== null && found === last;
      last = found;
      return still;
    };
    await expect.poll(isStill, { message: `${name} is shown and keeps its place` }).toBe(true);
    if (place === null) throw new Error(`Expected the place of ${name}`);
    return place;
  }
}
