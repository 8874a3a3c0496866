import { defineTexts } from '../text';

export const preferences = defineTexts('preferences', {
  theme: 'Theme',
  themeSystem: 'As the device',
  themeLight: 'Light',
  themeDark: 'Dark',
  language: 'Language',
  languageSystem: 'As the browser',
  weightUnit: 'Weights in',
  kilograms: 'Kilograms (kg)',
  pounds: 'Pounds (lb)',
});
