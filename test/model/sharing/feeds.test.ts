import { feedFormats, feedPath, readFeedPath, type FeedSubject } from '@/model/sharing/feeds';

test('an address is read as it is written', () => {
  const subjects: readonly FeedSubject[] = [
    { kind: 'all' },
    { kind: 'player', id: 'devon-larratt' },
    { kind: 'event', id: 'x_Y' },
    { kind: 'sport', id: 'armw' },
    { kind: 'country', id: 'gb-sct' },
    { kind: 'edits', of: 'all' },
    { kind: 'edits', of: 'unreviewed' },
    { kind: 'edits', of: 'match', id: 'm_1' },
    { kind: 'edits', of: 'member', id: 'Qw3r' },
  ];
  for (const subject of subjects)
    for (const format of feedFormats)
      expect(readFeedPath(feedPath(subject, format))).toEqual(
        subject.kind === 'edits' && format === 'ics' ? undefined : { subject, format },
      );
});
