import { haveOtherMarks } from '@/model/names/marks';

test.each([
  ['Lê Văn Hùng', 'Lê Văn Hưng', true],
  ['Thanh Toàn', 'Thanh Toản', true],
  ['Thanh Hòa', 'Thanh Hoả', true],
  ['Şahin', 'Šahin', true],
  ['Thanh Hòa', 'Thanh Hoà', false],
  ['Nguyễn Ánh', 'Nguyên Ánh', false],
  ['Đức', 'Đuc', false],
  ['Đức', 'Ðức', false],
  ['Lê Văn Hùng', 'Le Van Hung', false],
])('%s and %s have other marks: %s', (one, other, expected) => {
  expect(haveOtherMarks(one, other)).toBe(expected);
  expect(haveOtherMarks(other, one)).toBe(expected);
});
