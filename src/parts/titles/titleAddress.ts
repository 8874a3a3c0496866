import type { DateString } from '@/model/dates';
import { path } from '@/model/sharing/routes';
import { genders, paramOf, type Gender, type Sport } from '@/model/sports';
import type { Title } from '@/model/titles/title';

const named = 'name';

/**
 * The address of a title's page: `/title?sport=armw&name=World+title&gender=M&arm=R`. A title has no id: only
 * its matches define it.
 */
export function titlePath(title: Title, sport: Sport, asOf?: DateString): string {
  const params = new URLSearchParams({ sport: sport.id, [named]: title.name, gender: title.gender });
  for (const choice of sport.choices) {
    const code = title.codes.find((each) => each.path === choice.path)?.code;
    if (code !== undefined) params.set(paramOf(choice), code);
  }
  if (asOf !== undefined) params.set('asof', asOf);
  return `${path('title')}?${params}`;
}

export function readTitle(params: URLSearchParams, sport: Sport): Title | undefined {
  const name = params.get(named)?.trim() ?? '';
  const gender = params.get('gender') ?? '-';
  if (name === '' || !isGender(gender)) return undefined;
  return {
    name,
    gender,
    codes: sport.choices.flatMap((choice) => {
      const code = params.get(paramOf(choice));
      return code === null ? [] : [{ path: choice.path, code }];
    }),
  };
}

const isGender = (code: string): code is Gender => Object.hasOwn(genders, code);
