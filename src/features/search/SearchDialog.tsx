import { Search, X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { sameItems } from '@/lib/sameItems';
import { ratings } from '@/language/en/ratings';
import { titles } from '@/language/en/titles';
import { words } from '@/language/en/words';
import { app } from '@/language/en/app';
import { find } from '@/language/en/find';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useScope } from '@/wiki/scopes/useScope';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { useAppDispatch, useAppSelector, type AppThunk } from '@/store/typed';
import { IconButton } from '@/ui/Button';
import { Palette } from '@/ui/dialogs/Palette';
import { useCombobox } from '@/ui/useCombobox';
import { offerOf } from './offers';
import { optionOfRecent, resultsPath, type Option } from './options';
import { recentCleared, recentFound } from './recentSlice';
import { selectRecent } from './recentSelectors';
import styles from './SearchDialog.module.css';
import { FollowAllMatches } from '@/parts/scopes/FollowAllMatches';
import { NothingFound } from './NothingFound';
import { OptionGroup, type Row } from './OptionGroup';
import { useFound } from './useFound';

const shown = 6;

export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  useScope({ kind: 'players' });
  useScope({ kind: 'events' });
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const { remember, go } = useTaking(wanted, onClose);
  const results = useResults(wanted);
  const { options } = results;
  const combobox = useCombobox({
    count: options.length,
    of: wanted,
    onTake: (at) => {
      const option = options[at];
      // The list may still show results of an earlier text.
      if (option && wanted === text) go(option);
    },
  });
  const row = (option: Option): Row => {
    const at = options.indexOf(option);
    return {
      props: combobox.option(at),
      onHighlight: () => combobox.highlight(at),
      onTake: () => {
        remember(option);
        onClose();
      },
    };
  };

  return (
    <Palette title={t(app.search)} onClose={onClose}>
      {/* For meetings, and to put the player with more matches first among equal hits. */}
      <FollowAllMatches />
      <div className={styles.head}>
        <Search className={styles.icon} />
        <input
          {...combobox.input}
          className={styles.input}
          type="search"
          aria-label={t(find.searchPlayersAndEvents)}
          placeholder={t(find.searchPlayersAndEvents)}
          enterKeyHint="go"
          autoFocus
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <IconButton label={t(find.close)} icon={<X />} onClick={onClose} />
      </div>
      <div className={styles.body}>
        <div {...combobox.list} aria-label={t(find.results)}>
          {results.groups.map((group) => (
            <OptionGroup
              key={group.label ?? ''}
              {...group}
              rowOf={row}
              search={results.search}
              total={results.listed}
            />
          ))}
        </div>
        <Hints results={results} text={wanted} onLeave={onClose} />
      </div>
      <FoundCount results={results} />
    </Palette>
  );
}

function useTaking(wanted: string, onClose: () => void) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const remember = (option: Option) => {
    if ('id' in option) dispatch(recentFound({ kind: option.kind, id: option.id }));
    else dispatch(recentFound({ kind: 'text', text: ('text' in option ? option.text : wanted).trim() }));
  };
  const go = (option: Option) => {
    remember(option);
    onClose();
    void navigate(dispatch(addressOf(option)));
  };
  return { remember, go };
}

type Results = ReturnType<typeof useResults>;

interface Group {
  readonly label?: string;
  readonly options: readonly Option[];
}

function useResults(text: string) {
  const t = useText();
  const found = useFound(text, shown);
  const recent = useAppSelector(selectRecent, sameItems);
  const { typed, isPair, isPage, listed } = found;
  const pairs: Group = { label: t(ratings.headToHead), options: found.pairs };
  const pages: Group = { label: t(find.pages), options: found.pages };
  const label = { players: t(titles.players), events: t(titles.events) };
  const groups: readonly Group[] = typed
    ? [
        ...(isPage ? [pages] : []),
        ...(isPair ? [pairs] : []),
        ...found.groups.map(({ kind, options }) => ({ label: label[kind], options })),
        ...(isPair ? [] : [pairs]),
        { label: t(titles.matches), options: found.matches },
        ...(isPage ? [] : [pages]),
        { options: listed > 0 ? [{ kind: 'all', text, key: 'all' }] : [] },
      ]
    : [{ label: t(find.recent), options: recent.map(optionOfRecent) }];
  const filled = groups.filter(({ options }) => options.length > 0);
  return { ...found, groups: filled, options: filled.flatMap(({ options }) => options) };
}

interface HintsProps {
  readonly results: Results;
  readonly text: string;
  readonly onLeave: () => void;
}

function Hints({ results, text, onLeave }: HintsProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { typed, options, isNothing, waiting } = results;
  return (
    <>
      {!typed && options.length > 0 && (
        <button type="button" className={styles.clear} onClick={() => dispatch(recentCleared())}>
          {t(find.clearRecent)}
        </button>
      )}
      {!typed && options.length === 0 && <p className={styles.hint}>{t(find.howTo)}</p>}
      {waiting && <p className={styles.hint}>{t(find.reading)}</p>}
      {typed && isNothing && !waiting && <NothingFound text={text.trim()} onLeave={onLeave} />}
    </>
  );
}

function FoundCount({ results: { typed, isFound, waiting, count } }: { readonly results: Results }) {
  const t = useText();
  const counts = [
    { count: count.players, text: t(words.playerCount, { count: count.players }) },
    { count: count.events, text: t(words.eventCount, { count: count.events }) },
    { count: count.meetings, text: t(words.matchCount, { count: count.meetings }) },
    { count: count.pages, text: t(find.countPages, { count: count.pages }) },
  ];
  const found = counts.filter((each) => each.count > 0);
  const said = (found.length > 0 ? found : counts.slice(0, 2)).map(({ text }) => text).join(', ');
  return (
    <p role="status" className={styles.status}>
      {typed && isFound && !waiting ? said : ''}
    </p>
  );
}

const addressOf =
  (option: Option): AppThunk<string> =>
  (_dispatch, getState) => {
    switch (option.kind) {
      case 'player':
        return path('player', { id: option.id });
      case 'event':
        return path('event', {
          id: selectEvent(getState(), option.id)?.sport.id ?? '-',
          eventId: option.id,
        });
      case 'text':
      case 'all':
        return resultsPath(option.text);
      default:
        return offerOf(option).to;
    }
  };
