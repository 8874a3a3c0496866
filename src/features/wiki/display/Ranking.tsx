import { ChartNoAxesColumn } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { findSport, genders, type Arm, type Gender } from '@/model/sports';
import { sportId } from '@/model/ids';
import { useAppSelector } from '@/store/typed';
import { Card } from '@/ui/Card';
import { Choices } from '@/ui/Choices';
import { EmptyState } from '@/ui/EmptyState';
import { Stack } from '@/ui/Stack';
import { useScope } from '../scopes/useScope';
import { RankingTable } from './RankingTable';
import { ScopeState } from './ScopeState';
import { selectStandings } from './standingsSelectors';

/** Codes no arm has: both together. */
const both = 'all';

/** A sport's ranking with its switches for arm and gender, which live in the address (`?arm=L&gender=W`). */
export function Ranking({ sport }: { readonly sport: string }) {
  const [params] = useSearchParams();
  const { arms = {} } = findSport(sport) ?? {};
  // Right first: it is what most matches are fought with.
  const armCodes = Object.keys(arms).reverse();
  const armCode = codeIn([...armCodes, both], params.get('arm'));
  const genderCode = codeIn(Object.keys(genders), params.get('gender'));
  // Both come from the tables of the sport, or are none.
  const arm = (armCode === both ? undefined : armCode) as Arm | undefined;
  const gender = genderCode as Gender | undefined;
  const scopes = [useScope({ kind: 'events' }), useScope({ kind: 'matchesOfSport', sport: sportId(sport) })];
  const standings = useAppSelector((state) => selectStandings(state, sport, arm, gender));
  const armLabel = arm ? `${arms[arm]} arm` : 'Both arms';
  return (
    <Stack gap={4}>
      <Stack row gap={3}>
        {armCodes.length > 0 && (
          <Choices
            label="Arm"
            choices={[...armCodes, both].map((code) => ({
              to: withParam(params, 'arm', code),
              label: arms[code] ?? 'Both arms',
              current: code === armCode,
            }))}
          />
        )}
        <Choices
          label="Gender"
          choices={Object.entries(genders).map(([code, label]) => ({
            to: withParam(params, 'gender', code),
            label,
            current: code === genderCode,
          }))}
        />
      </Stack>
      <ScopeState
        scopes={scopes}
        empty={standings.length === 0}
        what="rankings"
        rows={14}
        nothing={
          <EmptyState icon={<ChartNoAxesColumn />} title="No ranked matches">
            No reviewed event has a result of this kind yet.
          </EmptyState>
        }
      >
        <Card flush>
          <RankingTable
            caption={[armLabel, gender && genders[gender]].filter(Boolean).join(', ')}
            standings={standings}
          />
        </Card>
      </ScopeState>
    </Stack>
  );
}

/** The code if it is one of those, else the first: anything may stand in an address. */
const codeIn = (codes: readonly string[], code: string | null): string | undefined =>
  code !== null && codes.includes(code) ? code : codes[0];

function withParam(params: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(params);
  next.set(name, value);
  return `?${next}`;
}
