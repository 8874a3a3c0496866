import { plainData, plainDoc } from '@/lib/plainData';

class Time {
  private readonly at: number;
  constructor(at: number) {
    this.at = at;
  }
  toMillis(): number {
    return this.at;
  }
}

test('times become milliseconds wherever they stand, and the rest stays', () => {
  const thread = { '0': { at: new Time(2), text: 'Why?' } };
  expect(plainData({ created: new Time(1), thread, tags: [new Time(3), 'a', null] }, Time)).toEqual({
    created: 1,
    thread: { '0': { at: 2, text: 'Why?' } },
    tags: [3, 'a', null],
  });
});

test('what is no plain data is left to the parsers', () => {
  const reference = new (class Reference {})();
  expect(plainData({ reference }, Time)).toEqual({ reference });
});

test('a document has the id it is stored under, whatever it says of itself', () => {
  expect(plainDoc({ id: 'a', data: () => ({ id: 'b' }) }, Time)).toEqual({ id: 'a' });
  expect(plainDoc({ id: 'a', data: () => undefined }, Time)).toBeUndefined();
});
