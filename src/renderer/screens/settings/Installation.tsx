import { useDesk } from '#renderer/client/desk/desk.ts';
import utility from '#renderer/ui/utility.module.css';
import { Facts } from '#renderer/ui/values/Facts.tsx';
import { Section } from './Section.tsx';

const HOSTS = { electron: 'Electron', browser: 'Browser window' } as const;

/** What this installation is and where it keeps its data. */
export function Installation() {
  const { app } = useDesk();
  const facts = [
    ['Version', app.version],
    ['Runs in', HOSTS[app.host]],
    ['Data folder', app.dataFolder],
  ] as const;
  return (
    <Section title="This installation">
      <Facts className={utility.stack} facts={facts} />
    </Section>
  );
}
