/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { TextField } from '@/ui/fields/TextField';

test('Enter in a field confirms once and does not submit a form around the dialog', async () => {
  const onOk = jest.fn();
  const outer = jest.fn();
  render(
    <form onSubmit={outer}>
      <FormDialog title="Edit name" onOk={onOk} onCancel={() => undefined}>
        <TextField label="Name" value="Ann" onChange={() => undefined} />
      </FormDialog>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}');
  expect(onOk).toHaveBeenCalledTimes(1);
  expect(outer).not.toHaveBeenCalled();
});

test('a busy dialog is not confirmed a second time', async () => {
  const onOk = jest.fn();
  render(
    <FormDialog busy title="Edit name" onOk={onOk} onCancel={() => undefined}>
      <TextField label="Name" value="Ann" onChange={() => undefined} />
    </FormDialog>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(onOk).not.toHaveBeenCalled();
});
