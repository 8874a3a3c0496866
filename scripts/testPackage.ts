import { nestedFolderOf } from './install/nestedPackages';
import { runUntilEnded } from './process/lifetime';
import { testPackage } from './testing/testPackage';

/** `npm --prefix lab test`, `npm --prefix ops test`: the tests of a nested package; words choose parts and files. */
const [folder = '', ...words] = process.argv.slice(2);
runUntilEnded((lifetime) => testPackage(lifetime, nestedFolderOf(folder), words));
