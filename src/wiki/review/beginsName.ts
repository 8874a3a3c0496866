import { nameWords } from '@/model/names/nameSearch';

/** Whether a name goes on after the other: "Ann Ash" and "Ann Ashton", "Ann" and "Ann Ash". */
export function beginsName(name: string, longer: string): boolean {
  const [beginning, whole] = [name, longer].map((each) => nameWords(each).join(' '));
  return beginning !== '' && beginning !== whole && whole?.startsWith(beginning ?? ' ') === true;
}
