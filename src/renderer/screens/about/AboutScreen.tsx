/** About (/about): what this installation is. Open to anyone, loaded on demand (1R16, 1R17). */
import { useSearchParams } from 'react-router-dom';
import { Head } from '#renderer/ui/layout/Head.tsx';
import { Screen } from '#renderer/ui/layout/Screen.tsx';
import { SignInLink } from '#renderer/ui/layout/SignInLink.tsx';
import { Tabs } from '#renderer/ui/layout/Tabs.tsx';
import utility from '#renderer/ui/utility.module.css';
import { Installation } from './Installation.tsx';
import { Licences } from './Licences.tsx';
import { Origin } from './Origin.tsx';

const TABS = [
  ['installation', 'This installation'],
  ['reference', 'Reference data'],
  ['licences', 'Licences'],
] as const;
type TabName = (typeof TABS)[number][0];

const PANELS: Readonly<Record<TabName, () => React.ReactNode>> = {
  installation: Installation,
  reference: Origin,
  licences: Licences,
};

export function AboutScreen() {
  const [address, setAddress] = useSearchParams();
  const tab = TABS.find(([name]) => name === address.get('tab'))?.[0] ?? 'installation';
  const Panel = PANELS[tab];
  return (
    <Screen readable>
      <Head>
        <h1>About Corridor</h1>
        <p className={utility.second}>
          The back-office console of a peer-to-peer and hybrid currency-exchange network.
        </p>
        <SignInLink />
      </Head>
      <Tabs
        label="About Corridor"
        tabs={TABS}
        selected={tab}
        onSelect={(name) => setAddress({ tab: name }, { replace: true })}
      >
        <Panel />
      </Tabs>
    </Screen>
  );
}
