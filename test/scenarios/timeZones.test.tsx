/** @jest-environment <rootDir>/test/support/zonesEnvironment.cjs */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calendarOf } from '@/model/sharing/calendar';
import { page as member } from '@/features/history/MemberPage';
import { page as playerHistory } from '@/features/history/PlayerHistoryPage';
import { AccountDetails } from '@/features/moderation/accounts/AccountDetails';
import { createLanguage } from '@/language/language';
import { LanguageContext } from '@/language/useLanguage';
import { dateOf, isDateString, type DateString } from '@/model/dates';
import { dayOf } from '@/model/ratings/dayOf';
import { daysUntil } from '@/parts/days/daysUntil';
import { readersDay } from '@/parts/days/useToday';
import { currentFile } from '@/parts/outbox/currentFile';
import { profilesSlice } from '@/wiki/entities/profilesSlice';
import { delta, event, player, profile } from '@test/support/factories';
import { screens } from '@test/support/screens';

/** Defined by `zonesEnvironment.cjs`. */
declare function setTimeZone(zone: string): void;

/** English in the present zone: a formatter keeps the zone it was made in. */
const english = () => createLanguage('en');

afterEach(() => jest.restoreAllMocks());

/** Two moments in the evening or morning, on different dates elsewhere. */
const moments = [
  ['Pacific/Kiritimati', '2024-03-11T23:30Z', '2024-03-12', '12 Mar 2024', '13:30'],
  ['Pacific/Kiritimati', '2024-03-12T00:30Z', '2024-03-12', '12 Mar 2024', '14:30'],
  ['America/Los_Angeles', '2024-03-11T23:30Z', '2024-03-11', '11 Mar 2024', '16:30'],
  ['America/Los_Angeles', '2024-03-12T00:30Z', '2024-03-11', '11 Mar 2024', '17:30'],
  ['Asia/Kolkata', '2024-03-11T23:30Z', '2024-03-12', '12 Mar 2024', '05:00'],
  ['Asia/Kolkata', '2024-03-12T00:30Z', '2024-03-12', '12 Mar 2024', '06:00'],
] as const;

describe.each(moments)('in %s at %s', (zone, moment, day, text, hour) => {
  const time = Date.parse(moment);

  beforeEach(() => {
    setTimeZone(zone);
    jest.spyOn(Date, 'now').mockReturnValue(time);
  });

  test('today and moments are those of the reader', () => {
    const { dates } = english();
    expect(readersDay()).toBe(day);
    expect(dates.day(time)).toBe(text);
    expect(dates.time(time)).toBe(`${text}, ${hour}`);
  });

  test('accounts are as old as the reader’s calendar says', () => {
    const world = screens({});
    const mia = profile('mia', { since: time });
    world.store.dispatch(profilesSlice.actions.reset({ scope: 'profile/mia', docs: [mia] }));
    const account = { uid: 'mia', email: 'mia@example.com', name: 'Mia', created: time };
    const standing = { verified: true, moderator: false, admin: false };
    world.show(
      <LanguageContext value={english()}>
        <member.Component uid="mia" />
        <AccountDetails account={{ ...account, ...standing }} />
      </LanguageContext>,
    );
    expect(screen.getAllByText(text)).toHaveLength(2);
  });

  test('the undo of a change names the reader’s day', async () => {
    const applied = { collection: 'player', docId: 'ann', status: 'applied', decidedAt: 5_000 } as const;
    const deltas = [delta('d1', { ...applied, field: 'name', value: 'Ann', before: 'An' })];
    const world = screens({ players: [player('ann', { name: 'Ann' })], deltas }, { uid: 'editor' });
    world.show(<playerHistory.Component id="ann" />);
    await userEvent.click(screen.getByRole('button', { name: 'Revert…' }));
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toContain(text);
  });

  test('the file of waiting changes is named after the reader’s day and hour', () => {
    const world = screens({}, { uid: 'editor' });
    Object.assign(world.extra, { now: () => time });
    const file = world.dispatch(currentFile());
    expect(file?.name).toBe(`armwiki-changes-${day}-${hour.replace(':', '-')}.json`);
  });
});

describe.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata'])('in %s', (zone) => {
  beforeEach(() => setTimeZone(zone));

  test('a calendar day stays the day it is', () => {
    const { dates } = english();
    const day = '2024-03-12' as DateString;
    expect(isDateString(day)).toBe(true);
    expect(dates.day(day)).toBe('12 Mar 2024');
    expect(dates.leaf(day)).toEqual({ day: '12', month: 'Mar', year: '2024' });
    // Days with a change of clocks have more or less than 24 hours.
    expect(daysUntil('2024-11-12' as DateString, day)).toBe(245);
    expect(dayOf(day)).toBe(19_794);
    expect(dateOf(Date.parse('2024-03-12T23:59Z'))).toBe(day);
    const cup = { event: event('e1', { date: day }), card: [] };
    const content = calendarOf([cup], () => 'https://armwiki.example/event/e1');
    expect(content).toContain('DTSTART;VALUE=DATE:20240312\r\n');
    expect(content).toContain('DTEND;VALUE=DATE:20240313\r\n');
  });
});
