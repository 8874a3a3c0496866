import type { Page } from '@playwright/test';
import type { Evaluated } from './device';

export interface StoredCommand {
  readonly id: string;
  readonly uid: string;
  readonly state: string;
  readonly created: number;
  readonly attempts: number;
  readonly error?: { readonly code: string; readonly message: string };
  readonly body: {
    readonly kind: string;
    readonly deltaId?: string;
    readonly proposal?: { readonly docId: string; readonly field: string; readonly value: unknown };
  };
}

export const storedCommands = (page: Evaluated): Promise<readonly StoredCommand[]> =>
  page.evaluate(
    () =>
      new Promise<StoredCommand[]>((resolve, reject) => {
        const opening = indexedDB.open('armwiki');
        opening.onerror = () => reject(opening.error ?? new Error('The database does not open'));
        opening.onsuccess = () => {
          const database = opening.result;
          const asked = database.transaction('commands').objectStore('commands').getAll();
          asked.onerror = () => reject(asked.error ?? new Error('The commands cannot be read'));
          asked.onsuccess = () => {
            database.close();
            resolve(asked.result);
          };
        };
      }),
  );

/**
 * Goes to a page of the app as a link would, without reloading. For an event it waits for that event's own links: until
 * then the previous page is on screen, and a click would hit its links.
 */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate(async (to) => {
    if (location.pathname === to) return;
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    const isShown = () => document.querySelector(`main nav a[href="${to}"]`) !== null;
    for (const end = Date.now() + 3_000; to.includes('/event/') && !isShown() && Date.now() < end;)
      await new Promise((resolve) => setTimeout(resolve, 10));
  }, path);

/**
 * Opens a dialog, fills its first field and confirms, all in one round trip. Answers whether it could: the button may
 * be missing, as when nobody is signed in yet, or not appear within `patienceMs`.
 */
export const fillDialog = (
  page: Page,
  button: string,
  field: string,
  value: string,
  patienceMs = 3_000,
): Promise<boolean> =>
  page.evaluate(
    async ({ button, field, value, patienceMs }) => {
      const until = async <T>(find: () => T | null | undefined | false, ms: number) => {
        for (const end = Date.now() + ms; Date.now() < end;) {
          const found = find();
          if (found) return found;
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
        return undefined;
      };
      const named = (name: string, root: ParentNode = document) =>
        [...root.querySelectorAll('button')].find(
          (one) => one.getAttribute('aria-label') === name || one.textContent?.trim() === name,
        );
      const dialog = () => document.querySelector('[role="dialog"]');
      const opener = await until(() => named(button), patienceMs);
      if (!opener) return false;
      const findInput = () =>
        [...(dialog()?.querySelectorAll('input') ?? [])].find((one) =>
          [...(one.labels ?? [])].some((label) => label.textContent?.trim() === field),
        );
      // Like a person, repeat a click on a page that was just being left.
      let input: HTMLInputElement | undefined;
      for (let tries = 0; !input && tries < 4; tries += 1) {
        if (!dialog()) named(button)?.click();
        input = await until(findInput, 8_000);
      }
      if (!input) throw new Error(`Expected a field ${field} in the dialog of ${button}`);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
      const ok = await until(() => {
        const found = named('OK', dialog() ?? document);
        return found && !found.disabled ? found : undefined;
      }, 3_000);
      if (!ok) throw new Error(`Expected to be able to confirm ${value}`);
      ok.click();
      if (!(await until(() => !dialog(), 15_000))) throw new Error(`The dialog of ${button} stays`);
      return true;
    },
    { button, field, value, patienceMs },
  );
