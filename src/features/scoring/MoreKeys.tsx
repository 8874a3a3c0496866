import { useState } from 'react';
import { scoring } from '@/language/en/scoring';
import { useLanguage } from '@/language/useLanguage';
import { parseWeight } from '@/model/records/weights';
import { bodyWeight, limits } from '@/model/schema/limits';
import { otherSide, sides, type Side } from '@/model/scoring/end';
import type { Stated } from '@/model/scoring/scoreEntry';
import { usePlayerOffers } from '@/parts/records/usePlayerOffers';
import { AmountField } from '@/ui/fields/AmountField';
import { ComboboxField } from '@/ui/fields/ComboboxField';
import { NumberField } from '@/ui/fields/NumberField';
import { useSport } from '@/wiki/sports/useSports';
import { Key } from './Key';
import type { Names } from './ScoreMatch';
import type { Scored } from './ScorePage';
import rare from './InPlaceOfKeys.module.css';

export interface MoreKeysProps {
  readonly scored: Scored;
  readonly names: Names;
  readonly enter: (stated: Stated) => void;
  readonly onBack: () => void;
}

const ends = [
  { how: 'noShow', text: scoring.noShow },
  { how: 'injury', text: scoring.injury },
  { how: 'disqualified', text: scoring.disqualified },
] as const;

export function MoreKeys({ scored, names, enter, onBack }: MoreKeysProps) {
  const { t } = useLanguage();
  const { held, running } = scored.state;
  const score = useSport(scored.match.event.sport.id)?.score;
  const carriesFouls = score?.fouls === true && score.runningFouls === true;
  return (
    <div className={rare.more}>
      <Key onClick={onBack}>{t(scoring.back)}</Key>
      <Key onClick={() => enter({ kind: 'hold', value: held ? null : true })}>
        {t(held ? scoring.release : scoring.hold)}
      </Key>
      {carriesFouls && (
        <Key aria-pressed={running} onClick={() => enter({ kind: 'running', value: running ? null : true })}>
          {t(scoring.running)}
        </Key>
      )}
      {ends.flatMap(({ how, text }) =>
        sides.map((side) => (
          <Key
            key={how + side}
            onClick={() => {
              enter({ kind: 'end', value: { how, side } });
              onBack();
            }}
          >
            {t(text, { player: names[side] })}
          </Key>
        )),
      )}
      <Place scored={scored} enter={enter} />
      {sides.map((side) => (
        <Weight key={side} {...{ side, scored, names, enter }} />
      ))}
      {sides.map((side) => (
        <Substitute key={side} {...{ side, scored, enter }} />
      ))}
    </div>
  );
}

type FieldProps = Pick<MoreKeysProps, 'scored' | 'enter'>;

function Place({ scored: { match, state }, enter }: FieldProps) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState<number | string | undefined>(state.order ?? match.order);
  const isUsable = typeof typed === 'number' && typed <= limits.order;
  return (
    <div className={rare.set}>
      <NumberField label={t(scoring.order)} value={typed} onChange={setTyped} max={limits.order} />
      <Key disabled={!isUsable} onClick={() => isUsable && enter({ kind: 'order', value: typed })}>
        {t(scoring.keep)}
      </Key>
    </div>
  );
}

interface SideFieldProps extends FieldProps {
  readonly side: Side;
}

function Weight({ side, scored, names, enter }: SideFieldProps & Pick<MoreKeysProps, 'names'>) {
  const { t, weight, weightUnit } = useLanguage();
  const [typed, setTyped] = useState<number | string | undefined>(scored.state.weights[side]);
  const isUsable = typeof typed === 'number' && typed >= bodyWeight.min && typed <= bodyWeight.max;
  return (
    <div className={rare.set}>
      <AmountField
        label={t(scoring.weight, { player: names[side] })}
        value={typed}
        onChange={setTyped}
        parse={(text) => parseWeight(text, weightUnit)}
        print={weight}
      />
      <Key disabled={!isUsable} onClick={() => isUsable && enter({ kind: 'weight', side, value: typed })}>
        {t(scoring.keep)}
      </Key>
    </div>
  );
}

function Substitute({ side, scored: { match, state }, enter }: SideFieldProps) {
  const { t } = useLanguage();
  const [chosen, choose] = useState<string>();
  const other = state.substitutes[otherSide[side]] ?? match[otherSide[side]].id;
  const search = usePlayerOffers({ except: other });
  const player = match[side].name;
  return (
    <>
      <div className={rare.set}>
        <ComboboxField
          label={t(scoring.substitute, { player })}
          value={undefined}
          onChange={(value) => choose(value && 'id' in value ? value.id : undefined)}
          search={search}
        />
        <Key
          disabled={chosen === undefined}
          onClick={() => chosen !== undefined && enter({ kind: 'substitute', side, value: chosen })}
        >
          {t(scoring.keep)}
        </Key>
      </div>
      {state.substitutes[side] !== undefined && (
        <Key onClick={() => enter({ kind: 'substitute', side, value: null })}>
          {t(scoring.original, { player })}
        </Key>
      )}
    </>
  );
}
