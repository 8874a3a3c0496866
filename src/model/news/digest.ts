import { deviceLanguageOf, type DeviceLanguage } from './device';

export const digestRhythms = ['none', 'daily', 'weekly'] as const;
export type DigestRhythm = (typeof digestRhythms)[number];

export interface DigestChoice {
  readonly rhythm: DigestRhythm;
  readonly language: DeviceLanguage;
}

/** The choice in an account's private document; no mails by default. */
export const digestOf = (account: Readonly<Record<string, unknown>>): DigestChoice => ({
  rhythm: digestRhythms.find((rhythm) => rhythm === account['digest']) ?? 'none',
  language: deviceLanguageOf(account['language']),
});
