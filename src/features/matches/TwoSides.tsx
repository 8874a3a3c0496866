import type { ReactNode } from 'react';
import { ratings as ratingTexts } from '@/language/en/ratings';
import { records } from '@/language/en/records';
import { useLanguage } from '@/language/useLanguage';
import { matchName } from '@/model/matches/matchFacts';
import { together } from '@/model/ratings/ratingModel';
import type { RatedStep } from '@/model/ratings/history';
import type { Match, Side } from '@/model/records/records';
import { useAppSelector } from '@/store/typed';
import { Country } from '@/parts/records/Country';
import { PlayerLink } from '@/parts/records/PlayerLink';
import type { ShownRatings } from '@/parts/ratings/useMatchRatings';
import { RatingText, signedPoints } from '@/parts/ratings/RatingText';
import { selectIsListed, selectPlayer } from '@/wiki/records/recordsSelectors';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './TwoSides.module.css';

export interface TwoSidesProps {
  readonly match: Match;
  readonly rated: ShownRatings | undefined;
}

export function TwoSides({ match, rated }: TwoSidesProps) {
  const { t, weight } = useLanguage();
  const { player1, player2 } = match;
  const { steps, outlook, past } = rated ?? {};
  const ratings = steps ? [steps[0].own, steps[1].own] : [outlook?.own, outlook?.other];
  const weighed = (side: Side) => (side.weight === undefined ? undefined : weight(side.weight));
  const waits = rated === undefined;
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{matchName(match)}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          {[player1, player2].map(({ id, name }) => (
            <th key={id} scope="col">
              <PlayerLink id={id} name={name} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row
          name={t(records.country)}
          values={[<From key="1" player={player1.id} />, <From key="2" player={player2.id} />]}
        />
        {(player1.weight ?? player2.weight) !== undefined && (
          <Row name={t(records.foughtAt)} values={[weighed(player1), weighed(player2)]} />
        )}
        <Row
          name={t(outlook && !past ? records.ratingNow : records.ratingThen)}
          waits={waits}
          values={ratings.map((rating) => rating && <RatingText key="rating" rating={rating} />)}
        />
        {/* A hidden result keeps its room. */}
        {(waits || steps || past) && (
          <Row name={t(ratingTexts.change)} waits={waits} values={(steps ?? []).map(changeOf)} />
        )}
      </tbody>
    </table>
  );
}

/** The change of the match's own rating, or of the overall one if it has none. */
function changeOf({ code = together, before, after }: RatedStep): string {
  const [was, is] = [before[code] ?? before[together], after[code] ?? after[together]];
  return signedPoints(is.points - was.points);
}

function From({ player }: { readonly player: string }) {
  // A hidden player's country is not shown.
  const country = useAppSelector((state) =>
    selectIsListed(state, player) ? selectPlayer(state, player)?.country : undefined,
  );
  return country === undefined ? <>–</> : <Country stored={country} />;
}

interface RowProps {
  readonly name: string;
  readonly values: readonly ReactNode[];
  readonly waits?: boolean;
}

function Row({ name, values: [first, second], waits = false }: RowProps) {
  const none = waits ? '\u00a0' : '–';
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{first ?? none}</td>
      <td>{second ?? none}</td>
    </tr>
  );
}
