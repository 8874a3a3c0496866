/** The messaging service's tokens. The rules have the same pattern. */
export const deviceTokenPattern = /^[A-Za-z0-9_:-]{1,1000}$/;

/** Languages of notifications. The rules have the same list. */
export const deviceLanguages = ['en', 'ja'] as const;
export type DeviceLanguage = (typeof deviceLanguages)[number];

export const deviceLanguageOf = (stored: unknown): DeviceLanguage =>
  deviceLanguages.find((language) => language === stored) ?? 'en';
