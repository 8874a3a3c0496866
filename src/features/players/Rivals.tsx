import { useState } from 'react';
import { useNavigate } from 'react-router';
import { players as texts } from '@/language/en/players';
import { records } from '@/language/en/records';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { path } from '@/model/sharing/routes';
import { tallyText } from '@/model/matches/tally';
import { useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { List, ListRow } from '@/ui/List';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { PlayerFlag } from '@/parts/records/PlayerFlag';
import { PlayerPicker } from '@/parts/ratings/PlayerPicker';
import { useAsOf } from '@/parts/ratings/useAsOf';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { selectMatchesOfPlayer } from './playersSelectors';
import { balancesOf, rivalsOf, type Rival } from './rivalsSelectors';
import { useKeepDay } from '@/parts/days/useKeepDay';

const shown = 5;

export function Rivals({ id }: { readonly id: string }) {
  const t = useText();
  const navigate = useNavigate();
  const keepDay = useKeepDay();
  const [until] = useAsOf();
  const matches = useAppSelector((state) => selectMatchesOfPlayer(state, id, until), sameItems);
  const rivals = rivalsOf(matches, id);
  const [whole, setWhole] = useState(false);
  const { best, worst } = balancesOf(rivals);
  const visible = whole
    ? rivals
    : rivals.filter((rival, at) => at < shown || rival === best || rival === worst);
  return (
    <Section title={t(texts.rivals)} count={rivals.length || undefined}>
      <Stack gap={3}>
        {rivals.length > 0 && (
          <List label={t(texts.rivals)}>
            {visible.map((rival) => (
              <RivalRow
                key={rival.id}
                id={id}
                rival={rival}
                mark={
                  rival === best ? t(texts.bestBalance) : rival === worst ? t(texts.worstBalance) : undefined
                }
              />
            ))}
          </List>
        )}
        {visible.length < rivals.length && (
          <Button onClick={() => setWhole(true)}>
            {t(records.showMore, { count: rivals.length - visible.length })}
          </Button>
        )}
        <PlayerPicker
          label={t(texts.compare)}
          value={undefined}
          except={id}
          onChange={(otherId) => void navigate(keepDay(path('versus', { id, otherId })))}
        />
      </Stack>
    </Section>
  );
}

interface RivalRowProps {
  readonly id: string;
  readonly rival: Rival;
  readonly mark: string | undefined;
}

function RivalRow({ id, rival, mark }: RivalRowProps) {
  const keepDay = useKeepDay();
  const name = useAppSelector((state) => selectPlayer(state, rival.id)?.name ?? rival.name);
  return (
    <ListRow
      to={keepDay(path('versus', { id, otherId: rival.id }))}
      title={
        <>
          <PlayerFlag id={rival.id} />
          {name}
        </>
      }
      subtitle={tallyText(rival.tally)}
      meta={mark !== undefined && <Badge kind="neutral">{mark}</Badge>}
    />
  );
}
