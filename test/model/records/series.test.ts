import { seriesAmong, seriesKey } from '@/model/records/series';
import { event } from '@test/support/factories';

const named = (name: string, series?: string) =>
  event(name.replace(/\W/g, '-'), { name, ...(series !== undefined && { series }) });

test('events are of one series if they state it, or if only the number of their names differs', () => {
  const events = [
    named('East vs West 12'),
    named('King of the Table IV'),
    named('Worlds Antalya', 'World Championship'),
    named('East vs West 11'),
    named('EAST VS WEST 1'),
    named('King of the Table 3'),
    named('Knuckles Up 3'),
    named('The High Five'),
  ];
  expect(seriesAmong(events).map(({ key, name, events: all }) => [key, name, all.length])).toEqual([
    ['east-vs-west', 'East vs West', 3],
    ['king-of-the-table', 'King of the Table', 2],
    ['world-championship', 'World Championship', 1],
  ]);
});

test('the address of a series is the same in every spelling', () => {
  expect(seriesKey('ＥＡＳＴ  vs West')).toBe('east-vs-west');
  expect(seriesKey('east-vs-west')).toBe('east-vs-west');
});
