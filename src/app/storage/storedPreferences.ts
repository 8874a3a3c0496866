import * as v from 'valibot';
import { weightUnits } from '@/language/language';
import { languageCodes } from '@/language/languages';
import { eventId, sportId } from '@/model/ids';
import { hiddenSpans } from '@/model/spoilers';
import { themes } from '@/wiki/preferences/preferencesSlice';

const id = v.pipe(v.string(), v.nonEmpty());
const keptScope = v.variant('kind', [
  v.object({ kind: v.picklist(['events', 'players']) }),
  v.object({ kind: v.literal('matchesOfSport'), sport: v.pipe(id, v.transform(sportId)) }),
  v.object({ kind: v.literal('matchesOfEvent'), event: v.pipe(id, v.transform(eventId)) }),
]);

/** Preferences as stored on a device. Those that an earlier version did not have get its implicit value. */
export const storedPreferences = v.object({
  theme: v.picklist(themes),
  language: v.optional(v.picklist(['system', ...languageCodes]), 'system'),
  weightUnit: v.optional(v.picklist(weightUnits), 'kg'),
  hides: v.optional(v.fallback(v.picklist(hiddenSpans), 'all'), 'none'),
  notified: v.optional(v.nullable(v.string()), null),
  sendsErrors: v.fallback(v.optional(v.nullable(v.boolean()), null), null),
  kept: v.fallback(v.array(keptScope), []),
  queueViews: v.fallback(v.array(v.object({ name: id, search: v.string() })), []),
});
