import fc from 'fast-check';
import { anySignal } from '@/lib/anySignal';
import { addArrayCopies } from '@/lib/arrayCopies';
import { urlOf } from '@/lib/urlOf';

describe('methods of arrays that the oldest browser lacks', () => {
  const prototype = { [Symbol.iterator]: Array.prototype[Symbol.iterator] };
  addArrayCopies(prototype);
  const old = <T>(list: readonly T[]) =>
    Object.freeze(Object.setPrototypeOf([...list], prototype) as readonly T[]);
  const lists = fc.array(fc.integer());

  test('do what the newer ones do, and leave the list', () => {
    fc.assert(
      fc.property(lists, fc.integer(), fc.nat({ max: 5 }), lists, (list, start, count, more) => {
        const descending = (one: number, other: number) => other - one;
        expect(old(list).toReversed()).toEqual(list.toReversed());
        expect(old(list).toSorted()).toEqual(list.toSorted());
        expect(old(list).toSorted(descending)).toEqual(list.toSorted(descending));
        expect(old(list).toSpliced(start, count, ...more)).toEqual(list.toSpliced(start, count, ...more));
      }),
    );
  });

  test('replace an item counted from either end, and no other', () => {
    expect([0, 2, -1, -3].map((at) => old(['a', 'b', 'c']).with(at, 'z').join(''))).toEqual([
      'zbc',
      'abz',
      'abz',
      'zbc',
    ]);
    for (const at of [3, -4]) expect(() => old(['a', 'b', 'c']).with(at, 'z')).toThrow(RangeError);
  });

  test('leave what a browser has, and are not listed among the items', () => {
    const own = () => ['own'];
    const target = { toSorted: own };
    addArrayCopies(target);
    expect(target.toSorted).toBe(own);
    expect(Object.keys(target)).toEqual(['toSorted']);
  });
});

test('a text is an address of its own, beside another, or none', () => {
  expect(urlOf('https://a.example/b')?.href).toBe('https://a.example/b');
  expect(urlOf('/b', 'https://a.example')?.href).toBe('https://a.example/b');
  expect(urlOf('/b')).toBeUndefined();
});

test('any of several signals aborts, with its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const both = anySignal(one.signal, other.signal);
  expect(both.aborted).toBe(false);
  other.abort('second');
  one.abort('first');
  expect([both.aborted, both.reason]).toEqual([true, 'second']);
  expect(anySignal(new AbortController().signal, one.signal).reason).toBe('first');
});
