import * as v from 'valibot';
import { weightUnits } from '@/language/language';
import { languageCodes } from '@/language/languages';
import { eventId, sportId } from '@/model/ids';
import { hiddenSpans } from '@/model/matches/spoilers';
import { themes } from '@/wiki/preferences/preferencesSlice';

const id = v.pipe(v.string(), v.nonEmpty());
const keptScope = v.variant('kind', [
  v.object({ kind: v.picklist(['events', 'players']) }),
  v.object({ kind: v.literal('matchesOfSport'), sport: v.pipe(id, v.transform(sportId)) }),
  v.object({ kind: v.literal('matchesOfEvent'), event: v.pipe(id, v.transform(eventId)) }),
]);

export const storedPreferences = v.object({
  theme: v.picklist(themes),
  language: v.picklist(['system', ...languageCodes]),
  weightUnit: v.picklist(weightUnits),
  hides: v.fallback(v.picklist(hiddenSpans), 'all'),
  notified: v.nullable(v.string()),
  sendsErrors: v.fallback(v.nullable(v.boolean()), null),
  kept: v.fallback(v.array(keptScope), []),
  queueViews: v.fallback(v.array(v.object({ name: id, search: v.string() })), []),
});
