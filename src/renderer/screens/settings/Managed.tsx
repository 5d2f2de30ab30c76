import type { AppInfo } from '#contract/bridge.ts';
import { useDesk } from '#renderer/client/desk.ts';
import { Facts, Section } from './Section.tsx';

const CHANNELS = {
  stable: 'Stable',
  beta: 'Beta',
  off: 'Off: your organisation installs updates',
} as const;

/** A value in use; among managed ones it is marked as not managed. */
const inForce = ({ managed: { keys } }: AppInfo, key: string, value: string) =>
  keys.length === 0 || keys.includes(key) ? value : `${value} (not managed)`;

/** The managed settings in use. */
export function Managed() {
  const { app } = useDesk();
  const { file, keys, updateChannel, allowedDownloadHosts, practiceAllowed } = app.managed;
  const hosts =
    allowedDownloadHosts.join(', ') ||
    'The API server only. Corridor asks before it uses any other.';
  const address = app.practice ? 'The practice sandbox' : app.apiUrl;
  const facts = [
    { name: 'API address', value: inForce(app, 'apiUrl', address) },
    { name: 'Update channel', value: inForce(app, 'updateChannel', CHANNELS[updateChannel]) },
    { name: 'Downloads allowed from', value: inForce(app, 'allowedDownloadHosts', hosts) },
    {
      name: 'Practice sandbox',
      value: inForce(app, 'practiceAllowed', practiceAllowed ? 'Allowed' : 'Not allowed'),
    },
    { name: 'Settings file of this computer', value: file },
  ];
  return (
    <Section
      title="Managed by your organisation"
      text={
        keys.length > 0
          ? 'Your administrator manages these settings. You cannot change them here.'
          : 'Your administrator has not set any of these. The values in use are shown.'
      }
    >
      <Facts facts={facts} />
    </Section>
  );
}
