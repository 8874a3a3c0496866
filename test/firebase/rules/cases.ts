import { attackCases } from './attackCases';
import { baseCases } from './baseCases';
import type { Case } from './case';
import { decisionCases } from './decisionCases';
import { readKillers } from './killers';
import { nameCases } from './nameCases';
import { peopleCases } from './peopleCases';
import { pickCases } from './pickCases';
import { proposalCases } from './proposalCases';
import { queryCases } from './queryCases';
import { ownerCases } from './ownerCases';
import { quotaCases } from './quotaCases';
import { replyCases } from './replyCases';
import { sportCases } from './sportCases';
import { tableCases } from './tableCases';
import { everyOther } from './usualRun';
import { valueCases } from './valueCases';

const killing = new Set(Object.values(readKillers()));

/** Every case the rules must decide; removing any condition from the rules fails at least one. */
export const cases: readonly Case[] = [
  ...attackCases,
  ...tableCases,
  ...decisionCases,
  ...nameCases,
  ...peopleCases,
  ...pickCases,
  ...proposalCases,
  ...queryCases,
  ...quotaCases,
  ...ownerCases,
  ...replyCases,
  ...sportCases,
  // Every field repeats them. Cases that matter for a condition always run.
  ...everyOther([...baseCases, ...valueCases], ({ name }) => killing.has(name)),
];
