import { useMemo } from 'react';
import { fields } from '@/language/en/fields';
import { players as texts } from '@/language/en/players';
import { sports as sportTexts } from '@/language/en/sports';
import { useLanguage } from '@/language/useLanguage';
import { countryOf } from '@/model/records/countryOf';
import { asOfParam } from '@/model/ratings/asOf';
import { choiceAt, genders, liveCodes, sportsFor, type Sport } from '@/model/sports';
import { useAppSelector } from '@/store/typed';
import { playerOrders, type PlayerOrder } from '@/wiki/lists/listPlayers';
import { useSports } from '@/wiki/sports/useSports';
import { selectCountries } from './playerListSelectors';
import { choiceCodeName, codeName, sportName } from '../words/sportWords';
import { useFilters } from './useFilters';

const names = ['country', 'sport', 'gender', 'weight', 'sort', asOfParam] as const;

const orderTexts = {
  rating: texts.byRating,
  name: sportTexts.byName,
  matches: sportTexts.mostMatchesFirst,
  latest: texts.byLatest,
} as const satisfies Record<PlayerOrder, unknown>;

const classesOf = (sports: readonly Sport[]) =>
  sports
    .flatMap((sport) => {
      const choice = choiceAt(sport, 'weight');
      return choice === undefined ? [] : liveCodes(choice).map((code) => ({ choice, code }));
    })
    .filter(({ code }, at, all) => all.findIndex((other) => other.code === code) === at);

export function usePlayerFilters(only: string | undefined) {
  const { t } = useLanguage();
  const sports = useSports();
  const { values, filter, clear } = useFilters(names);
  const countries = useCountryChoices();
  const genderChoices = Object.keys(genders).map((value) => ({ value, label: codeName(t, 'gender', value) }));
  const weightChoices = classesOf(sportsFor(sports, only)).map(({ choice, code: value }) => ({
    value,
    label: choiceCodeName(t, choice, value),
  }));
  const sportChoices = sports.map(({ id }) => ({ value: id, label: sportName(t, sports, id) }));
  const orders = playerOrders.map((value) => ({ value, label: t(orderTexts[value]) }));
  return {
    values,
    clear,
    filters: [
      {
        ...filter('country', t(fields.country), countries, t(texts.anyCountry)),
        // An address may also name the country.
        value: values.country === undefined ? undefined : countryOf(values.country),
      },
      ...(sports.length > 1 && only === undefined
        ? [filter('sport', t(sportTexts.sport), sportChoices, t(sportTexts.anySport))]
        : []),
      filter('gender', t(fields.gender), genderChoices, t(sportTexts.anyGender)),
      ...(weightChoices.length > 0
        ? [filter('weight', t(sportTexts.weight), weightChoices, t(sportTexts.anyWeight))]
        : []),
      filter('sort', t(sportTexts.order), orders),
    ],
  };
}

function useCountryChoices() {
  const { locale, country: countryName } = useLanguage();
  const countries = useAppSelector(selectCountries);
  return useMemo(
    () =>
      countries
        .map((value) => ({ value, label: countryName(value) }))
        .sort((a, b) => a.label.localeCompare(b.label, locale)),
    [countries, countryName, locale],
  );
}
