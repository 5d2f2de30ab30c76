/** An installation for tests and measurements. */
import { DEFAULT_CATALOGUE } from '#domain/network/catalogue.ts';
import type { DeskPorts } from '#main/desk/desk-ports.ts';

/** An installation that is not managed. */
export const INSTALLATION: DeskPorts['installation'] = {
  dataFolder: '/data',
  managed: {
    place: '/etc/corridor/managed-settings.json',
    ignored: null,
    keys: [],
    shown: [],
    updateChannel: 'stable',
    allowedDownloadHosts: [],
    rateDoubtPercent: 20,
    queueHours: {},
  },
  catalogue: DEFAULT_CATALOGUE,
};
