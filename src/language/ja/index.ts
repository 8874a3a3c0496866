export * as catalog from './texts';
export { codeOfEnglishName } from '../codeOfEnglishName';
