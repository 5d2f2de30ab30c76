/** `powerMonitor`: the machine sleeps, wakes and shuts down when a test says so. */
import { StrictEmitter, strict } from './strict.ts';

/** `electron.powerMonitor`. */
export const powerMonitor = strict(
  'powerMonitor',
  new StrictEmitter('powerMonitor', ['resume', 'shutdown']),
);
