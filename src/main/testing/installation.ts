/** An installation for tests and measurements. */
import { DEFAULT_CATALOGUE } from '#domain/catalogue.ts';
import type { DeskPorts } from '#main/desk.ts';

/** An installation that is not managed. */
export const INSTALLATION: DeskPorts['installation'] = {
  dataFolder: '/data',
  managed: {
    file: '/etc/corridor/managed-settings.json',
    keys: [],
    updateChannel: 'stable',
    allowedDownloadHosts: [],
    practiceAllowed: true,
  },
  catalogue: DEFAULT_CATALOGUE,
};
