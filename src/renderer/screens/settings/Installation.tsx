import { useDesk } from '#renderer/client/desk/desk.ts';
import { Facts, Section } from './Section.tsx';

const HOSTS = { electron: 'Electron', browser: 'Browser window' } as const;

/** What this installation is and where it keeps its data. */
export function Installation() {
  const { app } = useDesk();
  const facts = [
    { name: 'Version', value: app.version },
    { name: 'Runs in', value: HOSTS[app.host] },
    { name: 'Data folder', value: app.dataFolder },
  ];
  return (
    <Section title="This installation">
      <Facts facts={facts} />
    </Section>
  );
}
