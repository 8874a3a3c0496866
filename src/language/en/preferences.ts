import { defineTexts } from '../text';

export const preferences = defineTexts('preferences', {
  theme: 'Theme',
  themeSystem: 'Same as device',
  themeLight: 'Light',
  themeDark: 'Dark',
  language: 'Language',
  languageSystem: 'Same as browser',
  weightUnit: 'Weight unit',
  kilograms: 'Kilograms (kg)',
  pounds: 'Pounds (lb)',
});
