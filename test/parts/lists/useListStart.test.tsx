/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useListStart } from '@/parts/lists/useListStart';

let top = 0;
const happened: string[] = [];
beforeEach(() => {
  happened.length = 0;
  Element.prototype.scrollIntoView = () => void happened.push('led');
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top }) as unknown as DOMRect);
});
afterEach(() => jest.restoreAllMocks());

function List() {
  const [start, fromStart] = useListStart<HTMLDivElement>();
  const ask = fromStart((arm: string) => void happened.push(`asked ${arm}`));
  return (
    <>
      <div ref={start} />
      <button onClick={() => ask('L')}>left</button>
    </>
  );
}
const ask = () => fireEvent.click(screen.getByText('left'));

test('who is far down in a list and asks for other rows is led to where it begins, after the place was noted', () => {
  render(<List />);
  top = -5_000;
  ask();
  expect(happened).toEqual(['asked L', 'led']);
});

test('who sees the beginning stays', () => {
  render(<List />);
  top = 300;
  ask();
  expect(happened).toEqual(['asked L']);
});
