import { Search, X } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { sameItems } from '@/lib/sameItems';
import { app } from '@/language/en/app';
import { find } from '@/language/en/find';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';
import { FollowScope } from '@/parts/scopes/FollowScope';
import { useScope } from '@/wiki/scopes/useScope';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { useSports } from '@/wiki/sports/useSports';
import { useAppDispatch, useAppSelector, type AppThunk } from '@/store/typed';
import { IconButton } from '@/ui/Button';
import { Palette } from '@/ui/dialogs/Palette';
import { useCombobox } from '@/ui/useCombobox';
import { foundOptions, optionOfRecent, pairPath, resultsPath, type Option } from './options';
import { recentCleared, recentFound } from './recentSlice';
import { selectRecent } from './recentSelectors';
import styles from './SearchDialog.module.css';
import { NothingFound } from './NothingFound';
import { OptionGroup, type Row } from './OptionGroup';
import { useOffers } from './useOffers';

const shown = 6;

export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const sports = useSports();
  const { remember, go } = useTaking(onClose);
  useScope({ kind: 'players' });
  useScope({ kind: 'events' });
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
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
      {/* Of players who fit equally the one who has fought more is meant; most pages follow these already. */}
      {sports.map(({ id: sport }) => (
        <FollowScope key={sport} scope={{ kind: 'matchesOfSport', sport }} />
      ))}
      <div className={styles.head}>
        <Search aria-hidden className={styles.icon} />
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
        <IconButton label={t(find.close)} icon={<X aria-hidden />} onClick={onClose} />
      </div>
      <div className={styles.body}>
        <ResultList results={results} list={combobox.list} rowOf={row} />
        <Hints results={results} text={wanted} onLeave={onClose} />
      </div>
      <FoundCount results={results} />
    </Palette>
  );
}

function useTaking(onClose: () => void) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const remember = (option: Option) => {
    if ('id' in option) dispatch(recentFound({ kind: option.kind, id: option.id }));
    else dispatch(recentFound({ kind: 'text', text: option.text.trim() }));
  };
  const go = (option: Option) => {
    remember(option);
    onClose();
    void navigate(dispatch(addressOf(option)));
  };
  return { remember, go };
}

type Results = ReturnType<typeof useResults>;

function useResults(text: string) {
  const { search, version } = useRecordSearch();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- another version finds others
  const found = useMemo(() => search?.find(text, shown), [search, text, version]);
  const recent = useAppSelector(selectRecent, sameItems);

  const typed = text.trim() !== '';
  const { groups, all } = found && typed ? foundOptions(found, text) : { groups: [], all: undefined };
  const recentOptions = typed ? [] : recent.map(optionOfRecent);
  const { pairs, matches } = useOffers(search, version, text);
  const total = found ? found.players.total + found.events.total : 0;
  const allOptions = all && total > 0 ? [all] : [];
  // Pairs come first only without a player hit: the words may be one player's misspelled name.
  const pairsFirst = found?.players.total === 0;
  const options: readonly Option[] = [
    ...recentOptions,
    ...(pairsFirst ? pairs : []),
    ...groups.flatMap(([, each]) => each),
    ...(pairsFirst ? [] : pairs),
    ...matches,
    ...allOptions,
  ];
  const isNothing = total + pairs.length + matches.length === 0;
  const waiting = typed && (search === undefined || (isNothing && !search.isComplete()));
  return {
    search,
    found,
    typed,
    groups,
    recentOptions,
    pairs,
    pairsFirst,
    matches,
    allOptions,
    options,
    total,
    isNothing,
    waiting,
  };
}

interface ResultListProps {
  readonly results: Results;
  readonly list: ReturnType<typeof useCombobox>['list'];
  readonly rowOf: (option: Option) => Row;
}

function ResultList({ results, list, rowOf }: ResultListProps) {
  const t = useText();
  const { search, groups, recentOptions, pairs, pairsFirst, matches, allOptions, total } = results;
  const label = { players: t(find.players), events: t(find.events) };
  const pairGroup = pairs.length > 0 && (
    <OptionGroup label={t(find.headToHead)} options={pairs} rowOf={rowOf} search={search} />
  );
  return (
    <div {...list} aria-label={t(find.results)} className={styles.list}>
      {recentOptions.length > 0 && (
        <OptionGroup label={t(find.recent)} options={recentOptions} rowOf={rowOf} search={search} />
      )}
      {pairsFirst && pairGroup}
      {groups.map(([kind, each]) => (
        <OptionGroup key={kind} label={label[kind]} options={each} rowOf={rowOf} search={search} />
      ))}
      {!pairsFirst && pairGroup}
      {matches.length > 0 && (
        <OptionGroup label={t(find.matches)} options={matches} rowOf={rowOf} search={search} />
      )}
      {allOptions.length > 0 && (
        <OptionGroup options={allOptions} rowOf={rowOf} search={search} total={total} />
      )}
    </div>
  );
}

interface HintsProps {
  readonly results: Results;
  readonly text: string;
  readonly onLeave: () => void;
}

function Hints({ results, text, onLeave }: HintsProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { typed, recentOptions, isNothing, waiting } = results;
  return (
    <>
      {recentOptions.length > 0 && (
        <button type="button" className={styles.clear} onClick={() => dispatch(recentCleared())}>
          {t(find.clearRecent)}
        </button>
      )}
      {!typed && recentOptions.length === 0 && <p className={styles.hint}>{t(find.howTo)}</p>}
      {waiting && <p className={styles.hint}>{t(find.reading)}</p>}
      {typed && isNothing && !waiting && <NothingFound text={text.trim()} onLeave={onLeave} />}
    </>
  );
}

function FoundCount({ results: { typed, found, waiting } }: { readonly results: Results }) {
  const t = useText();
  return (
    <p role="status" className={styles.status}>
      {typed && found && !waiting
        ? `${t(find.countPlayers, { count: found.players.total })}, ${t(find.countEvents, { count: found.events.total })}`
        : ''}
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
      case 'pair':
        return pairPath(option.ids);
      case 'matches':
        return option.query.to;
      case 'text':
      case 'all':
        return resultsPath(option.text);
    }
  };
