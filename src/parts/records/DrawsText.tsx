import { records } from '@/language/en/records';
import { useLanguage } from '@/language/useLanguage';
import { parseDraws } from '@/model/brackets/draws';
import type { Json } from '@/lib/json';
import type { Sport } from '@/model/sports';
import { useAppSelector } from '@/store/typed';
import { selectPlayerName } from '@/wiki/records/recordsSelectors';
import { drawTitle } from '../words/drawWords';

/** Stored draws for readers of a proposal: classes and names, instead of codes and ids. */
export function DrawsText({
  value,
  sports,
}: {
  readonly value: readonly Json[];
  readonly sports: readonly Sport[];
}) {
  const { t, weight } = useLanguage();
  const draws = parseDraws(value.filter((line) => typeof line === 'string'));
  const names = useAppSelector((state) =>
    draws.map(({ entrants }) => entrants.map(({ id }) => selectPlayerName(state, id)).join('\t')).join('\n'),
  )
    .split('\n')
    .map((line) => line.split('\t'));
  return draws.map((draw, at) => (
    <div key={at}>
      {t(records.drawOf, {
        name: drawTitle(t, sports[0], draw),
        players: draw.entrants
          .map((entrant, seed) =>
            [
              names[at]?.[seed],
              entrant.weight === undefined ? undefined : weight(entrant.weight),
              entrant.absent && `(${t(records.didNotAppear)})`,
            ]
              .filter(Boolean)
              .join(' '),
          )
          .join(', '),
      })}
    </div>
  ));
}
