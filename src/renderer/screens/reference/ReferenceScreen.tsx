/**
 * Reference (/reference): countries, subdivisions, currencies and the rules of offers, all of it part
 * of this program, so that it is there for anybody, signed in or not, online or not (document 3 §9).
 */
import { Button, SearchBox, Spinner } from '@fluentui/react-components';
import { useDeferredValue } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSession } from '#renderer/desk/desk.ts';
import { type ReferenceReading, useReference } from '#renderer/desk/reference.ts';
import { Tabs } from '#renderer/ui/tabs/Tabs.tsx';
import { type Chosen, Countries } from './Countries.tsx';
import { Currencies } from './Currencies.tsx';
import { Limits } from './Limits.tsx';
import { Rules } from './Rules.tsx';
import styles from './reference.module.css';

const TABS = [
  ['countries', 'Countries'],
  ['currencies', 'Currencies'],
  ['limits', 'Limits and pairs'],
  ['rules', 'Fees and rates'],
] as const;
type TabName = (typeof TABS)[number][0];

const SEARCHED: Readonly<Record<TabName, string>> = {
  countries: 'Search by name, code, capital, currency or dialling prefix',
  currencies: 'Search by code, name, country or payment type',
  limits: 'Search by code, name or country',
  rules: 'Search the rules by word or currency',
};

/** The state of the screen is its address. */
function useAddress() {
  const [address, setAddress] = useSearchParams();
  const change = (some: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams({ ...Object.fromEntries(address), ...some });
    for (const [name, text] of [...next]) if (text === '') next.delete(name);
    setAddress(next, { replace: true });
  };
  const read = (name: string) => address.get(name) ?? '';
  const tab = TABS.find(([name]) => name === read('tab'))?.[0] ?? 'countries';
  return {
    tab,
    search: read('search'),
    chosen: { show: read('show'), part: read('part') },
    change,
  };
}

/** In place of data that is not there yet, or could not be loaded. */
function Waiting({ reading: { failed, retry } }: { readonly reading: ReferenceReading }) {
  if (!failed) return <Spinner className={styles['waiting'] ?? ''} label="Loading the countries" />;
  return (
    <div className={styles['waiting']} role="alert">
      <p>The countries could not be loaded. They are part of this program: try again.</p>
      <Button onClick={retry}>Retry</Button>
    </div>
  );
}

export function ReferenceScreen() {
  const reading = useReference();
  const signedIn = useSession().status === 'signed-in';
  const { tab, search, chosen, change } = useAddress();
  // Typing goes before what it finds.
  const wanted = useDeferredValue(search);
  const choose = (next: Chosen) => change({ ...next });
  return (
    <div className={styles['screen']}>
      <header className={styles['head']}>
        <h1>Reference</h1>
        <SearchBox
          className={styles['search'] ?? ''}
          aria-label={SEARCHED[tab]}
          placeholder={SEARCHED[tab]}
          value={search}
          // What was chosen among other finds would hide what is found now.
          onChange={(_event, { value }) => change({ search: value, show: '', part: '' })}
        />
        {!signedIn && <Link to="/login">Back to sign in</Link>}
      </header>
      <Tabs
        label="Reference data"
        tabs={TABS}
        selected={tab}
        onSelect={(name) => change({ tab: name, search: '', show: '', part: '' })}
      >
        {tab === 'countries' &&
          (reading.reference ? (
            <Countries
              reference={reading.reference}
              search={wanted}
              chosen={chosen}
              onChoose={choose}
            />
          ) : (
            <Waiting reading={reading} />
          ))}
        {tab === 'currencies' && <Currencies search={wanted} chosen={chosen} onChoose={choose} />}
        {tab === 'limits' && <Limits search={wanted} />}
        {tab === 'rules' && <Rules search={wanted} />}
      </Tabs>
    </div>
  );
}
