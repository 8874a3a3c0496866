import { isStoredId } from '../ids';
import { apartOf, genders, paramOf, findSport, type Gender, type Sport } from '../sports';

export type EmbedSubject =
  | { readonly kind: 'event'; readonly id: string }
  | { readonly kind: 'versus'; readonly ids: readonly [string, string] }
  | {
      readonly kind: 'rankings';
      readonly sport: string;
      readonly gender: Gender;
      readonly code?: string | undefined;
    };

const embedLanguages = ['en', 'ja'] as const;
type EmbedLanguage = (typeof embedLanguages)[number];

export interface Embed {
  readonly subject: EmbedSubject;
  readonly language: EmbedLanguage;
}

export function embedPath({ subject, language }: Embed, sports: readonly Sport[]): string {
  const params = new URLSearchParams();
  if (subject.kind === 'rankings') {
    params.set('gender', subject.gender);
    const param = strengthParam(findSport(sports, subject.sport));
    if (param !== undefined && subject.code !== undefined) params.set(param, subject.code);
  }
  if (language !== 'en') params.set('lang', language);
  const query = params.toString();
  return placeOf(subject) + (query === '' ? '' : `?${query}`);
}

function placeOf(subject: EmbedSubject): string {
  switch (subject.kind) {
    case 'event':
      return `/embed/event/${encodeURIComponent(subject.id)}`;
    case 'versus':
      return `/embed/versus/${subject.ids.map(encodeURIComponent).join('/')}`;
    case 'rankings':
      return `/embed/rankings/${encodeURIComponent(subject.sport)}`;
  }
}

export function readEmbedPath(
  pathname: string,
  params: URLSearchParams,
  sports: readonly Sport[],
): Embed | undefined {
  const subject = readSubject(pathname, params, sports);
  return subject && { subject, language: oneOf(embedLanguages, params.get('lang')) ?? 'en' };
}

function readSubject(
  pathname: string,
  params: URLSearchParams,
  sports: readonly Sport[],
): EmbedSubject | undefined {
  const [, embed, kind, first, second, ...more] = pathname.split('/');
  if (embed !== 'embed' || more.length > 0 || !isStoredId(first)) return undefined;
  if (kind === 'versus')
    return isStoredId(second) && first !== second ? { kind, ids: [first, second] } : undefined;
  if (second !== undefined) return undefined;
  if (kind === 'event') return { kind, id: first };
  const sport = kind === 'rankings' ? findSport(sports, first) : undefined;
  if (!sport) return undefined;
  const codes = apartOf(sport)?.codes.map(({ code }) => code) ?? [];
  const code = oneOf(codes, params.get(strengthParam(sport) ?? '')) ?? codes[0];
  const gender = oneOf(Object.keys(genders) as Gender[], params.get('gender')) ?? 'M';
  return { kind: 'rankings', sport: first, gender, ...(code !== undefined && { code }) };
}

const strengthParam = (sport: Sport | undefined): string | undefined => {
  const apart = sport && apartOf(sport);
  return apart && paramOf(apart);
};

const oneOf = <T extends string>(codes: readonly T[], code: string | null): T | undefined =>
  codes.find((each) => each === code);
