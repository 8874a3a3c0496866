/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, IconButton } from '@/ui/Button';

test('a button does not submit the form it stands in', async () => {
  const submitted = jest.fn();
  render(
    <form onSubmit={submitted}>
      <Button>More</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(submitted).not.toHaveBeenCalled();
});

test('a busy button keeps its name and the focus, and takes no clicks', async () => {
  const clicked = jest.fn();
  const { rerender } = render(<Button onClick={clicked}>Apply</Button>);
  const button = screen.getByRole('button', { name: 'Apply' });
  await userEvent.click(button);
  rerender(
    <Button busy onClick={clicked}>
      Apply
    </Button>,
  );
  await userEvent.click(button);
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Apply', busy: true })).toBe(document.activeElement);
});

test('a busy submit button does not submit', async () => {
  const submitted = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={submitted}>
      <Button type="submit" busy>
        Save
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(submitted).not.toHaveBeenCalled();
});

test('an icon button is named by its label', () => {
  render(<IconButton icon={<svg />} label="Edit name" />);
  expect(screen.getByRole('button', { name: 'Edit name' })).toBeTruthy();
});
