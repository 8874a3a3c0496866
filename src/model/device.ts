/** Tokens by which the messaging service knows a device; the rules take exactly these. */
export const deviceTokenPattern = /^[A-Za-z0-9_:-]{1,1000}$/;

/** Languages in which a device may ask to be told: those of the interface; the rules take exactly these. */
export const deviceLanguages = ['en', 'ja'] as const;
export type DeviceLanguage = (typeof deviceLanguages)[number];

/** The language a device asked for; English for one that was registered before it could. */
export const deviceLanguageOf = (stored: unknown): DeviceLanguage =>
  deviceLanguages.find((language) => language === stored) ?? 'en';
