import { matchName } from '@/model/matches/matchFacts';
import type { Match } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { Stack } from '@/ui/Stack';
import { DeleteButton } from '@/parts/dialogs/DeleteButton';
import { EditFactsButton } from '@/parts/dialogs/formButtons';
import { ReportButton } from '@/parts/reports/ReportButton';
import { SignInToEdit } from '@/parts/session/SignInToEdit';
import { ShareButton } from '@/parts/sharing/ShareButton';
import { selectHidesResults, selectSecrecy } from '@/wiki/spoilers/spoilersSelectors';
import { useMatchLine } from '@/wiki/sports/useMatchLine';

export function MatchActions({ match }: { readonly match: Match }) {
  const lineOf = useMatchLine();
  const { id, event: at } = match;
  const name = matchName(match);
  const hidden = useAppSelector((state) => selectSecrecy(state, id) === 'hidden');
  // A shared link must not reveal more than its preview.
  const hides = useAppSelector(selectHidesResults);
  return (
    <Stack row gap={2}>
      <ShareButton title={hides || hidden ? name : lineOf(match)} to={path('match', { id })} hides={hidden} />
      {!hidden && <EditFactsButton collection="match" id={id} recordName={name} />}
      <DeleteButton
        collection="match"
        id={id}
        name={name}
        leadsTo={path('event', { id: at.sport.id, eventId: at.id })}
      />
      <SignInToEdit />
      <ReportButton collection="match" id={id} name={name} />
    </Stack>
  );
}
