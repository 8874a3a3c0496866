import { tellHall } from './support/hall';

tellHall('offline', 20);
tellHall('down', 6);
tellHall('hanging', 6);
