import type { DataLicence } from './siteFacts';

export const knownLicences: Readonly<Record<string, Omit<DataLicence, 'id'>>> = {
  'CC0-1.0': { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  'CC-BY-4.0': { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  'CC-BY-SA-4.0': { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
  'ODbL-1.0': { name: 'ODbL 1.0', url: 'https://opendatacommons.org/licenses/odbl/1-0/' },
  'ODC-By-1.0': { name: 'ODC-By 1.0', url: 'https://opendatacommons.org/licenses/by/1-0/' },
  'PDDL-1.0': { name: 'PDDL 1.0', url: 'https://opendatacommons.org/licenses/pddl/1-0/' },
};
