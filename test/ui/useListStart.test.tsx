/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useNavigate } from 'react-router';
import { useListStart } from '@/ui/useListStart';

let top = 0;
const led = jest.fn();
beforeEach(() => {
  led.mockClear();
  Element.prototype.scrollIntoView = led;
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top }) as unknown as DOMRect);
});
afterEach(() => jest.restoreAllMocks());

function List() {
  const start = useListStart<HTMLDivElement>();
  const navigate = useNavigate();
  return (
    <>
      <div ref={start} />
      <Link to="?arm=L">left</Link>
      <Link to="?arm=L#there">elsewhere</Link>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  );
}
const go = (name: string) => fireEvent.click(screen.getByText(name));

test('who is far down in a list and asks for other rows is led to where it begins', () => {
  render(<List />, { wrapper: MemoryRouter });
  top = -5_000;
  expect(led).not.toHaveBeenCalled();
  go('left');
  expect(led).toHaveBeenCalledTimes(1);
  go('elsewhere');
  expect(led).toHaveBeenCalledTimes(1);
});

test('who sees the beginning stays, and so does who goes back', () => {
  render(<List />, { wrapper: MemoryRouter });
  top = 300;
  go('left');
  top = -5_000;
  go('back');
  expect(led).not.toHaveBeenCalled();
});
