import { matchName } from '@/model/matchFacts';
import { matchSummary } from '@/model/matchSummary';
import type { Match } from '@/model/records';
import { useAppSelector } from '@/store/typed';
import { DefinitionList, type Fact } from '@/ui/DefinitionList';
import { Stack } from '@/ui/Stack';
import { YoutubePreview } from '@/ui/YoutubePreview';
import { RecordFields } from '../editing/RecordFields';
import { selectMatch } from '../records/recordsSelectors';
import styles from './MatchDetails.module.css';
import { Sources } from './Sources';

/** Everything known of a match, with what can be edited. */
export function MatchDetails({ id }: { readonly id: string }) {
  const match = useAppSelector((state) => selectMatch(state, id));
  if (!match) return undefined;
  const facts = noteFacts(match);
  return (
    <div className={styles.details}>
      <Stack gap={3}>
        {match.youtube && (
          <div className={styles.video}>
            <YoutubePreview id={match.youtube} title={matchSummary(match)} />
          </div>
        )}
        <RecordFields collection="match" id={id} recordName={matchName(match)} />
        {facts.length > 0 && <DefinitionList items={facts} />}
      </Stack>
    </div>
  );
}

/** What came with the data and cannot be edited yet. */
function noteFacts({ weightNote, armNote, round, confidence, source }: Match): readonly Fact[] {
  return [
    { term: 'Stage', value: round },
    { term: 'Class as announced', value: weightNote?.replaceAll('_', ' ') },
    { term: 'About the arm', value: armNote },
    { term: 'Confidence of the data', value: confidence },
    { term: 'Source', value: source && <Sources sources={source} /> },
  ].filter(({ value }) => value !== undefined);
}
