/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@/features/events/card/CardPreview';
import { screens } from '@test/support/screens';
import { editor, openEditor, rows } from './cardWorld';

afterEach(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

test('the preview of a card opens at its top, though the button that led there is below all rows', async () => {
  const scrolled: Element[] = [];
  // jsdom lacks the method.
  Element.prototype.scrollIntoView = function into(this: Element) {
    scrolled.push(this);
  };
  await openEditor(screens(rows, editor));
  fireEvent.change(screen.getByLabelText('Paste a card'), {
    target: { value: 'Men\nAnn Ash - Bea Birch 3-1 R' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add 1 match' }));
  scrolled.length = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const list = await screen.findByRole('list', { name: 'Preview' });
  const [top, ...more] = scrolled;
  expect(more).toEqual([]);
  expect(top).toBe(document.activeElement);
  expect(top?.contains(list)).toBe(true);
  // The whole preview is in it, from its first heading.
  expect(within(top as HTMLElement).getByRole('button', { name: 'Send 1 match' })).toBeTruthy();
});
