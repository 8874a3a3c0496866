/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ConfirmOptions } from '@/ui/dialogs/ConfirmDialog';
import { DialogProvider } from '@/ui/dialogs/DialogProvider';
import type { PromptOptions } from '@/ui/dialogs/PromptDialog';
import { useDialogs, type Dialogs } from '@/ui/dialogs/useDialogs';

const answers: unknown[] = [];
beforeEach(() => answers.splice(0));

function Asker({ ask }: { readonly ask: (dialogs: Dialogs) => Promise<unknown> }) {
  const dialogs = useDialogs();
  return <button onClick={() => void ask(dialogs).then((answer) => answers.push(answer))}>Ask</button>;
}

async function ask(question: (dialogs: Dialogs) => Promise<unknown>) {
  render(
    <DialogProvider>
      <Asker ask={question} />
    </DialogProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('dialog');
}
const confirm = (options: Partial<ConfirmOptions> = {}) =>
  ask((dialogs) => dialogs.confirm({ title: 'Sure?', ...options }));
const prompt = (options: Partial<PromptOptions> = {}) =>
  ask((dialogs) => dialogs.prompt({ title: 'Why?', label: 'Reason', ...options }));

const ok = () => screen.getByRole<HTMLButtonElement>('button', { name: 'OK' });
const focusIsOn = (element: () => HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element()));
const answered = (answer: unknown) => waitFor(() => expect(answers).toEqual([answer]));

describe('a confirmation', () => {
  test('is a dialog named by its title, with the focus on OK', async () => {
    await confirm();
    expect(screen.getByRole('dialog', { name: 'Sure?' })).toBeTruthy();
    await focusIsOn(ok);
  });

  test('is answered true by Enter', async () => {
    await confirm();
    await focusIsOn(ok);
    await userEvent.keyboard('{Enter}');
    await answered(true);
  });

  test('is answered false by Escape, and the focus returns', async () => {
    await confirm();
    await focusIsOn(ok);
    await userEvent.keyboard('{Escape}');
    await answered(false);
    await focusIsOn(() => screen.getByRole('button', { name: 'Ask' }));
  });

  test('is answered false by Cancel', async () => {
    await confirm();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await answered(false);
  });

  test('takes other words for its buttons', async () => {
    await confirm({ okLabel: 'Delete', cancelLabel: 'Keep' });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await answered(true);
  });
});

describe('a prompt', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Reason' });

  test('has the focus on OK unless it asks for its field', async () => {
    await prompt({ initialValue: 'x' });
    await focusIsOn(ok);
  });

  test('has the focus on its field when it asks for that', async () => {
    await prompt({ focusField: true });
    await focusIsOn(field);
  });

  test('is confirmed by Enter in its field', async () => {
    await prompt({ focusField: true });
    await userEvent.type(field(), 'typo{Enter}');
    await answered('typo');
  });

  test('starts a new line on Enter in a textarea, which has six rows', async () => {
    await prompt({ multiline: true });
    expect(field().getAttribute('rows')).toBe('6');
    await userEvent.type(field(), 'one{Enter}two');
    expect(answers).toEqual([]);
    await userEvent.click(ok());
    await answered('one\ntwo');
  });

  test('is answered with nothing by Escape', async () => {
    await prompt({ initialValue: 'x' });
    await userEvent.keyboard('{Escape}');
    await answered(undefined);
  });
});

test('a second question waits for the answer to the first', async () => {
  await ask(async (dialogs) => {
    const both = [dialogs.confirm({ title: 'First' }), dialogs.confirm({ title: 'Second' })];
    return Promise.all(both);
  });
  expect(screen.getByRole('dialog', { name: 'First' })).toBeTruthy();
  await userEvent.click(ok());
  expect(await screen.findByRole('dialog', { name: 'Second' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await answered([true, false]);
});

test('useDialogs without a provider says what is missing', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Asker ask={() => Promise.resolve()} />)).toThrow('DialogProvider');
  error.mockRestore();
});
