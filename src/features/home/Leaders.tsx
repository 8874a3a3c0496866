import { genders, type Arm, type Gender, type Sport } from '@/model/sports';
import { path } from '@/model/routes';
import { recordText } from '@/model/tally';
import { useAppSelector } from '@/store/typed';
import { ButtonLink } from '@/ui/ButtonLink';
import { Card } from '@/ui/Card';
import { Section } from '@/ui/Section';
import { PlayerLink } from '@/features/wiki/display/PlayerLink';
import { ScopeState } from '@/features/wiki/display/ScopeState';
import { selectCountedMatches, selectStandings } from '@/features/wiki/display/standingsSelectors';
import { selectScopeStatus } from '@/features/wiki/scopes/scopesSelectors';
import styles from './Leaders.module.css';

const shown = 3;

/** Who leads a sport's rankings, per arm and gender. */
export function Leaders({ sport: { id, arms = {} } }: { readonly sport: Sport }) {
  const matches = useAppSelector((state) => selectScopeStatus(state, { kind: 'matchesOfSport', sport: id }));
  const events = useAppSelector((state) => selectScopeStatus(state, { kind: 'events' }));
  const counted = useAppSelector((state) => selectCountedMatches(state, id).length);
  // The keys of both tables are the codes.
  const armCodes = Object.keys(arms).reverse() as Arm[];
  const genderCodes = Object.keys(genders) as Gender[];
  return (
    <Section
      title="Leaders"
      actions={
        <ButtonLink size="sm" variant="quiet" to={path('rankings')}>
          All rankings
        </ButtonLink>
      }
    >
      <ScopeState
        scopes={[events, matches]}
        empty={counted === 0}
        what="rankings"
        rows={4}
        nothing={<p>No reviewed event has results yet.</p>}
      >
        <Card>
          <div className={styles.boards}>
            {genderCodes.flatMap((gender) =>
              (armCodes.length === 0 ? [undefined] : armCodes).map((arm) => (
                <Board
                  key={`${arm}${gender}`}
                  sport={id}
                  arm={arm}
                  gender={gender}
                  title={[arm && `${arms[arm]} arm`, genders[gender]].filter(Boolean).join(', ')}
                />
              )),
            )}
          </div>
        </Card>
      </ScopeState>
    </Section>
  );
}

interface BoardProps {
  readonly sport: string;
  readonly arm: Arm | undefined;
  readonly gender: Gender;
  readonly title: string;
}

function Board({ sport, arm, gender, title }: BoardProps) {
  const standings = useAppSelector((state) => selectStandings(state, sport, arm, gender));
  if (standings.length === 0) return undefined;
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ol className={styles.places}>
        {standings.slice(0, shown).map(({ player, name, rank, tally }) => (
          <li key={player} className={styles.place}>
            <span className={styles.rank}>{rank}</span>
            <span className={styles.name}>
              <PlayerLink id={player} name={name} />
            </span>
            <span className={styles.record}>{recordText(tally)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
