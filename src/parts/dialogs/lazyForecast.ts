import { lazyPart } from '@/ui/lazyPart';

/** The forecast of a form, without its code until something is typed. */
export const { Part: Forecast } = lazyPart(
  () => import(/* webpackChunkName: "forecast" */ './Forecast'),
  'Forecast',
);
