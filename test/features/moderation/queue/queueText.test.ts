import { queueText } from '@/features/moderation/queue/queueText';
import { english } from '@/language/language';
import { profilesSlice } from '@/wiki/entities/profilesSlice';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { delta, event, profile } from '@test/support/factories';
import { screens } from '@test/support/screens';

const moderator = { uid: 'mod', moderator: true };
const proposal = delta('d1', {
  field: 'country',
  value: 'GE',
  note: 'Séen on the poster',
  source: 'https://example.com/poster',
});

test('an entry is found by its record, its value as it reads, its note and its source', () => {
  const { state } = screens({ events: [event('e1')], deltas: [proposal] }, moderator);
  const text = queueText(state(), english, selectDelta(state(), 'd1')!);
  for (const words of ['event e1', 'georgia', 'seen on the poster', 'example com poster'])
    expect(text).toContain(words);
});

test('the text is made once, and anew when its author or its record is called otherwise', () => {
  const world = screens({ events: [event('e1')], deltas: [proposal] }, moderator);
  const text = () => queueText(world.state(), english, selectDelta(world.state(), 'd1')!);
  const first = text();
  expect(first).not.toContain('zoe');
  const named = [profile('editor', { name: 'Zoe' })];
  world.store.dispatch(profilesSlice.actions.added({ scope: 'profile/editor', docs: named }));
  expect(text()).toContain('zoe');
});
