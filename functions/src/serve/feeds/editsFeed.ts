import { siteName } from '@/language/siteName';
import { fields as fieldTexts } from '@/language/en/fields';
import { nouns } from '@/language/en/nouns';
import type { Text } from '@/language/text';
import { fieldChanges, isDeletion, isNewRecord, recordIdOf, type Delta } from '@/model/proposals/delta';
import { matchName } from '@/model/matches/matchFacts';
import type { EditsSubject } from '@/model/sharing/feeds';
import { path } from '@/model/sharing/routes';
import type { Collection } from '@/model/schema/recordSchema';
import { byTrust } from '@/model/trust/trustSettings';
import type { Wiki } from '../reading/wiki';
import type { Feed } from './feedContent';

const most = 50;

/**
 * The newest applied edits, without values and people's words: names come from the records, so a hidden or
 * withheld name appears nowhere. Open proposals are for their authors and moderators, so no feed has them.
 * `undefined` for a record that does not exist or a hidden player.
 */
export function editsFeedOf(
  subject: EditsSubject,
  { wiki, edits }: { readonly wiki: Wiki; readonly edits: readonly Delta[] },
): Feed | undefined {
  const about = aboutOf(subject, wiki);
  if (about === undefined) return undefined;
  const shown = edits.filter((edit) => about.has(edit) && !isHidden(edit, wiki)).slice(0, most);
  return { ...about, entries: shown.map((edit) => entryOf(edit, wiki)), events: [] };
}

function aboutOf(subject: EditsSubject, wiki: Wiki) {
  switch (subject.of) {
    case 'all':
      return { title: `${siteName()}: edits`, page: path('changes'), has: () => true };
    case 'unreviewed':
      return {
        title: `${siteName()}: edits that no moderator has decided`,
        page: path('changes'),
        has: ({ decidedBy }: Delta) => decidedBy === byTrust,
      };
    case 'member': {
      const { id: uid } = subject;
      return {
        title: `${siteName()}: edits by a member`,
        page: path('member', { uid }),
        has: ({ author }: Delta) => author === uid,
      };
    }
    default: {
      const { of, id } = subject;
      const name = nameOfRecord(wiki, of, id);
      if (name === undefined || isHiddenPlayer(wiki, of, id)) return undefined;
      const has = (edit: Delta) => edit.collection === of && wiki.standing(of, recordIdOf(edit)) === id;
      return { title: `${siteName()}: edits of ${name}`, page: path('changes'), has };
    }
  }
}

const isHiddenPlayer = (wiki: Wiki, collection: Collection, id: string): boolean =>
  collection === 'player' && wiki.stored.player.has(id) && !wiki.isListed(id);

const isHidden = (edit: Delta, wiki: Wiki): boolean =>
  isHiddenPlayer(wiki, edit.collection, wiki.standing(edit.collection, recordIdOf(edit)));

const labels: Readonly<Record<string, Text>> = fieldTexts;

const nounOf = {
  event: nouns.anEvent,
  match: nouns.aMatch,
  player: nouns.aPlayer,
} as const satisfies Record<Collection, Text>;

function entryOf(edit: Delta, wiki: Wiki) {
  const { id, collection, decidedAt = 0, decidedBy } = edit;
  const name = nameOfRecord(wiki, collection, wiki.standing(collection, recordIdOf(edit)));
  return {
    page: path('proposal', { id }),
    title: `${name ?? nounOf[collection].en}: ${whatOf(edit)}`,
    text: decidedBy === byTrust ? 'Applied at once' : 'Applied by a moderator',
    updated: decidedAt,
  };
}

function whatOf(edit: Delta): string {
  if (isDeletion(edit)) return 'deleted';
  if (isNewRecord(edit)) return 'new';
  const paths = (fieldChanges(edit) ?? []).map(({ field }) => field.path);
  return paths.map((at) => (Object.hasOwn(labels, at) ? (labels[at]?.en ?? at) : at)).join(', ');
}

function nameOfRecord(wiki: Wiki, collection: Collection, id: string): string | undefined {
  if (collection !== 'match') return wiki.stored[collection].get(id)?.name;
  const match = wiki.stored.match.get(id);
  return match && matchName(match);
}
