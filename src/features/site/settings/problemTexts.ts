import { siteSettings as texts } from '@/language/en/siteSettings';
import type { Text } from '@/language/text';
import type { SiteProblem } from '@/model/parsing/parseSite';

export const problemTexts = {
  unknown: texts.problemUnknown,
  name: texts.problemName,
  operator: texts.problemOperator,
  address: texts.problemAddress,
  mail: texts.problemMail,
  noOperator: texts.problemNoOperator,
  licence: texts.problemLicence,
  licenceUrl: texts.problemLicenceUrl,
  version: texts.problemVersion,
  versionBack: texts.problemVersionBack,
  colour: texts.problemColour,
  contrastLight: texts.problemContrastLight,
  contrastDark: texts.problemContrastDark,
  text: texts.problemText,
} as const satisfies Record<SiteProblem, Text>;
