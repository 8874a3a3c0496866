/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { ScoreText } from '@/ui/ScoreText';

test.each([
  ['Ann Lee (W) v Bea (L) 10-2 (R, 70kg)', ['10-2']],
  ['Ann v Bea', []],
  ['3-1 and 0-3', ['3-1', '0-3']],
  ['Lee 10–2 Ash · right · 70kg', ['10–2']],
])('%s reads the same, with each score in one piece', (text, scores) => {
  const { container } = render(<ScoreText text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('span')].map((part) => part.textContent)).toEqual(scores);
});
