import { useNavigate } from 'react-router';
import { players as texts } from '@/language/en/players';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { path } from '@/model/routes';
import { tallyText } from '@/model/tally';
import { useAppSelector } from '@/store/typed';
import { Panel } from '@/ui/Panel';
import { List, ListRow } from '@/ui/List';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { PlayerPicker } from '@/parts/ratings/PlayerPicker';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { selectMatchesOfPlayer } from './playersSelectors';
import { rivalsOf, type Rival } from './rivalsSelectors';

const shown = 5;

/** The opponents that a player has met most, each a link to their head-to-head, and a field to choose anybody else. */
export function Rivals({ id }: { readonly id: string }) {
  const t = useText();
  const navigate = useNavigate();
  const matches = useAppSelector((state) => selectMatchesOfPlayer(state, id), sameItems);
  const rivals = rivalsOf(matches, id, shown);
  return (
    <Section title={t(texts.rivals)}>
      <Stack gap={3}>
        {rivals.length > 0 && (
          <Panel flush>
            <List label={t(texts.rivals)}>
              {rivals.map((rival) => (
                <RivalRow key={rival.id} id={id} rival={rival} />
              ))}
            </List>
          </Panel>
        )}
        <PlayerPicker
          label={t(texts.compare)}
          value={undefined}
          except={id}
          onChange={(otherId) => void navigate(path('versus', { id, otherId }))}
        />
      </Stack>
    </Section>
  );
}

function RivalRow({ id, rival }: { readonly id: string; readonly rival: Rival }) {
  const name = useAppSelector((state) => selectPlayer(state, rival.id)?.name ?? rival.name);
  return (
    <ListRow to={path('versus', { id, otherId: rival.id })} title={name} subtitle={tallyText(rival.tally)} />
  );
}
